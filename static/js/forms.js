// Decision forms: posted without leaving the page; numbers to pick are counted as one picks them.

/** ``send(form, button)`` posts an answer; other forms of the page are left alone, after a question if they ask one. */
export function answerForms(root, send) {
  root.addEventListener("click", onlyOnce, true);
  root.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.dataset.confirm && !window.confirm(form.dataset.confirm)) event.preventDefault();
    if (!form.classList.contains("answer")) return;
    event.preventDefault();
    if (root.dataset.busy) return;
    busy(root, form, true);
    send(form, event.submitter).finally(() => busy(root, form, false));
  });
  root.addEventListener("change", (event) => {
    const blank = event.target.closest(".blank.some");
    if (blank) count(blank, event.target);
  });
}

/** The second click of a double click would fall on the next question, whose buttons lie in the same place. */
function onlyOnce(event) {
  if (event.detail < 2 || !event.target.closest("form.answer button, [data-option]")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** One answer at a time, whatever is pressed: the second would be for a question that the first has settled. */
function busy(root, form, on) {
  if (on) {
    root.dataset.busy = "answer";
    form.setAttribute("aria-busy", "true");
  } else {
    delete root.dataset.busy;
    form.removeAttribute("aria-busy");
  }
}

/** Is its question still on the page? News that came while the answer waited in line may have taken it away. */
export function stillAsked(form, root) {
  const number = form.elements.question?.value;
  const same = (other) => other.action === form.action && other.elements.question?.value === number;
  return form.isConnected || [...root.querySelectorAll("form.answer")].some(same);
}

/** One number too many: the one picked longest ago goes. The button waits until there are enough. */
function count(blank, latest) {
  const chosen = [...blank.querySelectorAll("input:checked")].filter((input) => input !== latest);
  chosen.sort((a, b) => Number(a.dataset.at || 0) - Number(b.dataset.at || 0));
  latest.dataset.at = String(performance.now());
  const most = Number(blank.dataset.most) - (latest.checked ? 1 : 0);
  while (chosen.length > most) chosen.shift().checked = false;
  const enough = blank.querySelectorAll("input:checked").length >= Number(blank.dataset.least);
  const button = blank.parentElement.querySelector("button[name=option]");
  if (button) button.disabled = !enough;
}
