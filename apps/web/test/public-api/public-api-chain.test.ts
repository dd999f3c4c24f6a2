// What the public API says against the contracts themselves, read at the same block: a program that
// knows only it and the chain finds no difference.

import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { financingQuery } from "@tenora/chain/read/financing";
import { type Listing, listingsQuery } from "@tenora/chain/read/listings";
import { notesQuery } from "@tenora/chain/read/notes";
import { queryAll, readHead, readQuery } from "@tenora/chain/read/query";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { daysPastDue } from "@tenora/domain/receivable/receivable-status";
import { erc20Abi, getAddress } from "viem";
import { expect, inject, test } from "vitest";
import { listing as listingSchema } from "../../app/public-api/schema/listing.ts";
import {
  event as eventSchema,
  financing,
  head,
  note as noteSchema,
  tokenStats,
} from "../../app/public-api/schema/records.ts";
import { read, readAll } from "./api-client.ts";

const { url, rpcUrl } = inject("marketplace");
const client = publicClient([rpcUrl], 30_000);

async function readContracts() {
  const config = (await (await fetch(`${url}/config.json`)).json()) as PublicConfig;
  const { exchange, lens } = config.contracts;
  if (!exchange || !lens) throw new Error("the configuration names no exchange");
  const block = await readHead(client);
  await expect
    .poll(async () => (await read("/head", head)).indexedBlock)
    .toBe(Number(block.number));
  const contract = { address: exchange, abi: receivableExchangeAbi, blockNumber: block.number };
  const count = await client.readContract({ ...contract, functionName: "listingCount" });
  const ids = Array.from({ length: Number(count) }, (_, at) => BigInt(at + 1));
  const { result } = await readQuery(client, listingsQuery({ lens }, ids), block);
  const listings = result.filter((one) => one !== null);
  return { config, exchange, lens, block, contract, listings };
}

const isoTime = (seconds: bigint) => new Date(Number(seconds) * 1_000).toISOString();
const isFunded = ({ state }: Listing) => ["Funded", "Settled", "Defaulted"].includes(state);

/** A listing of the lens in the words of the API; what the lens doesn't say is left out. */
function expectedOf(listing: Listing, now: bigint) {
  const { due, reward, debtor } = listing;
  const isOver = listing.state === "Settled" || listing.state === "Cancelled";
  const nothing = { repayment: 0n, lateFee: 0n, total: 0n };
  const { repayment, lateFee, total } = isFunded(listing) ? due : nothing;
  return {
    id: Number(listing.id),
    status: listing.status,
    kind: listing.kind.toLowerCase(),
    level: listing.level.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase(),
    seller: expect.objectContaining({ wallet: listing.seller }),
    debtor: expect.objectContaining({ wallet: debtor }),
    token: expect.objectContaining({ address: getAddress(listing.token) }),
    gate: expect.objectContaining({ address: listing.gate }),
    face: String(listing.face),
    pricePerUnit: String(listing.pricePerUnit),
    repayPerUnit: String(listing.repayPerUnit),
    totalUnits: Number(listing.totalUnits),
    soldUnits: Number(listing.soldUnits),
    minUnits: Number(listing.minUnits),
    minPurchase: Number(listing.minPurchase),
    fundingDeadline: isoTime(listing.fundingDeadline),
    maturity: isoTime(listing.maturity),
    graceDays: Number(listing.graceDays),
    delayDays: Number(listing.delayDays),
    lateFeeBps: Number(listing.lateFeeBps),
    feeBps: Number(listing.feeBps),
    paidIn: String(listing.paidIn),
    due: { repayment: String(repayment), lateFee: String(lateFee), total: String(total) },
    daysPastDue: isOver ? 0 : Number(daysPastDue(listing.maturity, now)),
    reward: reward && {
      contract: reward.contract,
      id: Number(reward.id),
      early: listing.isRewardEarly,
    },
    disputed: listing.disputedByDebtor || listing.disputedByAttestor,
  };
}

