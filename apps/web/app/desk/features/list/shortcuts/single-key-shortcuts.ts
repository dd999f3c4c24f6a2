import { useSyncExternalStore } from "react";

const key = "tenora.single-key-shortcuts";
const listeners = new Set<() => void>();
/** The setting when the browser forbids storage; it lasts until the page is closed. */
let unstored: boolean | null = null;

/**
 * Whether `/`, `j`, `k` and `x` work in this browser's lists. WCAG 2.1.4 requires that they can be
 * turned off, because speech input presses them with every word.
 */
export function areSingleKeyShortcutsOn(): boolean {
  if (isTouchOnly()) return false;
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

/** There the setting isn't shown, so they must be off. */
const isTouchOnly = () => window.matchMedia?.("(any-hover: none)").matches === true;

export function setSingleKeyShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, "off");
    unstored = null;
  } catch {
    unstored = isOn;
  }
  for (const changed of listeners) changed();
}

/** Another tab may change the setting too. */
function subscribe(changed: () => void) {
  listeners.add(changed);
  window.addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener("storage", changed);
  };
}

export const useSingleKeyShortcuts = (): boolean =>
  useSyncExternalStore(subscribe, areSingleKeyShortcutsOn, () => true);
