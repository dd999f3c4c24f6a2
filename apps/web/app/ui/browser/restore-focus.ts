/**
 * When a focused element inside this box is removed, the focus returns to the element that had it
 * before.
 * @returns a function that stops this
 */
export function restoreFocus(box: HTMLElement): () => void {
  let before: EventTarget | null = null;
  let isInside = false;

  const follow = ({ target, relatedTarget }: FocusEvent) => {
    const wasInside = isInside;
    isInside = target instanceof Node && box.contains(target);
    if (isInside && !wasInside) before = relatedTarget;
  };
  const vanished = new MutationObserver(() => {
    if (!isInside || document.activeElement !== document.body) return;
    isInside = false;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  });

  window.addEventListener("focusin", follow, true);
  vanished.observe(box, { childList: true, subtree: true });
  return () => {
    window.removeEventListener("focusin", follow, true);
    vanished.disconnect();
  };
}
