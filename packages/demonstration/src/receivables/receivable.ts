import type { Recourse } from "@tenora/domain/funding-request/recourse";
import type { BusinessKey } from "../people/businesses.ts";
import type { CustomerKey } from "../people/customers.ts";
import type { InvestorKey } from "../people/investors.ts";

/** Days before the end of the history; negative: still to come. */
type DaysAgo = number;

/** What people did, in order. */
export type SeedEvent =
  /** Buys a part of all units, in thousandths. */
  | {
      readonly do: "buy";
      readonly ago: DaysAgo;
      readonly share: number;
      readonly buyer: InvestorKey;
    }
  | { readonly do: "release" | "cancel" | "fraud" | "default"; readonly ago: DaysAgo }
  /** Pays a part of what is still due, in thousandths. */
  | { readonly do: "pay"; readonly ago: DaysAgo; readonly share: number }
  /** The first `notes` of the listing; all of them by default. */
  | { readonly do: "claim" | "refund" | "reward"; readonly ago: DaysAgo; readonly notes?: number }
  /** The owner of a note sells it to another investor, in thousandths of its cost. */
  | {
      readonly do: "resell";
      readonly ago: DaysAgo;
      readonly note: number;
      readonly price: number;
      readonly to: InvestorKey;
    }
  /** An operator raises it; the exchange has the SHA-256 of the evidence, to the letter. */
  | { readonly do: "dispute"; readonly ago: DaysAgo; readonly evidence: string };

export type Purchase = Extract<SeedEvent, { readonly do: "buy" }>;

/** What a seller hands over beside money; `early`: already while the receivable runs. */
interface SeedReward {
  readonly when: "settled" | "early";
  readonly name: string;
  readonly description: string;
  readonly redemption: string;
}

interface Facts {
  readonly token: "USDC" | "USDT";
  /** What it is about, if not an invoice. */
  readonly document?: "order";
  /** What the customer owes, in whole stablecoins; for a campaign it follows from the units. */
  readonly face: number;
  /** What the seller wants to raise, in whole stablecoins; a unit costs one. */
  readonly amount: number;
  /** Part of the units, in thousandths, below which the sale fails. */
  readonly minimum: number;
  /** Yearly return in basis points. */
  readonly apr: number;
  readonly listed: DaysAgo;
  readonly saleDays: number;
  readonly due: DaysAgo;
  readonly graceDays: number;
  /** What the seller signed about a customer that doesn't pay; nothing for a campaign. */
  readonly recourse?: Recourse;
  /** A reward for each note. */
  readonly reward?: SeedReward;
}

export interface SeedReceivable extends Facts {
  readonly seller: BusinessKey;
  /** Null: a community campaign, which the seller repays. */
  readonly customer: CustomerKey | null;
  readonly number: string;
  readonly events: readonly SeedEvent[];
}

type Given = Pick<Facts, "face" | "amount" | "apr" | "listed" | "due"> &
  Partial<Facts> & {
    /** Parts of the units, in thousandths, by who bought them on the days after the listing. */
    readonly sold?: Partial<Record<InvestorKey, number>>;
  };

export function receivable(
  [seller, customer, number]: readonly [BusinessKey, CustomerKey | null, string],
  { sold = {}, ...facts }: Given,
  ...events: readonly SeedEvent[]
): SeedReceivable {
  const purchases = Object.entries(sold).map(
    ([buyer, share], at): Purchase => ({
      do: "buy",
      ago: facts.listed - 1 - at,
      share,
      buyer: buyer as InvestorKey,
    }),
  );
  return {
    seller,
    customer,
    number,
    token: "USDC",
    graceDays: 5,
    minimum: 400,
    saleDays: 10,
    ...(customer === null ? {} : { recourse: "with" }),
    ...facts,
    events: [...purchases, ...releaseOf(purchases), ...events],
  };
}

/** Once several buyers have bought everything, the proceeds are released; one buyer does both. */
function releaseOf(purchases: readonly Purchase[]): readonly SeedEvent[] {
  const bought = purchases.reduce((sum, { share }) => sum + share, 0);
  const last = purchases.at(-1);
  if (last === undefined || bought < 1000 || purchases.length < 2) return [];
  return [{ do: "release", ago: last.ago - 0.2 }];
}

export const pay = (ago: DaysAgo, share = 1000): SeedEvent => ({ do: "pay", ago, share });

/** Holders take what they are owed, as of all notes or of the first. */
export const take = (
  what: "claim" | "refund" | "reward",
  ago: DaysAgo,
  notes?: number,
): SeedEvent => (notes === undefined ? { do: what, ago } : { do: what, ago, notes });
