import { useEffect, useEffectEvent } from "react";
import { areSingleKeyShortcutsOn } from "../shortcuts/single-key-shortcuts.ts";
import type { Siblings } from "./use-siblings.ts";

const fields = "input:not([type=checkbox]), textarea, select, [contenteditable]";

/** j and k lead to the next and the previous entry while one is open, as they do in its list. */
export function useSiblingKeys({ showPrevious, showNext }: Siblings): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areSingleKeyShortcutsOn()) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(fields)) return;
    // A dialog above the entry is about this entry.
    if (document.querySelectorAll("dialog[open]").length > 1) return;
    if (event.key === "j") showNext?.();
    else if (event.key === "k") showPrevious?.();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
