/** Focuses the first invalid field below `root`, after React has rendered the errors. */
export function focusFirstError(root: ParentNode = document): void {
  requestAnimationFrame(() => {
    root.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  });
}
