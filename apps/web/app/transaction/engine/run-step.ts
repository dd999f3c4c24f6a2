import { typedDataText } from "@tenora/chain/transaction/chain-client";
import { type CheckedCall, encodeCall } from "@tenora/chain/transaction/contract-call";
import { simulateCalls } from "@tenora/chain/transaction/simulate-calls";
import { readSignature } from "@tenora/chain/wallet/connect-account";
import { chainIdHex } from "@tenora/domain/ethereum/chain-presets";
import { type RequestArguments, sameAddress } from "@tenora/wallet/provider/provider";
import { pendingKey, removePending, storePending } from "../pending-transactions.ts";
import {
  askedRelayer,
  foundAgain,
  refused,
  requestFailed,
  signed,
  simulated,
  simulationFailed,
  stepSkipped,
  submitted,
  walletChanged,
} from "../state/transaction-events.ts";
import { type Hex, IntentError, type TransactionStep } from "../state/transaction-intent.ts";
import type { StepReference, TransactionRun } from "../state/transaction-run.ts";
import { answeredBatchId, duplicateBatch, newBatchId } from "./call-batch.ts";
import { describeProblem } from "./describe-problem.ts";
import { askedAgain, earlierRequest, newRequest } from "./earlier-request.ts";
import { type EngineContext, walletChange } from "./engine-context.ts";
import { newJobId } from "./relay.ts";

/** Simulates what the current step does; the wallet opens only when it would pass. */
export async function simulateStep(context: EngineContext, run: TransactionRun): Promise<void> {
  const { client, dispatch } = context;
  try {
    // An earlier page, or a tab that was closed, may have sent it.
    const earlier = await earlierRequest(context, run);
    if (earlier.kind === "sent") return dispatch(run.attempt, foundAgain(earlier.entry));
    const [step] = stepsLeft(run);
    if (step?.kind === "call" && (await step.isNeeded?.()) === false)
      return dispatch(run.attempt, stepSkipped);
    const calls = nextCalls(run);
    if (step?.kind === "call") await simulateCalls(client, run.account, calls);
    const batch = calls.length > 1 && (await canBatch(context, run)) ? calls.length : 1;
    dispatch(run.attempt, stopOr(context, run, simulated(batch)));
  } catch (error) {
    dispatch(run.attempt, stopOr(context, run, simulationFailed(problemOf(context, run, error))));
  }
}

const problemOf = ({ stablecoins }: EngineContext, { intent }: TransactionRun, error: unknown) =>
  describeProblem(error, { stablecoins, ...(intent?.token && { token: intent.token }) });

/** What happened, unless the wallet has changed meanwhile. */
function stopOr<Event>(context: EngineContext, run: TransactionRun, event: Event) {
  const change = walletChange(context.wallet.getState(), run);
  return change ? walletChanged(change) : event;
}

const stepsLeft = ({ intent, step }: TransactionRun): readonly TransactionStep[] =>
  intent?.steps.slice(step) ?? [];

/** The calls that follow each other from the current step on. */
function nextCalls(run: TransactionRun): CheckedCall[] {
  const steps = stepsLeft(run);
  // What depends on the state after the calls before it can't go with them.
  const end = steps.findIndex(
    (step, index) => step.kind !== "call" || (index > 0 && step.isNeeded),
  );
  return (end < 0 ? steps : steps.slice(0, end)).flatMap((step) =>
    step.kind === "call" ? [step.call(run.signatures)] : [],
  );
}

/** Whether the wallet sends several calls as one (EIP-5792); most answer that they don't know. */
async function canBatch({ wallet }: EngineContext, { account, chainId }: TransactionRun) {
  const chain = chainIdHex(chainId);
  const outcome = await wallet.request({
    method: "wallet_getCapabilities",
    params: [account, [chain]],
  });
  if (outcome.kind !== "answered") return false;
  const capabilities = outcome.result as Record<string, { atomic?: { status?: string } }> | null;
  return ["supported", "ready"].includes(capabilities?.[chain]?.atomic?.status ?? "");
}

