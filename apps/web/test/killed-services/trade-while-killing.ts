import { setTimeout as wait } from "node:timers/promises";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { relayCall } from "@tenora/chain/relay/relay-call";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import { encodeCall } from "@tenora/chain/transaction/contract-call";
import { asOwner } from "@tenora/testing/database/test-database";
import { createWalletClient, type Hash, http } from "viem";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { PatientPerson, type Told } from "../support/people/patient-person.ts";
import { Person } from "../support/people/person.ts";
import { randomFrom } from "../support/random-from.ts";
import { readMarks } from "./exchange-events.ts";
import { killService, serviceNames } from "./kill-service.ts";
import { type Intent, intentsPerStory, type Story, startStory } from "./trading-story.ts";
import { createReader } from "./truth-reader.ts";

export interface KilledTradingOptions {
  /** Each has ten intents. */
  readonly stories: number;
  readonly kills: number;
  /** Stories at the same time. */
  readonly lanes: number;
  /** Decides what is killed and when. */
  readonly seed: number;
}

export interface KilledTradingResult {
  readonly intents: number;
  readonly kills: Readonly<Record<string, number>>;
  /** Intents that the chain has no event of, and events beyond one for each intent. */
  readonly missing: readonly string[];
  readonly doubled: readonly string[];
  /** Transactions of the relayer beyond one for each intent that it was asked for. */
  readonly spareTransactions: number;
  /** What people were told and what wasn't so, in words. */
  readonly untrue: readonly string[];
  readonly answers: number;
  readonly unanswered: number;
  /** What the views say otherwise than the contracts once everything runs again. */
  readonly mirror: readonly string[];
  /** Listings that were compared. */
  readonly mirrored: number;
}

/** R12: people buy, pay and collect while web, worker and indexer are killed at random. */
export async function tradeWhileKilling(
  marketplace: RunningMarketplace,
  { stories: count, kills: wanted, lanes, seed }: KilledTradingOptions,
): Promise<KilledTradingResult> {
  const { rpcUrl, supervisor, web } = marketplace;
  const { lens = "0x" } = web.publicConfig.contracts;
  const deployment = { ...signingDeployment(web.publicConfig), lens } as Deployment;
  const client = publicClient([rpcUrl], 30_000);
  const random = randomFrom(seed);
  const relayer = web.relayer?.address as `0x${string}`;
  await untilRelayed(marketplace.ownerUrl);
  const sentBy = () => client.getTransactionCount({ address: relayer });
  const [since, sentBefore] = [await client.getBlockNumber({ cacheTime: 0 }), await sentBy()];
  const stories: Story[] = [];
  for (let at = 0; at < count; at += 1) stories.push(await startStory(rpcUrl, deployment));
  const reader = createReader(marketplace, client, deployment);
  await reader.untilIndexed();

  const all = count * intentsPerStory;
  const told: { readonly intent: Intent; readonly answer: Told }[] = [];
  const kills: Record<string, number> = {};
  let isOver = false;
  const killer = (async () => {
    let round: (typeof serviceNames)[number][] = [];
    for (let at = 0; at < wanted; at += 1) {
      const target = Math.floor(((at + random()) * all) / (wanted + 1));
      while (told.length < target && !isOver) await wait(5);
      await wait(random() * 300);
      // Each in turn, in another order every time: the supervisor gives up what fails for two minutes.
      if (round.length === 0) round = [...serviceNames];
      const [name = "web"] = round.splice(Math.floor(random() * round.length), 1);
      await killService(supervisor, name);
      kills[name] = (kills[name] ?? 0) + 1;
    }
  })();

  const queue = stories.values();
  const trade = async () => {
    const person = new PatientPerson(new Person(marketplace));
    for (const story of queue) {
      for (const step of story.steps) {
        const intent = await step();
        const answer = await carryOut(intent, person);
        told.push({ intent, answer });
        await reader.check(intent, answer, person);
      }
    }
    return person.unanswered;
  };
  const unanswered = await Promise.all(Array.from({ length: lanes }, trade));
  isOver = true;
  await killer;
  await reader.untilIndexed();

  // The block at the start has the events of others.
  const marks = await readMarks(client, deployment.exchange, since + 1n);
  const expected = new Map(told.map(({ intent, answer }) => [intent.mark, answer]));
  const missing = [...expected.keys()].filter((mark) => !marks.has(mark));
  const doubled = [...marks].flatMap(([mark, hashes]) =>
    hashes.slice(expected.has(mark) ? 1 : 0).map((hash) => `${mark}: ${hash}`),
  );
  const relayed = told.filter(({ intent }) => intent.way === "relay").length;
  for (const { intent, answer } of told) {
    const [hash = null] = marks.get(intent.mark) ?? [];
    const said = answer.state === "mined" ? answer.hash : null;
    if (said !== hash)
      reader.untrue.push(`${intent.mark}: told ${JSON.stringify(answer)}, ${hash}`);
  }
  return {
    intents: told.length,
    kills,
    missing,
    doubled,
    spareTransactions: (await sentBy()) - sentBefore - relayed,
    untrue: reader.untrue,
    answers: reader.answers(),
    unanswered: unanswered.reduce((sum, one) => sum + one, 0),
    ...(await reader.mirror()),
  };

  async function carryOut(intent: Intent, person: PatientPerson): Promise<Told> {
    if (intent.way === "relay") return person.relay(intent.request);
    const { account } = intent.by;
    const wallet = createWalletClient({ account, transport: http(rpcUrl) });
    const call = encodeCall(relayCall(deployment.exchange, intent.request));
    const hash: Hash = await wallet.sendTransaction({ ...call, chain: null });
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
    if (receipt.status !== "success") throw new Error(`${intent.mark} reverted`);
    return { state: "mined", hash, block: Number(receipt.blockNumber) };
  }
}

/** Resolves once nothing is left of what others asked the relayer for. */
async function untilRelayed(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, async (owner) => {
    const open = "select 1 from relay_jobs where ended_at is null";
    while ((await owner.query(open)).rows.length > 0) await wait(50);
  });
}
