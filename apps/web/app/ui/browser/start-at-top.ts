/** Begins a page that took another's place at its top, for the eye and for the keyboard. */
export function startAtTop(): void {
  window.scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}