/** Opens the wallet, or asks our relayer, for the current step. */
export async function askForStep(context: EngineContext, run: TransactionRun): Promise<void> {
  const [step] = stepsLeft(run);
  const change = walletChange(context.wallet.getState(), run);
  if (change || !step)
    return context.dispatch(run.attempt, walletChanged(change ?? "account-changed"));
  try {
    if (step.kind === "sign") await sign(context, run, step);
    else if (run.batch > 1) await sendBatch(context, run);
    else if (!(await relay(context, run, step))) await send(context, run, step);
  } catch (error) {
    context.dispatch(
      run.attempt,
      // Before the wallet was asked, or after an answer that says nothing.
      stopOr(context, run, requestFailed(problemOf(context, run, error), true)),
    );
  }
}

async function sign(
  context: EngineContext,
  run: TransactionRun,
  { name, message: { signer, typedData } }: TransactionStep & { kind: "sign" },
): Promise<void> {
  if (signer && !sameAddress(signer, run.account))
    throw new IntentError(`This is for ${signer} to sign.`, "Switch to that account first.");
  const params = [run.account, typedDataText(typedData)];
  // A signature sends nothing: what an earlier page asked for stays as it is.
  const answer = await ask(context, run, { method: "eth_signTypedData_v4", params }, true);
  if (answer === null) return;
  const signature = await readSignature({ address: run.account }, typedData, answer);
  context.dispatch(run.attempt, signed(name, signature));
}

async function send(
  context: EngineContext,
  run: TransactionRun,
  step: TransactionStep & { kind: "call" },
): Promise<void> {
  const { to, data, value } = encodeCall(step.call(run.signatures));
  const call = { to, data, value: String(value) };
  const earlier = await earlierRequest(context, run);
  if (earlier.kind === "sent") return context.dispatch(run.attempt, foundAgain(earlier.entry));
  if (earlier.kind === "may-be-sent")
    return context.dispatch(run.attempt, requestFailed(mayBeSent, true));
  const asked = earlier.kind === "unanswered" ? earlier.reference : null;
  // A batch that the wallet may still show has no nonce to share.
  if (asked?.kind === "calls") return context.dispatch(run.attempt, requestFailed(mayBeSent, true));
  const wasAsked = asked !== null;
  const start = asked ? askedAgain(asked) : await newRequest(context, run);
  const reference = { kind: "transaction", ...start, call } as const;
  const { nonce } = start;
  // Stored before the wallet is asked: its answer may come after this page is gone.
  store(context, run, { ...reference, hash: null });
  const transaction = {
    from: run.account,
    to,
    data,
    value: "0x0",
    chainId: chainIdHex(run.chainId),
    // A prompt of an earlier press may be open still: of two with one nonce only one can be mined.
    ...(wasAsked ? { nonce: `0x${nonce.toString(16)}` } : {}),
  };
  const request = { method: "eth_sendTransaction", params: [transaction] };
  const hash = await ask(context, run, request, wasAsked);
  if (hash === null) return;
  if (!isHex(hash)) throw new Error("Your wallet answered without a transaction.");
  finishRequest(context, run, { ...reference, hash });
}

const mayBeSent = {
  code: "MAY_BE_SENT",
  sentence: "Your wallet may already have sent this.",
  nextStep: "Look at its activity, and try again in a minute.",
};

