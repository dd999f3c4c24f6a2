import type { Database } from "@tenora/database/connection/connect";
import {
  type ConsumedTokens,
  consumeTokens,
  type TokenRequest,
} from "@tenora/database/rate-limit/consume-tokens";
import type { Logger } from "pino";

const timeoutMs = 1_000;
const retryMs = 1_000;

/** Takes tokens from the count of all processes; null when the database doesn't answer within a second. */
export type TakeShared = (tokens: TokenRequest) => Promise<ConsumedTokens | null>;

/**
 * The count that all processes share. After a failure one request a second tries again; all others are
 * told at once, so that an outage slows no request down. Its beginning and its end are logged.
 */
export function sharedCount(
  database: Database<"tenora_web_public">,
  log: Pick<Logger, "warn" | "info">,
  now: () => number,
): TakeShared {
  /** When to try again; null while the database answers. */
  let retryAt: number | null = null;
  return async (tokens) => {
    const at = now();
    if (retryAt !== null) {
      if (at < retryAt) return null;
      retryAt = at + retryMs;
    }
    try {
      const taken = await inTime(consumeTokens(database, tokens));
      if (retryAt !== null) log.info("rate limits are shared with other processes again");
      retryAt = null;
      return taken;
    } catch (error) {
      const { name, code } = error as Error & { code?: string };
      if (retryAt === null) log.warn({ err: { name, code } }, "rate limits are not shared");
      retryAt = now() + retryMs;
      return null;
    }
  };
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("The rate limits' database did not answer in time"));
    // Answers that have arrived come first: the event loop itself may have been busy for a second.
    const timer = setTimeout(() => setImmediate(fail), timeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
