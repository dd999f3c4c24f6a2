import {
  type AmountDue,
  amountDueAt,
  type Debt,
} from "@tenora/domain/receivable/amounts/amount-due";
import { aprBpsDown } from "@tenora/domain/receivable/amounts/pricing";
import { ledgerFlags } from "@tenora/domain/receivable/status/ledger-flags";
import {
  daysPastDue,
  isSaleOpen,
  type ReceivableFacts,
  type ReceivableStatus,
  receivableStatus,
  type StoredState,
  storedStates,
} from "@tenora/domain/receivable/status/receivable-status";
import type { Kysely, Selectable } from "kysely";
import { sql } from "kysely";
import type { MarketDatabase } from "../market-tables.ts";

export type Address = `0x${string}`;
export type ListingKind = "factoring" | "community";
export type ListingLevel = "declared" | "attested" | "debtor-confirmed";
export type GateType = "open" | "eligible" | "invite" | "link" | "other";

/** The contract's numbers in words, by position. */
export const kinds = ["factoring", "community"] as const satisfies readonly ListingKind[];
export const levels = [
  "declared",
  "attested",
  "debtor-confirmed",
] as const satisfies readonly ListingLevel[];
const transferRules = ["open", "eligible", "locked"] as const;
const day = 86_400n;

/** What everybody may know of a seller; null what isn't in our own tables. Addresses are lower case. */
export interface Seller {
  readonly wallet: Address;
  readonly name: string | null;
  readonly tier: number | null;
  readonly country: string | null;
}

export interface MarketToken {
  readonly address: Address;
  readonly symbol: string;
  readonly decimals: number;
}

/**
 * A listing at a time. Amounts are base units of its token, rates basis points, times seconds since
 * 1970. The status and what is due follow from `ledger` and the time.
 */
export interface Listing {
  readonly id: bigint;
  readonly status: ReceivableStatus;
  readonly isSaleOpen: boolean;
  /** The sale is open, and no reviewer's dispute keeps buyers out. */
  readonly isBuyable: boolean;
  readonly kind: ListingKind;
  readonly level: ListingLevel;
  readonly transferRule: (typeof transferRules)[number];
  readonly seller: Seller;
  readonly payout: Address;
  readonly debtor: Address | null;
  readonly attestor: Address;
  readonly token: MarketToken;
  readonly gate: { readonly address: Address; readonly type: GateType };
  readonly fingerprint: `0x${string}`;
  readonly papers: `0x${string}`;
  /** The cancelled listing of the same invoice that this one follows. */
  readonly previous: bigint | null;
  readonly pricePerUnit: bigint;
  readonly totalUnits: bigint;
  readonly minUnits: bigint;
  readonly minPurchase: bigint;
  readonly fundingDeadline: bigint;
  readonly feeBps: number;
  /** Over the whole days from listing to maturity. */
  readonly aprBps: bigint;
  /** The same from now on; null when no more units can be bought. */
  readonly currentAprBps: bigint | null;
  /** Face, repayment per unit, units sold, paid in, maturity, grace, delay, late fee. */
  readonly ledger: Debt;
  /** Zero before funding and after a cancel. */
  readonly due: AmountDue;
  readonly daysPastDue: bigint;
  readonly reward: {
    readonly contract: Address;
    readonly id: bigint;
    readonly early: boolean;
  } | null;
  readonly disputed: { readonly byDebtor: boolean; readonly byAttestor: boolean };
  readonly saleEnded: boolean;
  /** Proceeds released before the fee, the fee in them, and what became of payments. */
  readonly released: bigint;
  readonly fees: bigint;
  readonly toHolders: bigint;
  readonly toSeller: bigint;
  readonly recovered: bigint;
  readonly claimed: bigint;
  readonly refunded: bigint;
  readonly noteCount: number;
  readonly listedAt: number;
  readonly fundedAt: number | null;
  readonly settledAt: number | null;
  readonly defaultedAt: number | null;
  readonly cancelledAt: number | null;
  readonly block: number;
  readonly transaction: `0x${string}`;
}

type ListingColumns = Selectable<MarketDatabase["listings"]>;

export interface ListingRow extends ListingColumns {
  readonly symbol: string;
  readonly decimals: number;
  readonly seller_name: string | null;
  readonly seller_tier: number | null;
  readonly seller_country: string | null;
}

/** Listings with their token and what we know of the seller. */
export const selectListings = (db: Kysely<MarketDatabase>) =>
  db
    .selectFrom("listings")
    .innerJoin("tokens", "tokens.address", "listings.token")
    .leftJoin("public.sellers as profiles", "profiles.wallet_address", "listings.seller")
    .selectAll("listings")
    .select(["tokens.symbol", "tokens.decimals"])
    .select(["profiles.name as seller_name", "profiles.tier as seller_tier"])
    .select("profiles.country as seller_country");

/** The status of a row at a time, in SQL; equal to the domain's. */
export const statusAt = (now: bigint) => sql<ReceivableStatus>`app.receivable_status(
  listings.state, listings.flags, listings.sold_units, listings.total_units, listings.min_units,
  listings.paid_in, listings.funding_deadline, listings.maturity, listings.grace_days,
  listings.delay_days, ${now.toString()}::bigint)`;

