import type { MouseEvent } from "react";

/** What a press on it does by itself. */
const interactive = "a, button, input, label, select, summary, textarea";

/** A press anywhere on a row is a press on its link, unless it was on something else or selected text. */
export function openEntry(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget: row, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest(interactive)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const link = row.querySelector<HTMLElement>("[data-row-link]");
  if (link === null) return;
  // The focus returns to it when the entry is closed.
  link.focus({ preventScroll: true });
  const keys = { ctrlKey, metaKey, shiftKey };
  link.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
}