async function sendBatch(context: EngineContext, run: TransactionRun): Promise<void> {
  const calls = nextCalls(run)
    .slice(0, run.batch)
    .map(encodeCall)
    .map(({ to, data }) => ({ to, data, value: "0x0" }));
  const earlier = await earlierRequest(context, run);
  if (earlier.kind === "sent") return context.dispatch(run.attempt, foundAgain(earlier.entry));
  const asked = earlier.kind === "unanswered" ? earlier.reference : null;
  if (earlier.kind === "may-be-sent" || asked?.kind === "transaction")
    return context.dispatch(run.attempt, requestFailed(mayBeSent, true));
  // Asked again under the same name: of two prompts the wallet takes only one.
  const reference = { kind: "calls", callsId: asked?.callsId ?? newBatchId() } as const;
  store(context, run, { ...reference, isAnswered: false });
  const { callsId: id } = reference;
  const { account: from } = run;
  const chainId = chainIdHex(run.chainId);
  const params = [{ version: "2.0.0", id, from, chainId, atomicRequired: true, calls }];
  const answer = await ask(
    context,
    run,
    { method: "wallet_sendCalls", params },
    asked !== null,
    (code) => (code === duplicateBatch ? id : null),
  );
  if (answer === null) return;
  const callsId = answeredBatchId(answer, id);
  finishRequest(context, run, { kind: "calls", callsId, isAnswered: true });
}

/** Lets our server send it. False where it doesn't, and while the wallet may show an earlier request. */
async function relay(
  context: EngineContext,
  run: TransactionRun,
  { relay: requestOf }: TransactionStep & { kind: "call" },
): Promise<boolean> {
  if (!requestOf || !context.isRelaying) return false;
  const earlier = await earlierRequest(context, run);
  if (earlier.kind !== "none") {
    context.dispatch(run.attempt, askedRelayer(false));
    return false;
  }
  const id = newJobId();
  // Stored before it is asked: the answer may come after this page is gone.
  store(context, run, { kind: "relay", jobId: id });
  context.dispatch(run.attempt, askedRelayer(true));
  const jobId = await context.relay.submit(id, requestOf(run.signatures));
  if (jobId === null) {
    removePending(pendingKey(run));
    context.dispatch(run.attempt, askedRelayer(false));
    return false;
  }
  finishRequest(context, run, { kind: "relay", jobId });
  return true;
}

/**
 * The wallet's answer; null when that ended the run, in words. With `wasAsked` the wallet may still
 * show an earlier request, whatever it answers to this one. `answerOf` an error code that is an answer.
 */
async function ask(
  context: EngineContext,
  run: TransactionRun,
  args: RequestArguments,
  wasAsked: boolean,
  answerOf: (code: number | undefined) => unknown = () => null,
): Promise<unknown> {
  const { wallet, dispatch } = context;
  const { attempt } = run;
  const outcome = await wallet.request(args);
  switch (outcome.kind) {
    case "answered":
      return outcome.result ?? "";
    case "rejected":
      dispatch(attempt, refused(wasAsked || outcome.isOpen === true));
      return null;
    case "account-changed":
      dispatch(attempt, walletChanged("account-changed"));
      return null;
    case "wrong-chain":
      dispatch(attempt, walletChanged("wrong-network"));
      return null;
    case "failed": {
      const answer = answerOf(outcome.code);
      if (answer !== null) return answer;
      const problem = problemOf(context, run, outcome.cause ?? new Error(outcome.message));
      dispatch(attempt, stopOr(context, run, requestFailed(problem, wasAsked)));
      return null;
    }
  }
}

function finishRequest(
  context: EngineContext,
  run: TransactionRun,
  reference: StepReference,
): void {
  store(context, run, reference);
  context.dispatch(run.attempt, submitted(reference));
}

function store(
  { now, pageEnd }: EngineContext,
  run: TransactionRun,
  reference: StepReference,
): void {
  if (pageEnd.aborted) return;
  const { id, account, chainId, title, intent, step, batch } = run;
  const isLast = step + batch >= (intent?.steps.length ?? 0);
  const success = isLast ? run.success : `${stepName(run)} is done. Press again for the next step.`;
  storePending({ id, account, chainId, title, success, reference, since: now().toISOString() });
}

const stepName = ({ intent, step }: TransactionRun) => intent?.steps[step]?.label ?? "This step";

const isHex = (value: unknown): value is Hex =>
  typeof value === "string" && /^0x[0-9a-fA-F]+$/.test(value);
