import type { Draft } from "./draft.ts";

// What is typed and not saved yet stays in this browser: a reload, a lost connection or an ended
// session takes nothing away. It is kept for who typed it: somebody else who signs in here is never
// given it.

/** Under which name the draft of this article is kept; null for a new article. */
export const placeOf = (writer: string, id: string | null): string =>
  `tenora.draft.${writer}.${id ?? "new"}`;

/** The draft that was kept there; null when there is none. */
export function readKept(place: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

/** Storage that is full or closed keeps nothing; saving is then the only way. */
export function keep(place: string, draft: Draft): void {
  try {
    localStorage.setItem(place, JSON.stringify(draft));
  } catch {}
}

export function forget(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {}
}
