import { setTimeout as wait } from "node:timers/promises";
import type { Relayer } from "@tenora/chain/relay/open-relayer";
import type { Database } from "@tenora/database/connection/connect";
import { scheduleRelay } from "@tenora/database/relay/relay-progress";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { DomainError } from "@tenora/domain/domain-error";
import type { Task } from "graphile-worker";
import type { Logger } from "pino";
import { advance } from "./advance.ts";

/** In ms. */
export interface RelayTiming {
  /** Between two looks at a transaction that is on its way. */
  readonly pollMs: number;
  /** How long a transaction may wait before it is priced anew. */
  readonly repriceMs: number;
  /** How long its nonce may be another's, or not be due yet, before it goes back to the queue. */
  readonly lostMs: number;
}

export interface RelayContext {
  readonly database: Database<"tenora_jobs">;
  readonly relayer: Relayer;
  readonly dailyGas: number;
  readonly timing: RelayTiming;
  readonly log: Logger;
  readonly now: () => Date;
}

/** A run is shorter than the time that a worker has to stop. */
const runMs = 4_000;
const unreachableMs = 5_000;
/** Another job's transaction is on its way: only where a worker was killed. */
const busyMs = 1_000;

/**
 * Sends one call and follows it to its end. Whatever is signed is stored first, so that a run after a
 * crash goes on with the same transaction; a job that hasn't ended plans its next run.
 */
export function relayJob(context: RelayContext): Task {
  return async (payload) => {
    const { id } = payload as { readonly id: string };
    const nextRunMs = await run(context, id);
    if (nextRunMs !== null)
      await asWorker(context.database, (tx) => scheduleRelay(tx, id, nextRunMs));
  };
}

/** When to run again, in ms; null once it has ended. */
async function run(context: RelayContext, id: string): Promise<number | null> {
  const until = context.now().getTime() + runMs;
  try {
    for (let isFirst = true; ; isFirst = false) {
      const progress = await advance(context, id, { isFirst });
      if (progress === "ended") return null;
      if (progress === "busy") return busyMs;
      if (context.now().getTime() >= until) return 0;
      await wait(context.timing.pollMs);
    }
  } catch (error) {
    // The database's failures are the queue's to repeat; all else is a node that doesn't answer.
    if (error instanceof DomainError) throw error;
    context.log.warn({ job: id, what: (error as Error).name }, "the chain did not take or answer");
    return unreachableMs;
  }
}
