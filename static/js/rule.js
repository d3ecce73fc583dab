// The rule behind a question, in a sheet beside it; without a script the link opens the rulebook.

export function ruleSheet(root) {
  const sheet = document.getElementById("rule");
  root.addEventListener("click", async (event) => {
    const link = event.target.closest("a.rule[data-part]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const answer = await fetch(link.dataset.part).catch(() => null);
    if (!answer?.ok) {
      window.open(link.href, "_blank", "noopener");
      return;
    }
    const part = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".rule-part");
    document.getElementById("rule-text").replaceChildren(document.importNode(part, true));
    sheet.showModal();
  });
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
}
