/**
 * A secret and the ones it replaces: the first signs and seals, all of them verify and open. A
 * single key is a ring of one.
 */
export type KeyRing = readonly [string, ...string[]];

/** `new,old`, as a setting has it. */
export function readKeyRing(text: string): KeyRing {
  const [first = "", ...older] = text.split(",").map((key) => key.trim());
  return [first, ...older];
}
