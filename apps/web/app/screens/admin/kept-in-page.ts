import { createContext, useContext, useState } from "react";

// What this page keeps of an admin's work beyond what shows it, by whose it is and what it is for.
// Only ever written in a browser: on the server it stays empty, whoever asks.
const kept = new Map<string, unknown>();

/** The e-mail of who works here, as the portal was told; null while nobody knows. */
export const WhoWorks = createContext<string | null>(null);

/** What was kept under this name for who works here, and null where nothing was; null forgets it. */
export function useKeptInPage<Value extends string | readonly string[]>(
  name: string,
): readonly [Value | null, (value: Value | null) => void] {
  const email = useContext(WhoWorks);
  const place = `${email} ${name}`;
  const [value, setValue] = useState(() => (kept.get(place) as Value | undefined) ?? null);
  function keep(next: Value | null) {
    if (next === null) kept.delete(place);
    else if (email !== null) kept.set(place, next);
    setValue(next);
  }
  return [value, keep];
}

/** Whether something of this name is kept here, whoever it is for. */
export const isKeptInPage = (name: string): boolean =>
  [...kept.keys()].some((place) => place.endsWith(` ${name}`));

/** Somebody signed out, so the next one here is perhaps somebody else. */
export const forgetAllInPage = (): void => kept.clear();
