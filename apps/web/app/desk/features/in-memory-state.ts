import { createContext, useContext, useState } from "react";

// Unfinished work that outlives the component that shows it, by admin and name. Written in browsers
// only: on the server it stays empty.
const memory = new Map<string, unknown>();

/** What the name of every article's unsaved text begins with. */
export const unsavedArticle = "article ";
export const newRecoveryCodes = "new recovery codes";
/** What exists nowhere else: closing the page would lose it. */
const irreplaceable = [unsavedArticle, newRecoveryCodes];

/** The current admin's email; null while it is unknown. */
export const CurrentAdminContext = createContext<string | null>(null);

/** Reads and writes values of the current admin by name. Writing null deletes; nothing renders again. */
export function useMemory() {
  const email = useContext(CurrentAdminContext);
  const keyOf = (name: string) => `${email}\n${name}`;
  return {
    read: <Value>(name: string) => (memory.get(keyOf(name)) as Value | undefined) ?? null,
    write(name: string, value: unknown): void {
      if (value === null) memory.delete(keyOf(name));
      else if (email !== null) memory.set(keyOf(name), value);
      // The browser adds the same listener once.
      if (irreplaceable.some(hasInMemoryState)) {
        window.addEventListener("beforeunload", confirmUnload);
      }
    },
  };
}

/** A value of the current admin that is rendered; null when there is none, and to delete it. */
export function useInMemoryState<Value extends string | readonly string[]>(
  name: string,
): readonly [Value | null, (value: Value | null) => void] {
  const { read, write } = useMemory();
  const [value, setValue] = useState(() => read<Value>(name));
  function change(next: Value | null) {
    write(name, next);
    setValue(next);
  }
  return [value, change];
}

/** Half-written text, which a dialog closed by mistake and an ended session leave as it is. */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useInMemoryState<string>(name);
  return [text ?? "", (next) => setText(next === "" ? null : next)];
}

/** Whether any admin has a value in this page whose name begins so. */
export const hasInMemoryState = (name: string): boolean =>
  [...memory.keys()].some((key) => key.includes(`\n${name}`));

/** After a sign-out: the next admin in this browser may be another one. */
export const clearInMemoryState = (): void => memory.clear();

function confirmUnload(event: BeforeUnloadEvent): void {
  if (irreplaceable.some(hasInMemoryState)) event.preventDefault();
}
