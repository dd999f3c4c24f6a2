import type { MinedRelay } from "@tenora/chain/relay/open-relayer";
import {
  endRelayJob,
  findOpenRelayJob,
  isRelayBusy,
  type OpenRelayJob,
  type RelayEnd,
  recordFirstPrice,
  recordNextPrice,
  returnToQueue,
} from "@tenora/database/relay/relay-progress";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { relayRequestSchema } from "@tenora/domain/relay/relay-request";
import type { RelayContext } from "./relay-job.ts";

/** `busy`: another job has the next nonce. */
type Progress = "ended" | "waiting" | "busy";

/** A signature that was meant for now isn't sent an hour later. */
const longestWaitMs = 3_600_000;

const unsent = (code: string, why: string) => ({
  code,
  message: `${why} Nothing was sent. You can send it with your own wallet.`,
});
const problems = {
  expired: unsent("RELAY_EXPIRED", "It waited too long for its turn."),
  budget: unsent("RELAY_BUDGET_SPENT", "We've reached our daily limit for network fees."),
  unable: unsent("RELAYER_UNABLE", "We can't pay the network fee right now."),
  reverted: {
    code: "REVERTED",
    message: "The network rejected it: something changed before its turn. Nothing moved.",
  },
};

/** The next step of a job, from what the database and the chain say now. */
export async function advance(
  context: RelayContext,
  id: string,
  { isFirst }: { readonly isFirst: boolean },
): Promise<Progress> {
  const job = await asWorker(context.database, (tx) => findOpenRelayJob(tx, id));
  if (job === null) return "ended";
  const mined = await context.relayer.findMined(job.hashes);
  if (mined !== null) return mined.isFinal ? conclude(context, id, mined) : "waiting";
  return job.signed === null ? start(context, job) : follow(context, job, job.signed, isFirst);
}

async function conclude(context: RelayContext, id: string, mined: MinedRelay): Promise<Progress> {
  const { gasUsed, isReverted } = mined;
  const failure = isReverted ? { failure: problems.reverted } : {};
  return end(context, { id, gasUsed, mined, ...failure });
}

async function end({ database, log }: RelayContext, result: RelayEnd): Promise<"ended"> {
  await asWorker(database, (tx) => endRelayJob(tx, result));
  const { id, gasUsed, failure } = result;
  log.info({ job: id, gas: gasUsed, code: failure?.code }, "a relayed call has ended");
  return "ended";
}

async function start(context: RelayContext, job: OpenRelayJob): Promise<Progress> {
  const { database, relayer, dailyGas, log, now } = context;
  const { id, gas } = job;
  const fail = (failure: RelayEnd["failure"]) =>
    end(context, { id, gasUsed: 0, ...(failure && { failure }) });
  if (now().getTime() - job.createdAt.getTime() > longestWaitMs) return fail(problems.expired);
  if (await asWorker(database, isRelayBusy)) return "busy";
  if (await relayer.hasRole()) {
    log.error("RELAYER_KEY has a role on the exchange: nothing is sent with it");
    return fail(problems.unable);
  }
  const request = relayRequestSchema.parse(job.request);
  const problem = await relayer.findProblem(request);
  if (problem !== null) return fail(problem);
  const nonce = await relayer.nextNonce();
  const signed = await relayer.sign(request, { nonce, gas });
  if (signed === null) {
    log.error("the relayer's account has too little ether: send it some");
    return fail(problems.unable);
  }
  const price = { id, nonce, dailyGas, ...signed };
  if (await asWorker(database, (tx) => recordFirstPrice(tx, price))) {
    await relayer.send(signed);
    return "waiting";
  }
  const latest = await asWorker(database, (tx) => findOpenRelayJob(tx, id));
  return latest?.signed === null ? fail(problems.budget) : "waiting";
}

async function follow(
  { database, relayer, timing, log, now }: RelayContext,
  { id }: OpenRelayJob,
  { nonce, raw, pricedAt }: NonNullable<OpenRelayJob["signed"]>,
  isFirst: boolean,
): Promise<Progress> {
  const age = now().getTime() - pricedAt.getTime();
  if ((await relayer.nextNonce()) !== nonce) {
    // Mined by a node that doesn't know the receipt yet; or the chain lost blocks, or the key sends elsewhere.
    if (age < timing.lostMs) return "waiting";
    log.warn({ job: id }, "the nonce of a relayed call is not the account's next one");
    await asWorker(database, (tx) => returnToQueue(tx, { id, raw }));
    return "waiting";
  }
  // The worker that signed it may have been killed before it sent it.
  if (isFirst) await relayer.send({ raw });
  if (age < timing.repriceMs) return "waiting";
  const repriced = await relayer.reprice(raw);
  if (repriced === null) return "waiting";
  const price = { id, replaced: raw, ...repriced };
  if (await asWorker(database, (tx) => recordNextPrice(tx, price))) await relayer.send(repriced);
  return "waiting";
}
