// A button beside a link copies it. Browsers offer their clipboard over https only; the old way works everywhere.

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
