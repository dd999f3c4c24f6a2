import { exchangeRegistryAbi } from "@tenora/chain/generated/exchange-registry";
import { findFinancing } from "@tenora/database/market/find-financing";
import { findMarketRules } from "@tenora/database/market/find-market-rules";
import { countListings } from "@tenora/database/market/listing/count-listings";
import { findListing } from "@tenora/database/market/listing/find-listing";
import { findNote } from "@tenora/database/market/note/find-note";
import { listListingNotes } from "@tenora/database/market/note/list-listing-notes";
import { readMarketStats } from "@tenora/database/market/read-market-stats";
import { listWalletCredits } from "@tenora/database/market/wallet/list-wallet-credits";
import { erc20Abi, getAddress } from "viem";
import { expect } from "vitest";
import type { Person } from "./market-chain.ts";
import type { MarketHarness } from "./market-harness.ts";

const people: readonly Person[] = ["seller", "buyer", "debtor", "operator", "other"];
const financingStates = ["none", "offered", "financed", "burned"];
const kinds = ["factoring", "community"];
const levels = ["declared", "attested", "debtor-confirmed"];
const storedStates = ["none", "listed", "funded", "settled", "defaulted", "cancelled"];

/** Which stored state a status is of. */
const stateOfStatus: Record<string, string> = {
  open: "listed",
  closing: "listed",
  failed: "listed",
  selling: "funded",
  running: "funded",
  grace: "funded",
  late: "funded",
  overdue: "funded",
};

/**
 * Reads everything through the queries and from the contracts, both at the chain's latest block, and
 * expects them to be equal to the base unit.
 */
