/**
 * Focuses the first invalid field below `root`, after React has rendered the errors. A focus that has moved
 * meanwhile stays.
 */
export function focusFirstError(root: ParentNode = document): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    // The browser itself leaves a button that is disabled.
    if (now !== before && now !== document.body) return;
    root.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  });
}
