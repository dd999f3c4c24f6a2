// What the public API says of listings and notes against the contracts themselves, read at the same block:
// a program that knows only it and the chain finds no difference.

import { financingQuery } from "@tenora/chain/read/financing";
import type { Listing } from "@tenora/chain/read/listings";
import { notesQuery } from "@tenora/chain/read/notes";
import { queryAll, readQuery } from "@tenora/chain/read/query";
import { daysPastDue } from "@tenora/domain/receivable/status/receivable-status";
import { getAddress } from "viem";
import { expect, test } from "vitest";
import { listing as listingSchema } from "../../app/public-api/schema/listing.ts";
import { financing, note as noteSchema } from "../../app/public-api/schema/records.ts";
import { read, readAll } from "./api-client.ts";
import { type ChainEvent, client, compareAtOneBlock, readEvents } from "./chain-reader.ts";

const day = 86_400;
const isoTime = (seconds: bigint | number) => new Date(Number(seconds) * 1_000).toISOString();
const isFunded = ({ state }: Listing) => ["Funded", "Settled", "Defaulted"].includes(state);

/** A yearly return in basis points, rounded down, over started days from a time to maturity. */
function yearly({ pricePerUnit, repayPerUnit, maturity }: Listing, from: number): number {
  const days = BigInt(Math.ceil((Number(maturity) - from) / day));
  return Number(((repayPerUnit - pricePerUnit) * 3_650_000n) / (pricePerUnit * days));
}

/** A listing of the lens in the words of the API; who the people are, the lens doesn't say. */
function expectedOf(listing: Listing, now: bigint) {
  const { due, reward, debtor, status } = listing;
  const isOver = listing.state === "Settled" || listing.state === "Cancelled";
  const nothing = { repayment: 0n, lateFee: 0n, total: 0n };
  const { repayment, lateFee, total } = isFunded(listing) ? due : nothing;
  return {
    id: Number(listing.id),
    status,
    kind: listing.kind.toLowerCase(),
    level: listing.level.toLowerCase(),
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
    currentAprBps: status === "open" || status === "selling" ? yearly(listing, Number(now)) : null,
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

/** What only the event says of a listing. */
async function expectedOfEvent(listing: Listing, events: readonly ChainEvent[]) {
  const listed = events.find(({ name, args }) => name === "Listed" && args.listing === listing.id);
  const terms = listed?.args.terms as { fingerprint: string; papers: string } | undefined;
  const { timestamp } = await client.getBlock({ blockNumber: BigInt(listed?.block ?? 0) });
  return {
    fingerprint: terms?.fingerprint,
    papers: terms?.papers,
    aprBps: yearly(listing, Number(timestamp)),
    listedAt: isoTime(timestamp),
    transaction: listed?.transaction,
  };
}

test("public API: every listing and every note equals the lens, field by field", () =>
  compareAtOneBlock(async (state) => {
    const { exchange, lens, block, listings } = state;
    const events = await readEvents(state);
    expect(listings.length).toBeGreaterThanOrEqual(24);
    for (const listing of listings) {
      const ours = await read(`/listings/${listing.id}`, listingSchema.strict());
      expect(ours, `listing ${listing.id}`).toMatchObject({
        ...expectedOf(listing, block.timestamp),
        ...(await expectedOfEvent(listing, events)),
      });
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
  }));

test("public API: what is financed under a fingerprint is what the exchange's registry says", () =>
  compareAtOneBlock(async (state) => {
    const events = await readEvents(state);
    const fingerprints = events.flatMap(({ name, args }) =>
      name === "Listed" || name === "Burned" ? (args.fingerprint as `0x${string}`) : [],
    );
    const never = `0x${"f1".repeat(32)}` as const;
    const queries = [...new Set([...fingerprints, never])].map((one) => financingQuery(state, one));
    const { result } = await readQuery(client, queryAll(queries), state.block);
    for (const { fingerprint, financing: financed, listing } of result) {
      expect(await read(`/financing/${fingerprint}`, financing.strict())).toEqual({
        fingerprint,
        state: financed,
        listing: listing === null ? null : Number(listing),
      });
    }
    expect(new Set(result.map((one) => one.financing)).size).toBeGreaterThan(2);
  }));
