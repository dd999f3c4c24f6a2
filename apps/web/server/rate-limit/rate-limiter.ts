import { createHash } from "node:crypto";
import type { Database } from "@tenora/database/connection/connect";
import { consumeTokens } from "@tenora/database/rate-limit/consume-tokens";
import type { RateLimit } from "./rate-limited-routes.ts";

/** Takes one turn: 0 when there was one, else in how many seconds there will be. */
export type ConsumeToken = (
  endpoint: string,
  who: string,
  allowance: RateLimit,
  batchSize?: number,
) => Promise<number>;

/** What a process remembers of one caller at one endpoint. Times in milliseconds since 1970. */
interface CachedCaller {
  /** Turns that were taken from the database and not used yet. */
  left: number;
  rejectedUntil: number;
  readonly since: number;
}

const maxCachedCallers = 20_000;
const batchLifetimeMs = 60_000;

/**
 * Counts in PostgreSQL, so that all web processes count together. What a process remembers only
 * saves questions: turns taken in advance, and refusals, whose end is known.
 */
export function createRateLimiter(
  database: Database<"tenora_web_public">,
  factor: number,
  now: () => number,
): ConsumeToken {
  const cached = new Map<string, CachedCaller>();
  const asking = new Map<string, Promise<number>>();
  const remember = (subject: string, one: CachedCaller) => {
    if (cached.size >= maxCachedCallers) cached.clear();
    cached.set(subject, one);
  };

  /** Null when the database has to be asked. */
  const recall = (subject: string): number | null => {
    const at = now();
    const known = cached.get(subject);
    if (known === undefined) return null;
    if (known.rejectedUntil > at) return Math.ceil((known.rejectedUntil - at) / 1000);
    if (known.left === 0 || at - known.since > batchLifetimeMs) return null;
    known.left -= 1;
    return 0;
  };

  return async (endpoint, who, { most, seconds }, batchSize = 1) => {
    const subject = createHash("sha256").update(`${endpoint}\n${who}`).digest("hex");
    // Who comes while turns are being taken in advance waits for those.
    for (let at = asking.get(subject); at !== undefined; at = asking.get(subject)) {
      await at.catch(() => {});
      const known = recall(subject);
      if (known !== null) return known;
    }
    const known = recall(subject);
    if (known !== null) return known;
    const turns = { subject, count: batchSize, most: Math.max(batchSize, most * factor), seconds };
    const asked = consumeTokens(database, turns).then((wait) => {
      const at = now();
      if (wait > 0) remember(subject, { left: 0, rejectedUntil: at + wait * 1000, since: at });
      else if (batchSize > 1)
        remember(subject, { left: batchSize - 1, rejectedUntil: 0, since: at });
      return wait;
    });
    if (batchSize === 1) return asked;
    asking.set(subject, asked);
    return asked.finally(() => asking.delete(subject));
  };
}