test("public API: every listing and every note equals the lens, field by field", async () => {
  const { exchange, lens, block, listings } = await readContracts();
  expect(listings.length).toBeGreaterThan(30);
  for (const listing of listings) {
    const ours = await read(`/listings/${listing.id}`, listingSchema.strict());
    expect(ours, `listing ${listing.id}`).toMatchObject(expectedOf(listing, block.timestamp));
    const notes = await readAll(`/listings/${listing.id}/notes?limit=3`, noteSchema.strict());
    const ids = Array.from(
      { length: Number(listing.notes) },
      (_, at) => (listing.id << 24n) + BigInt(at + 1),
    );
    expect(notes.map(({ id }) => BigInt(id))).toEqual(ids);
    const onChain = await readQuery(client, notesQuery({ exchange, lens }, ids), block);
    for (const [at, note] of onChain.result.notes.entries()) {
      const its = notes[at];
      if (note === null) {
        expect(its).toMatchObject({ owner: null, claimable: "0", refundable: "0" });
        continue;
      }
      expect(its, `note ${note.id}`).toEqual({
        id: Number(note.id),
        listing: Number(listing.id),
        owner: note.owner,
        units: Number(note.units),
        cost: String(note.cost),
        claimed: String(note.claimed),
        claimable: String(note.claimable),
        refundable: String(note.refundable),
        rewardClaimed: note.rewardClaimed,
        counter: Number(note.counter),
      });
      expect(await read(`/notes/${note.id}`, noteSchema.strict())).toEqual(its);
    }
  }
});

test("public API: events of a listing are the exchange's logs, in chain order", async () => {
  const { contract, listings, block } = await readContracts();
  const logs = await client.getContractEvents({
    address: contract.address,
    abi: contract.abi,
    fromBlock: 0n,
    toBlock: block.number,
  });
  const bought = logs.filter(({ eventName }) => eventName === "Bought");
  expect(bought.length).toBeGreaterThan(10);
  const events = (
    await Promise.all(
      listings.map(({ id }) => readAll(`/listings/${id}/events?limit=4`, eventSchema)),
    )
  ).flat();
  const positions = new Map(events.map((one) => [`${one.block}.${one.logIndex}`, one]));
  expect(positions.size).toBe(events.length);
  for (const { args, blockNumber, logIndex, transactionHash } of bought) {
    const { listing, note, buyer, units, cost } = args as Record<string, bigint | string>;
    expect(positions.get(`${blockNumber}.${logIndex}`)).toEqual({
      type: "bought",
      block: Number(blockNumber),
      logIndex,
      transaction: transactionHash,
      time: expect.stringMatching(/Z$/),
      listing: Number(listing),
      note: Number(note),
      buyer,
      units: Number(units),
      cost: String(cost),
    });
  }
  const ofOne = await readAll("/listings/1/events?limit=2", eventSchema);
  const order = ofOne.map((one) => one.block * 10_000 + one.logIndex);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("public API: stats, financings and credits equal the contracts", async () => {
  const { config, contract, exchange, listings, block } = await readContracts();
  for (const stats of await readAll("/stats?", tokenStats.strict())) {
    const token = stats.token.address as `0x${string}`;
    const owed = { ...contract, functionName: "liabilities", args: [token] } as const;
    const held = { address: token, abi: erc20Abi, functionName: "balanceOf" } as const;
    const [liabilities, balance] = await Promise.all([
      client.readContract(owed),
      client.readContract({ ...held, args: [exchange], blockNumber: block.number }),
    ]);
    expect(stats).toMatchObject({
      liabilities: String(liabilities),
      balance: String(balance),
      surplus: String(balance - liabilities),
      listed: String(
        listings
          .filter((one) => getAddress(one.token) === token)
          .reduce((sum, { face }) => sum + face, 0n),
      ),
    });
  }
  const ours = await Promise.all(
    listings.map(({ id }) => read(`/listings/${id}`, listingSchema.strict())),
  );
  const fingerprints = ours.map(({ fingerprint }) => fingerprint as `0x${string}`);
  const queries = fingerprints.map((one) => financingQuery({ exchange }, one));
  const { result } = await readQuery(client, queryAll(queries), block);
  for (const { fingerprint, financing: state, listing } of result) {
    expect(await read(`/financing/${fingerprint}`, financing.strict())).toEqual({
      fingerprint,
      state,
      listing: listing === null ? null : Number(listing),
    });
  }
  expect(config.stablecoins.length).toBeGreaterThan(1);
});
