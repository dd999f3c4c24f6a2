import { findByNonce, isSameCall } from "@tenora/chain/transaction/find-by-nonce";
import {
  findPending,
  isSent,
  type PendingTransaction,
  pendingKey,
  removePending,
  storePending,
} from "../pending-transactions.ts";
import type { Hex } from "../state/transaction-intent.ts";
import type { StepReference, StoredCall, TransactionRun } from "../state/transaction-run.ts";
import { readBatchStatus } from "./call-batch.ts";
import { delay, type EngineContext } from "./engine-context.ts";

type TransactionReference = Extract<StepReference, { kind: "transaction" }>;
type ChainContext = Pick<EngineContext, "client">;
type RequestContext = ChainContext & { readonly wallet: Pick<EngineContext["wallet"], "request"> };
type BatchReference = Extract<StepReference, { kind: "calls" }>;

/** What became of a request that the wallet hasn't answered. */
type EarlierRequest =
  | { readonly kind: "none" }
  | { readonly kind: "sent"; readonly entry: PendingTransaction }
  /** Nothing has used its nonce, or its batch is unknown to the wallet, which may still show it. */
  | { readonly kind: "unanswered"; readonly reference: TransactionReference | BatchReference }
  /** Its nonce is used by something that isn't mined or found yet, or the wallet doesn't say. */
  | { readonly kind: "may-be-sent" };

/** Looks for an earlier request of the same intent before the wallet is asked again. */
export async function earlierRequest(
  context: RequestContext,
  run: Pick<TransactionRun, "id" | "account" | "chainId">,
): Promise<EarlierRequest> {
  const entry = findPending(pendingKey(run));
  if (!entry) return { kind: "none" };
  return isSent(entry) ? { kind: "sent", entry } : resolveRequest(context, entry);
}

/** By the call that the wallet was asked for: one that is built again has another deadline and salt. */
async function resolveRequest(
  context: RequestContext,
  entry: PendingTransaction,
): Promise<EarlierRequest> {
  const { client } = context;
  const { reference, account: address } = entry;
  if (reference.kind === "calls") {
    const status = await readBatchStatus(context, reference.callsId);
    if (status === null) return { kind: "may-be-sent" };
    if (status === "none") return { kind: "unanswered", reference };
    return { kind: "sent", entry: { ...entry, reference: { ...reference, isAnswered: true } } };
  }
  if (reference.kind === "relay") return { kind: "sent", entry };
  const { nonce } = reference;
  if ((await client.getTransactionCount({ address, blockTag: "latest" })) > nonce) {
    const found = await findRequest(client, address, reference);
    if (found === null) return { kind: "may-be-sent" };
    if (found === "other") return { kind: "none" };
    return { kind: "sent", entry: { ...entry, reference: { ...reference, ...found } } };
  }
  const next = await client.getTransactionCount({ address, blockTag: "pending" });
  return next > nonce ? { kind: "may-be-sent" } : { kind: "unanswered", reference };
}

type RequestStart = Pick<TransactionReference, "nonce" | "sinceBlock" | "earlierCalls">;

/** Where the first request of a step starts: the account's next nonce, and a block before its use. */
export async function newRequest(
  { client }: ChainContext,
  { account }: Pick<TransactionRun, "account">,
): Promise<RequestStart> {
  const nonce = await client.getTransactionCount({ address: account, blockTag: "pending" });
  return { nonce, sinceBlock: String(await client.getBlockNumber({ cacheTime: 0 })) };
}

/** Where a further one starts: under the same nonce, with all that the wallet may show for it. */
export const askedAgain = ({
  nonce,
  sinceBlock,
  call,
  earlierCalls = [],
}: TransactionReference): RequestStart => ({
  nonce,
  sinceBlock,
  earlierCalls: [...earlierCalls, call],
});

/** A request that the wallet never answered is forgotten after an hour. */
const unansweredMs = 60 * 60_000;

/**
 * True once an entry is known to be sent. A request that the wallet hasn't answered is looked for on
 * the chain, a batch in the wallet; false when it was forgotten, or something else was sent.
 */
export async function findUnanswered(context: EngineContext, key: string): Promise<boolean> {
  const { now, following, pageEnd } = context;
  while (!pageEnd.aborted) {
    const entry = findPending(key);
    if (!entry) return false;
    if (isSent(entry)) return true;
    try {
      const result = await resolveRequest(context, entry);
      // It may have been asked again, or answered, meanwhile.
      if (pageEnd.aborted) return false;
      if (JSON.stringify(findPending(key)) === JSON.stringify(entry)) {
        if (result.kind === "sent") storePending(result.entry);
        else if (result.kind === "none" || now().getTime() - Date.parse(entry.since) > unansweredMs)
          removePending(key);
      }
    } catch {
      // No network, no wallet, or one on another chain: it is looked for again.
    }
    await delay(following.pollMs * 5);
  }
  return false;
}

/**
 * The mined transaction of a request whose answer never came, with the call that was confirmed;
 * "other" when its nonce was used for something else, null while that isn't known.
 */
export async function findRequest(
  client: EngineContext["client"],
  from: Hex,
  request: Pick<TransactionReference, "nonce" | "sinceBlock" | "call" | "earlierCalls">,
): Promise<{ readonly hash: Hex; readonly call: StoredCall } | "other" | null> {
  const { nonce, sinceBlock, call, earlierCalls = [] } = request;
  const found = await findByNonce(client, { from, nonce, sinceBlock: BigInt(sinceBlock) });
  if (!found) return null;
  const confirmed = [call, ...earlierCalls].find((asked) =>
    isSameCall(found, { ...asked, value: BigInt(asked.value) }),
  );
  return confirmed ? { hash: found.hash, call: confirmed } : "other";
}
