import { createHash } from "node:crypto";
import type { Rate } from "../../app/http/route-handle.ts";
import type { TakeShared } from "./shared-count.ts";

/** Takes one token: 0 when there was one, else the seconds until there will be. Never rejects. */
export type ConsumeToken = (
  limit: string,
  client: string,
  rate: Rate,
  batchSize?: number,
) => Promise<number>;

export interface RateLimiter {
  readonly consumeToken: ConsumeToken;
  /** The requests that this process has let pass without the count of all processes. */
  readonly countUnshared: () => number;
}

/** What a process knows of one client at one limit. Times in milliseconds since 1970. */
interface Client {
  /** When all tokens of this process alone are available again (GCRA). */
  replenishedAt: number;
  /** Tokens that were taken from the shared count and not used yet. */
  left: number;
  leftUntil: number;
  /** The shared count rejects it until then. */
  rejectedUntil: number;
  /** Answers to the requests that wait for the shared count. */
  waiting: ((wait: number) => void)[];
}

/** About 5 MB; the client that was away for longest is forgotten first. */
const maxClients = 20_000;
const batchLifetimeMs = 60_000;

/**
 * Counts in this process first, then in PostgreSQL, where all web processes count together. What exceeds
 * the limit here reaches no database, so of one client at most `most` requests ever wait for it, by one
 * query at a time. Where it doesn't answer, the count of this process decides alone.
 */
export function createRateLimiter(
  takeShared: TakeShared,
  factor: number,
  now: () => number,
): RateLimiter {
  const clients = new Map<string, Client>();
  let unshared = 0;

  const clientOf = (subject: string): Client => {
    const none = { replenishedAt: 0, left: 0, leftUntil: 0, rejectedUntil: 0, waiting: [] };
    const client = clients.get(subject) ?? none;
    clients.delete(subject);
    const [oldest] = clients.size < maxClients ? [] : clients.keys();
    if (oldest !== undefined) clients.delete(oldest);
    clients.set(subject, client);
    return client;
  };

  /** Asks until no request waits any more: once for all that came while the last answer was on its way. */
  async function share(client: Client, tokens: Rate & { subject: string; batchSize: number }) {
    const { subject, most, seconds, batchSize } = tokens;
    const { waiting } = client;
    const answer = (count: number, wait: number) => {
      for (const one of waiting.splice(0, count)) one(wait);
    };
    while (waiting.length > 0) {
      const count = Math.min(most, Math.max(batchSize, waiting.length));
      const taken = await takeShared({ subject, count, most, seconds });
      if (taken === null) {
        unshared += waiting.length;
        answer(waiting.length, 0);
        continue;
      }
      client.left = Math.max(0, taken.granted - waiting.length);
      client.leftUntil = now() + batchLifetimeMs;
      answer(taken.granted, 0);
      if (taken.wait === 0 || client.left > 0) continue;
      client.rejectedUntil = now() + taken.wait * 1000;
      answer(waiting.length, taken.wait);
    }
  }

  const consumeToken: ConsumeToken = async (limit, name, rate, batchSize = 1) => {
    const subject = createHash("sha256").update(`${limit}\n${name}`).digest("hex");
    const most = Math.ceil(Math.max(batchSize, rate.most * factor));
    const at = now();
    const client = clientOf(subject);
    if (client.rejectedUntil > at) return secondsTo(client.rejectedUntil, at);
    const periodMs = rate.seconds * 1000;
    const next = Math.max(client.replenishedAt, at) + periodMs / most;
    // The millisecond: rounding must not cost a token.
    if (next > at + periodMs + 1) return secondsTo(next - periodMs, at);
    client.replenishedAt = next;
    if (client.left > 0 && at < client.leftUntil) {
      client.left -= 1;
      return 0;
    }
    return new Promise((resolve) => {
      client.waiting.push(resolve);
      const tokens = { subject, most, seconds: rate.seconds, batchSize };
      if (client.waiting.length === 1) void share(client, tokens);
    });
  };
  return { consumeToken, countUnshared: () => unshared };
}

const secondsTo = (time: number, at: number) => Math.ceil((time - at) / 1000);
