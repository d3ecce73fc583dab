// Every seat's share of the dice: what a person does not write is drawn by their own browser.

/** 128 random bits as text. */
export function randomWords() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/** Fill an empty share when its form is sent. */
export function fillShares(root) {
  root.addEventListener("submit", (event) => {
    const field = event.target.elements.entropy;
    if (field && !field.value) field.value = randomWords();
  });
}

/** Whoever sits without a share (the host did not join) gives one at once; they may give another until the start. */
export async function giveShare(root) {
  const form = root.querySelector("form[data-share=missing]");
  if (!form || root.dataset.shared) return;
  root.dataset.shared = "1";
  const body = new URLSearchParams(new FormData(form));
  body.set("entropy", randomWords());
  await fetch(form.action, { method: "POST", body, headers: { "X-Have": "lobby=0" } });
}
