import { createContext, useContext, useState } from "react";

// What this page keeps of an admin's work beyond what shows it, by whose it is and what it is for.
// Only ever written in a browser: on the server it stays empty, whoever asks.
const memory = new Map<string, unknown>();

/** The current admin's e-mail; null while it is unknown. */
export const CurrentAdminContext = createContext<string | null>(null);

/** The value stored under this name for the current admin, or null; setting null deletes it. */
export function useInMemoryState<Value extends string | readonly string[]>(
  name: string,
): readonly [Value | null, (value: Value | null) => void] {
  const email = useContext(CurrentAdminContext);
  const memoryKey = `${email} ${name}`;
  const [value, setValue] = useState(() => (memory.get(memoryKey) as Value | undefined) ?? null);
  function keep(next: Value | null) {
    if (next === null) memory.delete(memoryKey);
    else if (email !== null) memory.set(memoryKey, next);
    setValue(next);
  }
  return [value, keep];
}

/** Whether a value of this name is stored in this page, for any admin. */
export const hasInMemoryState = (name: string): boolean =>
  [...memory.keys()].some((memoryKey) => memoryKey.endsWith(` ${name}`));

/** Somebody signed out, so the next one here is perhaps somebody else. */
export const clearInMemoryState = (): void => memory.clear();
