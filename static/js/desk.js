// The staff's pages on card sets. Everything works without it; with it a form opens in its row, and says what is wrong
// at the field it is about.
"use strict";

const dirty = (form) => form && form.dataset.touched === "yes";

document.addEventListener("input", (event) => {
  const form = event.target.form;
  if (form && (form.id === "numbers" || form.closest(".desk-entry"))) form.dataset.touched = "yes";
});

document.addEventListener("submit", (event) => { delete event.target.dataset.touched; });

window.addEventListener("beforeunload", (event) => {
  if (dirty(document.getElementById("numbers"))) event.preventDefault();
});

// One row is open at a time; what was typed into another is lost only if one says so.
document.addEventListener("htmx:confirm", (event) => {
  if (!event.target.matches("[data-opens]")) return;
  const open = document.querySelector(".desk-edit");
  const words = document.getElementById("numbers").dataset.unsaved;
  if (open && dirty(open.querySelector("form")) && !window.confirm(words)) event.preventDefault();
  else if (open) open.remove();
});

document.addEventListener("click", (event) => {
  if (!event.target.matches("[data-closes]")) return;
  const row = event.target.closest(".desk-edit");
  const opener = row.previousElementSibling && row.previousElementSibling.querySelector("[data-opens]");
  row.remove();
  if (opener) opener.focus();
});

document.addEventListener("htmx:afterSettle", (event) => {
  for (const said of document.querySelectorAll(".desk-said")) {
    const field = document.getElementById(said.dataset.for);
    if (field) field.setAttribute("aria-invalid", "wrong" in said.dataset ? "true" : "false");
  }
  const opened = event.detail.requestConfig && event.detail.requestConfig.verb === "get" && document.querySelector(".desk-edit");
  const first = opened && opened.querySelector("form :is(input:not([type=hidden]), select)");
  if (first) first.focus();
});