export async function expectMirror(harness: MarketHarness): Promise<void> {
  const { chain, read } = harness;
  const head = await harness.untilIndexed();
  const blockNumber = BigInt(head.block);
  const now = BigInt(head.time);
  const at = { blockNumber };
  const count = await chain.publicClient.readContract({
    ...chain.exchange,
    ...at,
    functionName: "listingCount",
  });
  const { total } = await read((tx) => countListings(tx, { audience: "concerned" }, now));
  expect(BigInt(total)).toBe(count);
  for (let id = 1n; id <= count; id++) await expectListing(id);
  await expectTotals();
  await expectCredits();
  await expectRules();

  async function expectListing(id: bigint): Promise<void> {
    const ofLens = { ...chain.lens, ...at, args: [id] } as const;
    const [facts, ledger, due] = await Promise.all([
      chain.publicClient.readContract({ ...ofLens, functionName: "factsOf" }),
      chain.publicClient.readContract({ ...ofLens, functionName: "ledgerOf" }),
      chain.publicClient.readContract({ ...ofLens, functionName: "dueOf" }),
    ]);
    const listing = await read((tx) => findListing(tx, id, now));
    if (listing === null) throw new Error(`Listing ${id} is missing`);
    const { ledger: ours } = listing;
    const state = storedStates[ledger.state] ?? "";
    expect(stateOfStatus[listing.status] ?? listing.status).toBe(state);
    expect(
      {
        seller: getAddress(listing.seller.wallet),
        payout: getAddress(listing.payout),
        token: getAddress(listing.token.address),
        gate: getAddress(listing.gate.address),
        kind: listing.kind,
        level: listing.level,
        face: Number(ours.face),
        pricePerUnit: Number(listing.pricePerUnit),
        repayPerUnit: Number(ours.repayPerUnit),
        totalUnits: Number(listing.totalUnits),
        minUnits: Number(listing.minUnits),
        minPurchase: Number(listing.minPurchase),
        fundingDeadline: Number(listing.fundingDeadline),
        maturity: Number(ours.maturity),
        graceDays: Number(ours.graceDays),
        delayDays: Number(ours.delayDays),
        lateFeeBps: Number(ours.lateFeeBps),
        feeBps: listing.feeBps,
      },
      `facts of listing ${id}`,
    ).toEqual({
      seller: facts.seller,
      payout: facts.payout,
      token: facts.token,
      gate: facts.gate,
      kind: kinds[facts.kind],
      level: levels[facts.level],
      face: facts.face,
      pricePerUnit: facts.pricePerUnit,
      repayPerUnit: facts.repayPerUnit,
      totalUnits: facts.totalUnits,
      minUnits: facts.minUnits,
      minPurchase: facts.minPurchase,
      fundingDeadline: facts.fundingDeadline,
      maturity: facts.maturity,
      graceDays: facts.graceDays,
      delayDays: facts.delayDays,
      lateFeeBps: facts.lateFeeBps,
      feeBps: facts.feeBps,
    });
    expect(
      {
        sold: Number(ours.soldUnits),
        notes: listing.noteCount,
        paidIn: Number(ours.paidIn),
        lateUnits: ours.lateUnits,
        lateUntil: Number(ours.lateUntil),
        disputed: listing.disputed,
        saleEnded: listing.saleEnded,
      },
      `ledger of listing ${id}`,
    ).toEqual({
      sold: ledger.soldUnits,
      notes: ledger.notes,
      paidIn: ledger.paidIn,
      lateUnits: ledger.lateUnits,
      lateUntil: ledger.lateUntil,
      disputed: { byDebtor: (ledger.flags & 4) !== 0, byAttestor: (ledger.flags & 8) !== 0 },
      saleEnded: (ledger.flags & 16) !== 0,
    });
    if (state !== "listed" && state !== "cancelled") {
      expect(listing.due, `due of listing ${id}`).toEqual(due);
    }
    await expectFinancing(listing.fingerprint);
    const page = await read((tx) => listListingNotes(tx, { listing: id, limit: 100 }, now));
    expect(page?.notes).toHaveLength(ledger.notes);
    for (const note of page?.notes ?? []) await expectNote(note.id);
  }

  async function expectNote(id: bigint): Promise<void> {
    const found = await read((tx) => findNote(tx, id, now));
    if (found === null) throw new Error(`Note ${id} is missing`);
    const { note } = found;
    if (note.refunded !== null) {
      await expect(
        chain.publicClient.readContract({
          ...chain.exchange,
          ...at,
          functionName: "ownerOf",
          args: [id],
        }),
      ).rejects.toThrow();
      return;
    }
    const [owner, onChain] = await Promise.all([
      chain.publicClient.readContract({
        ...chain.exchange,
        ...at,
        functionName: "ownerOf",
        args: [id],
      }),
      chain.publicClient.readContract({ ...chain.lens, ...at, functionName: "noteOf", args: [id] }),
    ]);
    expect(
      {
        owner: getAddress(note.owner ?? "0x"),
        listing: note.listing,
        units: note.units,
        claimed: note.claimed,
        claimable: note.claimable,
        counter: BigInt(note.counter),
        rewardClaimed: note.rewardClaimed,
      },
      `note ${id}`,
    ).toEqual({ owner, ...onChain });
  }

  async function expectFinancing(fingerprint: `0x${string}`): Promise<void> {
    const [state, listing] = await chain.publicClient.readContract({
      ...chain.exchange,
      ...at,
      functionName: "financing",
      args: [fingerprint],
    });
    expect(await read((tx) => findFinancing(tx, fingerprint))).toEqual({
      state: financingStates[state],
      listing: listing === 0n ? null : listing,
    });
  }

  async function expectTotals(): Promise<void> {
    for (const { token, liabilities, balance } of await read((tx) => readMarketStats(tx, now))) {
      const owed = await chain.publicClient.readContract({
        ...chain.exchange,
        ...at,
        functionName: "liabilities",
        args: [token.address],
      });
      const held = await chain.publicClient.readContract({
        address: token.address,
        abi: erc20Abi,
        ...at,
        functionName: "balanceOf",
        args: [chain.deployment.exchange],
      });
      expect({ liabilities, balance }, token.symbol).toEqual({ liabilities: owed, balance: held });
    }
  }

  async function expectCredits(): Promise<void> {
    for (const person of people) {
      const wallet = chain.address(person);
      const credits = await read((tx) => listWalletCredits(tx, wallet));
      for (const { address } of chain.deployment.stablecoins) {
        const owed = await chain.publicClient.readContract({
          ...chain.exchange,
          ...at,
          functionName: "creditOf",
          args: [wallet, address],
        });
        const ours = credits.find(({ token }) => token.address === address.toLowerCase());
        expect(ours?.amount ?? 0n, `credit of ${person}`).toBe(owed);
      }
    }
  }

  async function expectRules(): Promise<void> {
    const registry = {
      address: chain.deployment.registry,
      abi: exchangeRegistryAbi,
      ...at,
    } as const;
    const [pausedAt, sunset, feeBps] = await Promise.all([
      chain.publicClient.readContract({ ...registry, functionName: "pausedAt" }),
      chain.publicClient.readContract({ ...registry, functionName: "isSunset" }),
      chain.publicClient.readContract({ ...registry, functionName: "feeBps" }),
    ]);
    const rules = await read(findMarketRules);
    expect(rules).toMatchObject({ pausedAt: pausedAt === 0 ? null : pausedAt, sunset, feeBps });
    for (const { register, member, isMember } of rules?.members ?? []) {
      const number = ["attestor", "pauser", "token", "gate", "reward"].indexOf(register);
      expect(
        await chain.publicClient.readContract({
          ...registry,
          functionName: "isMember",
          args: [number, member],
        }),
      ).toBe(isMember);
    }
  }
}
