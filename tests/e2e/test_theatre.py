"""The theatre of events: every scene ends in its time, the next one follows, and a key or a press ends them all."""

import pytest
from playwright.sync_api import TimeoutError

from tests.e2e import player

pytestmark = pytest.mark.browser_context_args(reduced_motion="no-preference", viewport={"width": 390, "height": 844})
# A die tumbles for half a second; a line is read for 600 ms and 40 more a letter, at most 3.5 s: static/js/acts.js.
LONGEST = 4.0
LEAST = {"roll": 1.0, "card": 1.4, "healed": 3.3}
LINES = {
    "roll": ("It rolls 3.", "x|12|3"),
    "card": ("A card is turned: gold.", "x|gold"),
    "healed": ("Healed, " * 40, "x|1"),
}
THROW = """async ([module, lines]) => {
  const { perform } = await import(module);
  const told = Object.entries(lines).map(([act, [words, of]]) => {
    const line = Object.assign(document.createElement("li"), { textContent: words });
    Object.assign(line.dataset, { act, of });
    return line;
  });
  perform(told, new Map());
}"""
# How long each scene had the stage, and its words; the next one may begin in the moment that ends the last.
WATCH = """() => {
  window.scenes = [];
  let since = 0;
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.removedNodes.length && since) {
        const words = [...change.removedNodes].map((part) => part.textContent).join(" ");
        window.scenes.push([words, (performance.now() - since) / 1000]);
        since = 0;
      }
      if (change.addedNodes.length) since ||= performance.now();
    }
  }).observe(document.getElementById("theatre"), { childList: true });
}"""
PLAYING = "() => document.getElementById('theatre').childElementCount > 0"
EMPTY = "() => document.getElementById('theatre').childElementCount === 0"


# By the page's own clock: how long a busy machine takes to tell of it is no matter.
FROM_PRESS_TO_END = """() => {
  const stage = document.getElementById("theatre");
  const shown = [...stage.children];
  window.pressed = window.ended = shown.length ? 0 : performance.now();
  for (const kind of ["keydown", "pointerdown"])
    document.addEventListener(kind, () => (window.pressed ||= performance.now()), { capture: true });
  new MutationObserver(() => {
    if (shown.every((part) => !part.isConnected)) window.ended ||= performance.now();
  }).observe(stage, { childList: true });
}"""


def until_something_plays(page, turns=30):
    """Answers until a scene is on the stage; false when the game ended before."""
    for _ in range(turns):
        if not player.wait_for_turn(page):
            return False
        before, options = player.question(page), player.values(page)
        if not options:
            continue
        player.click(page, player.choose(options, player.random.Random(before)))
        player.settled(page, before)
        if begins(page):
            return True
    return False


def begins(page, seconds=4):
    """A scene comes on, if what was answered, or what others then do, has one."""
    try:
        page.wait_for_function(PLAYING, timeout=1000 * seconds)
    except TimeoutError:
        return False
    return True


def thrown(page, lines):
    """These events by hand, as the table throws them when news come; in a game others' news may cut a scene short."""
    loaded = "performance.getEntriesByType('resource').map((r) => r.name)"
    page.evaluate(THROW, [page.evaluate(f"{loaded}.find((name) => name.includes('/theatre'))"), lines])


def test_every_scene_ends_by_itself_in_its_time(page, site):
    player.play_now(page, site)
    player.wait_for_turn(page)  # what happened before may still be playing, and nothing more happens now
    page.evaluate(WATCH)
    thrown(page, LINES)
    end = LINES["healed"][0].strip()
    page.wait_for_function(
        "(end) => window.scenes.some(([words]) => words.includes(end))", arg=end, timeout=20 * 1000 * LONGEST
    )
    for kind, (words, _) in LINES.items():
        (took,) = [seconds for said, seconds in page.evaluate("window.scenes") if words.strip() in said]
        assert LEAST[kind] < took < 3 * LONGEST, kind


def test_the_stage_is_empty_again_after_what_happens_in_a_game(page, site):
    player.play_now(page, site)
    assert until_something_plays(page)
    page.wait_for_function(EMPTY, timeout=20 * 1000 * LONGEST)


@pytest.mark.parametrize("skip", ["key", "press"])
def test_whoever_is_in_a_hurry_sees_no_more_of_it(page, site, skip):
    player.play_now(page, site)
    assert until_something_plays(page)
    page.evaluate(FROM_PRESS_TO_END)
    if skip == "key":
        page.keyboard.press("Shift")
    else:
        page.dispatch_event("#log", "pointerdown")
    page.wait_for_function("() => window.ended")
    assert page.evaluate("window.ended - window.pressed") < 1000


DICE = """() => new Promise((done) => {
  const stage = document.getElementById("theatre");
  new MutationObserver((_, watch) => {
    if (!stage.querySelector(".die-big")) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
    window.setTimeout(() => done(stage.querySelectorAll(".die-said").length), 700);
  }).observe(stage, { childList: true });
})"""


def test_a_die_skipped_while_it_tumbles_leaves_no_words_behind(page, site):
    """It is thrown again by hand, as the table does when news come."""
    player.play_now(page, site)
    page.evaluate(f"() => {{ window.left = ({DICE})(); }}")
    thrown(page, {"roll": LINES["roll"]})
    left = page.evaluate("window.left")
    assert left == 0
