import { type RefObject, useLayoutEffect } from "react";
import { areSingleKeyShortcutsOn } from "./single-key-shortcuts.ts";

/** Fields and dialogs handle their own keys. */
const ownKeys = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog";

/**
 * Keyboard shortcuts of a list: "/" focuses the search, j and k focus the link of the next and the
 * previous row, and x selects the row where rows can be selected. They can be turned off below the
 * list.
 */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  // A layout effect, so that the shortcuts work as soon as the list is visible.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (!areSingleKeyShortcutsOn()) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      const step = { j: 1, k: -1 }[event.key];
      if (event.key === "/") list.current?.querySelector<HTMLElement>("[type=search]")?.focus();
      else if (event.key === "x") rowAt()?.querySelector<HTMLElement>("[type=checkbox]")?.click();
      else if (step) focusRow(list.current, step);
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [list]);
}

const rowAt = () => document.activeElement?.closest("tr");

function focusRow(list: HTMLElement | null, step: number) {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
  const at = rows.findIndex((row) => row.closest("tr") === rowAt());
  const next = at === -1 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1);
  rows[next]?.focus({ preventScroll: true });
  rows[next]?.closest("tr")?.scrollIntoView({ block: "nearest" });
}
