import { followTransaction } from "@tenora/chain/transaction/follow-transaction";
import {
  dropped,
  hashKnown,
  mined,
  reorganised,
  replaced,
  reverted,
} from "../state/transaction-events.ts";
import type { Hex } from "../state/transaction-intent.ts";
import type {
  Problem,
  StepReference,
  TransactionEvent,
  TransactionRun,
} from "../state/transaction-run.ts";
import { readBatchStatus } from "./call-batch.ts";
import { describeProblem } from "./describe-problem.ts";
import { findRequest } from "./earlier-request.ts";
import { delay, type EngineContext } from "./engine-context.ts";

/** Follows what was submitted to its end, for as long as the page is open. */
export async function follow(
  context: EngineContext,
  run: TransactionRun,
  reference: StepReference,
): Promise<void> {
  while (!context.pageEnd.aborted) {
    try {
      const event = await look(context, run, reference);
      if (event) return context.dispatch(run.attempt, event);
    } catch {
      // No network, no wallet, or one on another chain: none of it says anything about the end.
    }
    await delay(context.following.pollMs);
  }
}

/** The event of the end; null while there is none. */
function look(
  context: EngineContext,
  run: TransactionRun,
  reference: StepReference,
): Promise<TransactionEvent | null> {
  switch (reference.kind) {
    case "transaction":
      return followSent(context, run, reference);
    case "calls":
      return followCalls(context, reference);
    case "relay":
      return followJob(context, run, reference);
  }
}

async function followSent(
  context: EngineContext,
  { attempt, account }: Pick<TransactionRun, "attempt" | "account">,
  reference: Extract<StepReference, { kind: "transaction" }>,
): Promise<TransactionEvent | null> {
  const { hash, nonce, call, sinceBlock, earlierCalls } = reference;
  if (hash === null) return null;
  const sent = {
    hash,
    nonce,
    from: account,
    call: { ...call, value: BigInt(call.value) },
    sinceBlock: BigInt(sinceBlock),
  };
  const result = await followTransaction(context.client, sent, {
    ...context.following,
    onReorganised: () => context.dispatch(attempt, reorganised),
  });
  switch (result.kind) {
    case "confirmed":
      return mined(result.receipt.transactionHash, result.receipt.blockNumber);
    case "failed":
      return reverted(
        result.receipt.transactionHash,
        await explainFailure(context, { ...sent.call, account, block: result.receipt.blockNumber }),
      );
    case "replaced": {
      // The person may have confirmed the prompt of an earlier press instead.
      const found = earlierCalls && (await findRequest(context.client, account, reference));
      if (!found || found === "other") return replaced(result.how);
      const { earlierCalls: _, ...sent } = { ...reference, ...found };
      return followSent(context, { attempt, account }, sent);
    }
    case "dropped":
      return dropped;
  }
}

/** The contract's own reason, from the state after the block; a general sentence where it passes. */
async function explainFailure(
  { client, stablecoins }: EngineContext,
  { account, to, data, block }: { account: Hex; to: Hex; data: Hex; block: bigint },
): Promise<Problem> {
  try {
    await client.call({ account, to, data, blockNumber: block });
    return revertedOnChain;
  } catch (error) {
    const problem = describeProblem(error, { stablecoins, token: to });
    return problem.code === "UNKNOWN" ? revertedOnChain : problem;
  }
}

const revertedOnChain: Problem = {
  code: "REVERTED",
  sentence: "The network rejected it: something changed between your confirmation and its turn.",
  nextStep: "Nothing moved but the network fee. Look at the current figures and try again.",
};

const partlyReverted: Problem = {
  code: "PARTLY_REVERTED",
  sentence: "The network took only some of the calls that your wallet sent together.",
  nextStep: "Look at its activity and at the current figures before you try again.",
};

async function followCalls(
  context: EngineContext,
  { callsId }: Extract<StepReference, { kind: "calls" }>,
): Promise<TransactionEvent | null> {
  const batch = await readBatchStatus(context, callsId);
  if (batch === null || batch === "none") return null;
  const last = batch.receipts?.at(-1);
  const hash = last?.transactionHash ?? null;
  switch (batch.status) {
    case 100:
      return null;
    case 200:
      return mined(hash, last ? BigInt(last.blockNumber) : null);
    case 400:
      return dropped;
    case 500:
      return reverted(hash, revertedOnChain);
    case 600:
      return reverted(hash, partlyReverted);
  }
}

async function followJob(
  { relay, dispatch }: EngineContext,
  { attempt }: TransactionRun,
  { jobId }: Extract<StepReference, { kind: "relay" }>,
): Promise<TransactionEvent | null> {
  const job = await relay.read(jobId);
  switch (job?.state) {
    case "mined":
      return mined(job.hash, BigInt(job.block));
    case "failed":
      return reverted(job.hash ?? null, { code: job.code, sentence: job.message, nextStep: "" });
    case "sent":
      dispatch(attempt, hashKnown(job.hash));
      return null;
    default:
      return null;
  }
}
