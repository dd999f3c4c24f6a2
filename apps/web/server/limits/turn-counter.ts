import { createHash } from "node:crypto";
import type { Database } from "@tenora/database/connect";
import { takeTurns } from "@tenora/database/take-turns";
import type { Allowance } from "./limited-doors.ts";

/** Takes one turn: 0 when there was one, else in how many seconds there will be. */
export type TakeTurn = (
  door: string,
  who: string,
  allowance: Allowance,
  lease?: number,
) => Promise<number>;

/** What a process remembers of one caller at one door. Times in milliseconds since 1970. */
interface Remembered {
  /** Turns that were taken from the database and not used yet. */
  left: number;
  shutUntil: number;
  readonly since: number;
}

const mostRemembered = 20_000;
const leaseLastsMs = 60_000;

/**
 * Counts in PostgreSQL, so that all web processes count together. What a process remembers only
 * saves questions: turns taken in advance, and refusals, whose end is known.
 */
export function turnCounter(
  database: Database<"tenora_web_public">,
  factor: number,
  now: () => number,
): TakeTurn {
  const remembered = new Map<string, Remembered>();
  const asking = new Map<string, Promise<number>>();
  const remember = (subject: string, one: Remembered) => {
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(subject, one);
  };

  /** Null when the database has to be asked. */
  const recall = (subject: string): number | null => {
    const at = now();
    const known = remembered.get(subject);
    if (known === undefined) return null;
    if (known.shutUntil > at) return Math.ceil((known.shutUntil - at) / 1000);
    if (known.left === 0 || at - known.since > leaseLastsMs) return null;
    known.left -= 1;
    return 0;
  };

  return async (door, who, { most, seconds }, lease = 1) => {
    const subject = createHash("sha256").update(`${door}\n${who}`).digest("hex");
    // Who comes while turns are being taken in advance waits for those.
    for (let at = asking.get(subject); at !== undefined; at = asking.get(subject)) {
      await at.catch(() => {});
      const known = recall(subject);
      if (known !== null) return known;
    }
    const known = recall(subject);
    if (known !== null) return known;
    const turns = { subject, count: lease, most: Math.max(lease, most * factor), seconds };
    const asked = takeTurns(database, turns).then((wait) => {
      const at = now();
      if (wait > 0) remember(subject, { left: 0, shutUntil: at + wait * 1000, since: at });
      else if (lease > 1) remember(subject, { left: lease - 1, shutUntil: 0, since: at });
      return wait;
    });
    if (lease === 1) return asked;
    asking.set(subject, asked);
    return asked.finally(() => asking.delete(subject));
  };
}
