import type { Deployment } from "@tenora/chain/deployment/deployment";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { asOwner } from "@tenora/testing/database/test-database";
import { expect } from "vitest";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { whileStopped } from "../killed-services/kill-service.ts";
import { readPage } from "../support/read-page.ts";

const day = 86_400;
const hour = 3_600;
const halfAnHour = 1_800;
const minute = 60;
const behind = /Figures as of (\d\d:\d\d) UTC\. We're catching up with the chain\./;

interface Head {
  readonly chainBlock: number;
  readonly indexedBlock: number;
  readonly lagSeconds: number;
}

/**
 * Stops the indexer half an hour before the day ends on which a receivable of the demonstration is due,
 * for an hour of the chain; `moveToDue` resolves with when that day began. Until the indexer goes on,
 * everything is as of the block before, and says so; no mail tells what hasn't been read; and then
 * every mail is sent, once.
 */
export async function expectTruthWhileIndexStands(
  { url, rpcUrl, ownerUrl, supervisor, web }: RunningMarketplace,
  moveToDue: () => Promise<number>,
): Promise<void> {
  const deployment = signingDeployment(web.publicConfig) as Deployment;
  const exchange = await openLocalExchange(rpcUrl, deployment);
  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    asOwner(ownerUrl, async (owner) => (await owner.query<Row>(text, values)).rows);
  const get = async <Data>(path: string) => {
    const answer = await fetch(url + path);
    return { status: answer.status, body: (await answer.json()) as Data };
  };
  const head = async () => (await get<{ data: Head }>("/api/v1/head")).body.data;
  const readIndexer = async () => {
    const { status, body } = await get<{ ready: boolean; parts: { indexer: object } }>("/readyz");
    return { status, ready: body.ready, indexer: body.parts.indexer };
  };
  const text = async (path: string) => (await readPage(url + path)).text;

  /** As its schedule does, each minute; resolves once the worker has looked. */
  async function lookForMails(): Promise<void> {
    const [job] = await query<{ id: string }>(
      "select id from graphile_worker.add_job('find_market_mails')",
    );
    const left = () => query("select 1 from graphile_worker.jobs where id = $1", [job?.id]);
    await expect.poll(left).toEqual([]);
  }
  /** The days from the due date, from that date on, of which its business was reminded. */
  const reminders = async (listing: string) =>
    (
      await query<{ days: number }>(
        `select (details ->> 'days')::int as days from outbox
         where kind = 'business_reminder' and details ->> 'listing' = $1
           and (details ->> 'days')::int >= 0 order by days`,
        [listing],
      )
    ).map(({ days }) => days);
  /** The index has the chain's latest block. */
  async function untilIndexed(): Promise<void> {
    const latest = Number(await exchange.publicClient.getBlockNumber());
    await expect
      .poll(async () => (await head()).indexedBlock, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(latest);
  }

  // What was due before the first look isn't mailed.
  await lookForMails();
  const due = await moveToDue();
  await exchange.moveTo(due + day - halfAnHour);
  await untilIndexed();
  const [listing = { id: "" }] = await query<{ id: string }>(
    "select id from market.listings where state = 2 and maturity between $1 and $2",
    [due, due + day],
  );
  await lookForMails();
  expect(await reminders(listing.id)).toEqual([0]);

  const paths = ["/exchange", `/exchange/${listing.id}`, `/pay/${listing.id}`];
  await whileStopped(supervisor, "indexer", async () => {
    // The block that waits the longest, and an hour later another one: without it the lag couldn't be told.
    await exchange.moveTo(due + day - halfAnHour + minute);
    await exchange.moveTo(due + day + halfAnHour + minute);
    await expect.poll(async () => (await head()).lagSeconds).toBeGreaterThanOrEqual(hour);
    const { indexedBlock: block, chainBlock } = await head();
    expect(chainBlock).toBeGreaterThan(block);
    await expect.poll(readIndexer).toMatchObject({
      status: 200,
      ready: true,
      indexer: { ok: false, why: "LAGGING", indexedBlock: block },
    });
    for (const path of paths) {
      await expect.poll(() => text(path)).toMatch(behind);
      expect(behind.exec(await text(path))?.[1], path).toBe("23:30");
    }
    // Due today, as of that block, though the day is over on the chain.
    expect(await text(`/pay/${listing.id}`)).toMatch(/Due date \w+ \d+, \d+, today /);
    expect(await get<object>(`/api/v1/listings/${listing.id}`)).toMatchObject({
      status: 200,
      body: { block, data: { status: "running", daysPastDue: 0 } },
    });
    await lookForMails();
    expect(await reminders(listing.id)).toEqual([0]);
  });

  await untilIndexed();
  await expect.poll(readIndexer).toMatchObject({ indexer: { ok: true } });
  for (const path of paths) await expect.poll(() => text(path)).not.toMatch(behind);
  expect(await text(`/pay/${listing.id}`)).toContain("1 day past due");
  for (const _ of [1, 2]) await lookForMails();
  expect(await reminders(listing.id)).toEqual([0, 1]);
}
