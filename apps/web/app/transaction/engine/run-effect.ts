import { pendingKey, removePending } from "../pending-transactions.ts";
import { indexed, takenByAnotherTab } from "../state/transaction-events.ts";
import type { TransactionEffect, TransactionRun } from "../state/transaction-run.ts";
import { buildIntent } from "./build-intent.ts";
import type { EngineContext } from "./engine-context.ts";
import { follow } from "./follow.ts";
import type { PendingEntries } from "./pending-entries.ts";
import { askForStep, simulateStep } from "./run-step.ts";

/** Does what an event asks for. */
export function runEffect(
  context: EngineContext,
  entries: PendingEntries,
  run: TransactionRun,
  effect: TransactionEffect,
): unknown {
  switch (effect.type) {
    case "build":
      return buildIntent(context, run, context.runs.buildOf(run.attempt));
    case "simulate":
      return simulate(context, entries, run);
    case "ask":
      return askForStep(context, run);
    case "follow":
      return follow(context, run, effect.reference);
    case "wait-for-index":
      return waitForIndex(context, run.attempt, effect.block);
    case "revalidate":
      return context.revalidate();
    case "forget":
      return removePending(pendingKey(run));
    case "finish":
      return entries.giveBack(run, effect.mayBeSent);
  }
}

async function simulate(context: EngineContext, entries: PendingEntries, run: TransactionRun) {
  if (await entries.take(run)) await simulateStep(context, run);
  else context.dispatch(run.attempt, takenByAnotherTab);
}

async function waitForIndex(context: EngineContext, attempt: number, block: bigint | null) {
  const mined = block ?? (await context.client.getBlockNumber({ cacheTime: 0 }).catch(() => 0n));
  context.dispatch(attempt, indexed(await context.waitForIndex(mined)));
}