/** What the late fee and the waterfall are computed from. */
export function ledgerOf(row: ListingColumns): Debt {
  return {
    face: BigInt(row.face),
    repayPerUnit: BigInt(row.repay_per_unit),
    soldUnits: BigInt(row.sold_units),
    paidIn: BigInt(row.paid_in),
    maturity: BigInt(row.maturity),
    graceDays: BigInt(row.grace_days),
    delayDays: BigInt(row.delay_days),
    lateFeeBps: BigInt(row.late_fee_bps),
    lateUnits: BigInt(row.late_units),
    lateUntil: BigInt(row.late_until),
  };
}

/** What the status is derived from. */
export function receivableFactsOf(row: ListingColumns): ReceivableFacts {
  return {
    state: storedStates[row.state] ?? "None",
    soldUnits: BigInt(row.sold_units),
    totalUnits: BigInt(row.total_units),
    minUnits: BigInt(row.min_units),
    paidIn: BigInt(row.paid_in),
    saleEnded: (row.flags & ledgerFlags.saleEnded) !== 0,
    fundingDeadline: BigInt(row.funding_deadline),
    maturity: BigInt(row.maturity),
    graceDays: BigInt(row.grace_days),
    delayDays: BigInt(row.delay_days),
  };
}

/** The listing at `now`, in seconds since 1970: the time of the indexed block. */
export function toListing(row: ListingRow, now: bigint): Listing {
  const ledger = ledgerOf(row);
  const facts = receivableFactsOf(row);
  const isOpen = isSaleOpen(facts, now);
  const byAttestor = (row.flags & ledgerFlags.disputedByAttestor) !== 0;
  const pricePerUnit = BigInt(row.price_per_unit);
  return {
    id: BigInt(row.id),
    status: receivableStatus(facts, now),
    isSaleOpen: isOpen,
    isBuyable: isOpen && !byAttestor,
    kind: kinds[row.kind] ?? "factoring",
    level: levels[row.level] ?? "declared",
    transferRule: transferRules[row.transfer_rule] ?? "locked",
    seller: {
      wallet: row.seller as Address,
      name: row.seller_name,
      tier: row.seller_tier,
      country: row.seller_country,
    },
    payout: row.payout as Address,
    debtor: row.debtor as Address | null,
    attestor: row.attestor as Address,
    token: { address: row.token as Address, symbol: row.symbol, decimals: row.decimals },
    gate: { address: row.gate as Address, type: row.gate_type as GateType },
    fingerprint: row.fingerprint as Address,
    papers: row.papers as Address,
    previous: row.previous === "0" ? null : BigInt(row.previous),
    pricePerUnit,
    totalUnits: facts.totalUnits,
    minUnits: facts.minUnits,
    minPurchase: BigInt(row.min_purchase),
    fundingDeadline: facts.fundingDeadline,
    feeBps: row.fee_bps,
    aprBps: BigInt(row.apr_bps),
    currentAprBps: isOpen
      ? aprBpsDown(pricePerUnit, ledger.repayPerUnit, (facts.maturity - now + day - 1n) / day)
      : null,
    ledger,
    due: isDueIn(facts.state) ? amountDueAt(ledger, now) : nothingDue,
    daysPastDue: isPastDueIn(facts.state) ? daysPastDue(facts.maturity, now) : 0n,
    reward: rewardOf(row),
    disputed: {
      byDebtor: (row.flags & ledgerFlags.disputedByDebtor) !== 0,
      byAttestor,
    },
    saleEnded: facts.saleEnded,
    ...totalsOf(row),
    ...timesOf(row),
  };
}

const nothingDue: AmountDue = { repayment: 0n, lateFee: 0n, total: 0n };
const isDueIn = (state: StoredState) =>
  state === "Funded" || state === "Defaulted" || state === "Settled";
const isPastDueIn = (state: StoredState) => state !== "Settled" && state !== "Cancelled";

function rewardOf(row: ListingColumns): Listing["reward"] {
  if (row.reward === null || row.reward_id === null) return null;
  const contract = row.reward as Address;
  return { contract, id: BigInt(row.reward_id), early: row.reward_early };
}

const totalsOf = (row: ListingColumns) => ({
  released: BigInt(row.released),
  fees: BigInt(row.fees),
  toHolders: BigInt(row.to_holders),
  toSeller: BigInt(row.to_seller),
  recovered: BigInt(row.recovered),
  claimed: BigInt(row.claimed),
  refunded: BigInt(row.refunded),
  noteCount: row.note_count,
});

const timeOrNull = (text: string | null) => (text === null ? null : Number(text));

const timesOf = (row: ListingColumns) => ({
  listedAt: Number(row.listed_at),
  fundedAt: timeOrNull(row.funded_at),
  settledAt: timeOrNull(row.settled_at),
  defaultedAt: timeOrNull(row.defaulted_at),
  cancelledAt: timeOrNull(row.cancelled_at),
  block: Number(row.block),
  transaction: row.transaction_hash as Address,
});
