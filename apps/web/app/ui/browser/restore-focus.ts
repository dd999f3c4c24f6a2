/**
 * When something inside of this box vanishes with the focus in it, the focus returns to where it was
 * before it came here.
 * @returns what undoes it
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
