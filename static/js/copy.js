// A button beside a link copies it. Browsers offer their clipboard over https only; the old way works everywhere.
// The button is shown once this script is there: before that a press would be heard by nobody.

document.documentElement.dataset.copies = "";

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.focus(); // a lobby draws itself anew only while nothing else in it is in use
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  button.textContent = button.dataset.done;
});
