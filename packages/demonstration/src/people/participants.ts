import { localAccount } from "@tenora/chain/deployment/local-account";
import type { Tier } from "@tenora/domain/business/business";
import { persona } from "@tenora/domain/demo/personas";
import type { InvoiceIdentity } from "@tenora/domain/receivable/fingerprint/fingerprint";
import type { Industry } from "@tenora/domain/receivable/industries";

// The invented companies and people of the demonstration. Their accounts are the local chain's.

export interface SeedBusiness {
  readonly account: number;
  readonly name: string;
  readonly country: string;
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

export interface SeedCustomer {
  readonly account: number;
  readonly name: string;
  readonly country: string;
  readonly registryNumber: string;
  readonly email: string;
  readonly industry: Industry;
  /** They confirm and pay with a wallet of their own. */
  readonly hasWallet: boolean;
}

export interface SeedInvestor {
  readonly account: number;
  readonly name: string;
  readonly country: string;
}

const business = (
  account: number,
  [name, country, countryCode, registryNumber]: readonly [string, string, string, string],
  [director, domain]: readonly [string, string],
  decisions: readonly Decision[] = [],
): SeedBusiness => ({
  account,
  name,
  country,
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
    ["Ben Trading Pte Ltd", "Singapore", "SG", "201912345A"],
    ["Ben Tan", "ben-trading"],
    [
      tier(205.4, 2, "BT-2601 was repaid a week early. Audited accounts of two years checked."),
      tier(98.4, 1, "Three invoices of 53,800 USDC in all were repaid on time."),
    ],
  ),
  harbour: business(
    10,
    ["Harbour Foods Ltd", "Hong Kong", "HK", "22177451"],
    ["Grace Lau", "harbour-foods"],
    [
      tier(210.6, 2, "HF-1180 was repaid early. Audited accounts of three years checked."),
      tier(69.3, 1, "Three invoices to three customers were repaid on time."),
    ],
  ),
  lumen: business(
    11,
    ["Lumen Textiles Sdn Bhd", "Malaysia", "MY", "201701033456"],
    ["Aisyah Rahman", "lumen-textiles"],
    [
      tier(193.5, 2, "LT-0412 was repaid early. Order book and audited accounts checked."),
      tier(14.6, 1, "Three invoices were repaid on time, the last over 21,000 USDC."),
    ],
  ),
  // Its one default was repaid in full three weeks later; the tier came back with the next good invoice.
  orchid: business(
    12,
    ["Orchid Packaging Co Ltd", "Thailand", "TH", "0105561012345"],
    ["Niran Chai", "orchid-packaging"],
    [
      tier(199.4, 2, "OP-3307 was repaid within its grace period. Bank statements checked."),
      tier(72.4, 3, "Invoice OP-3311 went into default."),
      tier(43.4, 2, "OP-3311 was recovered in full, with its late fee, and OP-3325 paid on time."),
    ],
  ),
  // The one that failed with its largest customer: two defaults, and two more invoices long overdue.
  kallang: business(
    13,
    ["Kallang Machine Works Pte Ltd", "Singapore", "SG", "201533221K"],
    ["Ravi Menon", "kallang-machines"],
    [
      tier(204.4, 2, "KM-7702 was repaid on time. Order book checked."),
      tier(76.4, 3, "Invoice KM-7714 went into default. No new listings while it isn’t repaid."),
      {
        do: "suspend",
        ago: 71.3,
        reason: "Invoice KM-7725 is the second default. Nothing has been recovered on it.",
      },
    ],
  ),
  mekong: business(
    14,
    ["Mekong Coffee Roasters Co Ltd", "Vietnam", "VN", "0314567890"],
    ["Linh Tran", "mekong-coffee"],
    [tier(130.4, 2, "MC-0951 was repaid early. Export contracts checked.")],
  ),
  oven: business(
    15,
    ["Little Oven Bakery Pte Ltd", "Singapore", "SG", "202104321M"],
    ["Siti Noor", "little-oven"],
  ),
  tideline: business(
    16,
    ["Tideline Studio PT", "Indonesia", "ID", "9120304123456"],
    ["Dewi Hartono", "tideline-studio"],
  ),
} as const satisfies Record<string, SeedBusiness>;

export const customers = {
  cleo: {
    account: persona("Cleo").account,
    name: "Cleo Department Stores Ltd",
    country: "HK",
    registryNumber: "18544021",
    email: "payables@cleo-stores.example",
    industry: "retail",
    hasWallet: true,
  },
  nordlicht: {
    account: 25,
    name: "Nordlicht Handels GmbH",
    country: "DE",
    registryNumber: "HRB 98231",
    email: "buchhaltung@nordlicht-handel.example",
    industry: "wholesale",
    hasWallet: true,
  },
  pacific: {
    account: 26,
    name: "Pacific Grocers Inc",
    country: "US",
    registryNumber: "C4410982",
    email: "ap@pacific-grocers.example",
    industry: "retail",
    hasWallet: false,
  },
  sakura: {
    account: 27,
    name: "Sakura Home KK",
    country: "JP",
    registryNumber: "0104-01-077321",
    email: "keiri@sakura-home.example",
    industry: "retail",
    hasWallet: false,
  },
  // The one that stopped paying.
  delta: {
    account: 29,
    name: "Delta Bottling Works Ltd",
    country: "TH",
    registryNumber: "0105548098213",
    email: "accounts@delta-bottling.example",
    industry: "manufacturing",
    hasWallet: false,
  },
} as const satisfies Record<string, SeedCustomer>;

const investor = (account: number, name: string, country: string): SeedInvestor => ({
  account,
  name,
  country,
});

/** Buyers take turns in this order. */
export const investors: readonly SeedInvestor[] = [
  investor(persona("Dara").account, "Dara Okafor", "Singapore"),
  investor(persona("Eli").account, "Eli Berger", "Switzerland"),
  investor(17, "Farah Aziz", "Malaysia"),
  investor(18, "Goran Petrov", "Croatia"),
  investor(19, "Hana Mori", "Japan"),
  investor(20, "Ivan Costa", "Portugal"),
  investor(21, "Jun Park", "South Korea"),
  investor(22, "Kavya Nair", "India"),
  investor(23, "Leo Martin", "France"),
  investor(24, "Mina Haddad", "United Arab Emirates"),
];

export type BusinessKey = keyof typeof businesses;
export type CustomerKey = keyof typeof customers;

export const addressOf = ({ account }: { readonly account: number }) =>
  localAccount(account).address;

/** As papers name it. */
export const partyOf = ({ name, registryNumber, countryCode }: SeedBusiness) => ({
  name,
  registryNumber,
  country: countryCode,
});

/** The identity under which an invoice, or a campaign of the business itself, is financed once. */
export function identityOf(receivable: {
  readonly seller: BusinessKey;
  readonly customer: CustomerKey | null;
  readonly number: string;
}): InvoiceIdentity {
  const seller = partyOf(businesses[receivable.seller]);
  const debtor = receivable.customer === null ? seller : customers[receivable.customer];
  return { seller, debtor, invoiceNumber: receivable.number };
}
