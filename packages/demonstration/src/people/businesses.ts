import { localAccount } from "@tenora/chain/deployment/local-account";
import type { Tier } from "@tenora/domain/business/business";
import { persona } from "@tenora/domain/demo/personas";
import type { InvoiceIdentity } from "@tenora/domain/receivable/fingerprint/fingerprint";
import { type CustomerKey, customers } from "./customers.ts";

/** An invented company of the demonstration. */
export interface SeedBusiness {
  /** Index of the local chain's account. */
  readonly account: number;
  readonly name: string;
  /** ISO code. */
  readonly countryCode: string;
  readonly registryNumber: string;
  readonly director: string;
  readonly email: string;
  /** What reviewers decided since it was approved in tier 3, in order. */
  readonly decisions: readonly Decision[];
}

/** A decision about a business: another tier, or its suspension; days before the end of the history. */
export type Decision =
  | { readonly do: "tier"; readonly ago: number; readonly tier: Tier; readonly reason: string }
  | { readonly do: "suspend"; readonly ago: number; readonly reason: string };

/** The tier of a business so many days before the end of the history; every one begins in tier 3. */
export const tierThen = ({ decisions }: Pick<SeedBusiness, "decisions">, ago: number): Tier =>
  decisions.reduce<Tier>(
    (before, one) => (one.do === "tier" && one.ago > ago ? one.tier : before),
    3,
  );

const business = (
  account: number,
  [name, countryCode, registryNumber]: readonly [string, string, string],
  [director, domain]: readonly [string, string],
  ...decisions: readonly Decision[]
): SeedBusiness => ({
  account,
  name,
  countryCode,
  registryNumber,
  director,
  email: `finance@${domain}.example`,
  decisions,
});

const tier = (ago: number, to: Tier, reason: string): Decision => ({
  do: "tier",
  ago,
  tier: to,
  reason,
});

export const businesses = {
  ben: business(
    persona("Ben").account,
    ["Ben Trading Pte Ltd", "SG", "201912345A"],
    ["Ben Tan", "ben-trading"],
    tier(205.4, 2, "BT-2601 was repaid a week early. Audited accounts of two years checked."),
    tier(19.4, 1, "Three invoices of 36,300 USDC in all were repaid on time."),
  ),
  harbour: business(10, ["Harbour Foods Ltd", "HK", "22177451"], ["Grace Lau", "harbour-foods"]),
  // Its one default was repaid in full three weeks later; the tier came back.
  orchid: business(
    12,
    ["Orchid Packaging Co Ltd", "TH", "0105561012345"],
    ["Niran Chai", "orchid-packaging"],
    tier(199.4, 2, "OP-3307 was repaid within its grace period. Bank statements checked."),
    tier(72.4, 3, "Invoice OP-3311 went into default."),
    tier(43.4, 2, "OP-3311 was recovered in full, with its late fee. Bank statements checked."),
  ),
  // The one that failed with its largest customer: a default, and another invoice long overdue.
  kallang: business(
    13,
    ["Kallang Machine Works Pte Ltd", "SG", "201533221K"],
    ["Ravi Menon", "kallang-machines"],
    tier(204.4, 2, "KM-7702 was repaid on time. Order book checked."),
    tier(76.4, 3, "Invoice KM-7714 went into default. No new listings while it isn’t repaid."),
    {
      do: "suspend",
      ago: 36.3,
      reason: "Invoice KM-7733 is overdue too, but for a quarter. KM-7714 isn’t repaid.",
    },
  ),
  mekong: business(
    14,
    ["Mekong Coffee Roasters Co Ltd", "VN", "0314567890"],
    ["Linh Tran", "mekong-coffee"],
    tier(130.4, 2, "MC-0951 was repaid early. Export contracts checked."),
  ),
  oven: business(
    15,
    ["Little Oven Bakery Pte Ltd", "SG", "202104321M"],
    ["Siti Noor", "little-oven"],
    tier(87.4, 2, "A second oven was repaid a day early. Bank statements checked."),
  ),
} as const satisfies Record<string, SeedBusiness>;

export type BusinessKey = keyof typeof businesses;

/** The address of a participant's account. */
export const addressOf = ({ account }: { readonly account: number }) =>
  localAccount(account).address;

/** As papers name it. */
export const partyOf = ({ name, registryNumber, countryCode }: SeedBusiness) => ({
  name,
  registryNumber,
  country: countryCode,
});

/** Seller, and customer or, in a campaign, the seller again: as papers name them. */
export function partiesOf({ seller: key, customer }: Sale) {
  const seller = partyOf(businesses[key]);
  return { seller, debtor: customer === null ? seller : customers[customer] };
}

interface Sale {
  readonly seller: BusinessKey;
  readonly customer: CustomerKey | null;
  readonly number: string;
}

/** The identity under which an invoice, or a campaign of the business itself, is financed once. */
export const identityOf = (sale: Sale): InvoiceIdentity => ({
  ...partiesOf(sale),
  invoiceNumber: sale.number,
});
