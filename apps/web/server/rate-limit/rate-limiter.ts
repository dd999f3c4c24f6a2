import { createHash } from "node:crypto";
import type { Database } from "@tenora/database/connection/connect";
import { consumeTokens } from "@tenora/database/rate-limit/consume-tokens";
import type { Rate } from "../../app/http/route-handle.ts";

/** Takes one token: 0 when there was one, else the seconds until there will be. */
export type ConsumeToken = (
  limit: string,
  client: string,
  rate: Rate,
  batchSize?: number,
) => Promise<number>;

/** What a process has cached about one client at one limit. Times in milliseconds since 1970. */
interface CachedClient {
  /** Tokens that were taken from the database and not used yet. */
  left: number;
  rejectedUntil: number;
  readonly since: number;
}

const maxCachedClients = 20_000;
const batchLifetimeMs = 60_000;

/**
 * Counts in PostgreSQL, so that all web processes count together. A process caches only what saves
 * queries: tokens taken in advance, and rejections, whose end is known.
 */
export function createRateLimiter(
  database: Database<"tenora_web_public">,
  factor: number,
  now: () => number,
): ConsumeToken {
  const cached = new Map<string, CachedClient>();
  const pending = new Map<string, Promise<number>>();
  const store = (subject: string, client: CachedClient) => {
    if (cached.size >= maxCachedClients) cached.clear();
    cached.set(subject, client);
  };

  /** Null when the database has to be queried. */
  const takeCached = (subject: string): number | null => {
    const at = now();
    const client = cached.get(subject);
    if (client === undefined) return null;
    if (client.rejectedUntil > at) return Math.ceil((client.rejectedUntil - at) / 1000);
    if (client.left === 0 || at - client.since > batchLifetimeMs) return null;
    client.left -= 1;
    return 0;
  };

  return async (limit, client, { most, seconds }, batchSize = 1) => {
    const subject = createHash("sha256").update(`${limit}\n${client}`).digest("hex");
    // While a batch is on its way, further requests wait for it.
    for (let batch = pending.get(subject); batch !== undefined; batch = pending.get(subject)) {
      await batch.catch(() => {});
      const wait = takeCached(subject);
      if (wait !== null) return wait;
    }
    const known = takeCached(subject);
    if (known !== null) return known;
    const tokens = { subject, count: batchSize, most: Math.max(batchSize, most * factor), seconds };
    const taken = consumeTokens(database, tokens).then((wait) => {
      const at = now();
      if (wait > 0) store(subject, { left: 0, rejectedUntil: at + wait * 1000, since: at });
      else if (batchSize > 1) store(subject, { left: batchSize - 1, rejectedUntil: 0, since: at });
      return wait;
    });
    if (batchSize === 1) return taken;
    pending.set(subject, taken);
    return taken.finally(() => pending.delete(subject));
  };
}
