// The events that the public API tells of a listing against the logs of exchange and rewards.

import { getAddress } from "viem";
import { expect, test } from "vitest";
import { event as eventSchema } from "../../app/public-api/schema/records.ts";
import { readAll } from "./api-client.ts";
import { type ChainEvent, client, compareAtOneBlock, readEvents } from "./chain-reader.ts";

const whole = Number;
const amount = String;
const same = (value: unknown) => value;
const wallet = (value: unknown) => getAddress(value as `0x${string}`);
const time = (value: unknown) => new Date(Number(value) * 1_000).toISOString();
const word =
  (...words: string[]) =>
  (value: unknown) =>
    words[Number(value)];
const level = word("declared", "attested", "debtor-confirmed");
const state = word("none", "listed", "funded", "settled", "defaulted", "cancelled");

type Shape = Readonly<Record<string, (value: unknown) => unknown>>;
const convert = (shape: Shape, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, type(values[name])]));

const terms: Shape = {
  seller: wallet,
  payout: wallet,
  debtor: wallet,
  token: wallet,
  gate: wallet,
  reward: wallet,
  rewardId: whole,
  fingerprint: same,
  papers: same,
  previous: whole,
  kind: word("factoring", "community"),
  rule: word("open", "eligible", "locked"),
  rewardEarly: same,
  face: amount,
  pricePerUnit: amount,
  repayPerUnit: amount,
  totalUnits: whole,
  minUnits: whole,
  minPurchase: whole,
  fundingDeadline: time,
  maturity: time,
  graceDays: whole,
  delayDays: whole,
  lateFeeBps: whole,
  maxFeeBps: whole,
  counter: whole,
  deadline: time,
};

/** Those that concern a listing or one of its notes, with the types of their arguments in the API. */
const shapes: Readonly<Record<string, Shape>> = {
  Listed: {
    listing: whole,
    fingerprint: same,
    seller: wallet,
    attestor: wallet,
    level,
    feeBps: whole,
    terms: (value) => convert(terms, value as Record<string, unknown>),
  },
  Bought: { listing: whole, note: whole, buyer: wallet, units: whole, cost: amount },
  Released: { listing: whole, amount, fee: amount },
  Cancelled: { listing: whole, by: wallet },
  SaleEnded: { listing: whole, soldUnits: whole },
  Burned: { fingerprint: same, by: wallet, evidence: same },
  Refunded: { listing: whole, note: whole, to: wallet, amount },
  Settled: { listing: whole, payer: wallet, amount, toHolders: amount, toSeller: amount },
  StateChanged: { listing: whole, state },
  Claimed: { listing: whole, note: whole, to: wallet, amount },
  ClaimSkipped: { note: whole, owner: wallet, amount },
  RewardClaimed: { listing: whole, note: whole, to: wallet },
  Filled: {
    listing: whole,
    note: whole,
    buyer: wallet,
    seller: wallet,
    price: amount,
    cost: amount,
  },
  Credited: { account: wallet, token: wallet, amount, listing: whole },
  DisputeFlagged: { listing: whole, by: wallet, disputed: same, evidence: same },
  Transfer: { from: wallet, to: wallet, id: whole },
  Approval: { owner: wallet, account: wallet, id: whole },
  MetadataUpdate: { _tokenId: whole },
  BatchMetadataUpdate: { _fromTokenId: whole, _toTokenId: whole },
  TransferSingle: { operator: wallet, from: wallet, to: wallet, id: whole, amount },
};
/** Those that concern none: signatures, the exchange as a whole, and rewards before they are handed out. */
const ofNoListing = new Set([
  ...["CreditWithdrawn", "Revoked", "CounterBumped", "ApprovalForAll"],
  ...["SurplusRescued", "ContractURIUpdated", "Made", "URI", "TransferSingle", "TransferBatch"],
]);

/** The listing that an event is about; null without one. Ids of notes hold it above their 24 bits. */
function listingOf({ name, args }: ChainEvent, before: ChainEvent | undefined): bigint | null {
  // A reward is handed out by the exchange, which says right before for which note.
  if (name === "TransferSingle")
    return before?.name === "RewardClaimed" ? (before.args.listing as bigint) : null;
  if (typeof args.listing === "bigint") return args.listing;
  if (name === "BatchMetadataUpdate") {
    const [first, last] = [args._fromTokenId, args._toTokenId].map((id) => (id as bigint) >> 24n);
    return first !== undefined && first === last ? first : null;
  }
  const note =
    args.note ?? args._tokenId ?? (name === "Approval" || name === "Transfer" ? args.id : null);
  return typeof note === "bigint" ? note >> 24n : null;
}

const typeOf = (name: string) =>
  name === "Transfer" ? "transferred" : name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

test("public API: the events of each listing are the logs of exchange and rewards, one by one in chain order", () =>
  compareAtOneBlock(async (chain) => {
    const events = await readEvents(chain);
    const blocks = [...new Set(events.map(({ block }) => block))];
    const times = new Map(
      await Promise.all(
        blocks.map(async (block) => {
          const { timestamp } = await client.getBlock({ blockNumber: BigInt(block) });
          return [block, time(timestamp)] as const;
        }),
      ),
    );
    const expected = new Map<bigint, object[]>(chain.listings.map(({ id }) => [id, []]));
    const seen = new Set<string>();
    const newest = new Map<unknown, bigint>();
    for (const [at, event] of events.entries()) {
      const { name, args, block, logIndex, transaction } = event;
      if (name === "Listed") newest.set(args.fingerprint, args.listing as bigint);
      const listing =
        name === "Burned"
          ? (newest.get(args.fingerprint) ?? null)
          : listingOf(event, events[at - 1]);
      seen.add(name);
      const shape = shapes[name];
      if (listing === null) expect(ofNoListing, "events of no listing").toContain(name);
      else
        expected.get(listing)?.push({
          ...convert(shape ?? {}, args),
          type: typeOf(name),
          block,
          logIndex,
          transaction,
          time: times.get(block),
        });
    }
    // What happens in the demonstration's past.
    for (const name of ["Listed", "Bought", "Released", "Settled", "Claimed", "Credited"])
      expect(seen, "events of the past").toContain(name);
    for (const [id, logs] of expected) {
      const told = await readAll(`/listings/${id}/events?limit=4`, eventSchema);
      expect(told, `events of listing ${id}`).toEqual(logs);
    }
  }));
