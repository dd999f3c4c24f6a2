import type { Draft } from "./draft.ts";

// What is typed and not saved yet stays in this browser: a reload, a lost connection or an ended
// session takes nothing away.
const nameOf = (id: string | null) => `tenora.article.${id ?? "new"}`;

/** The draft that was kept of this article; null when there is none. */
export function readKept(id: string | null): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(id)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

/** Storage that is full or closed keeps nothing; saving is then the only way. */
export function keep(id: string | null, draft: Draft): void {
  try {
    localStorage.setItem(nameOf(id), JSON.stringify(draft));
  } catch {}
}

export function forget(id: string | null): void {
  try {
    localStorage.removeItem(nameOf(id));
  } catch {}
}
