import type { Tier } from "@tenora/domain/business/business";
import { persona } from "@tenora/domain/demo/personas";
import type { InvoiceIdentity } from "@tenora/domain/receivable/fingerprint";
import type { Industry } from "@tenora/domain/receivable/industries";
import { localAccount } from "../deployment/local-account.ts";

// The invented companies and people of the demonstration. Their accounts are the local chain's.

export interface SeedBusiness {
  readonly account: number;
  readonly name: string;
  readonly country: string;
  readonly countryCode: string;
  readonly registryNumber: string;
  readonly director: string;
  readonly email: string;
  readonly tier: Tier;
}

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
  tier: Tier,
  [name, country, countryCode, registryNumber]: readonly [string, string, string, string],
  [director, domain]: readonly [string, string],
): SeedBusiness => ({
  account,
  name,
  country,
  countryCode,
  registryNumber,
  director,
  email: `finance@${domain}.example`,
  tier,
});

export const businesses = {
  ben: business(
    persona("Ben").account,
    1,
    ["Ben Trading Pte Ltd", "Singapore", "SG", "201912345A"],
    ["Ben Tan", "ben-trading"],
  ),
  harbour: business(
    10,
    1,
    ["Harbour Foods Ltd", "Hong Kong", "HK", "2217745"],
    ["Grace Lau", "harbour-foods"],
  ),
  lumen: business(
    11,
    1,
    ["Lumen Textiles Sdn Bhd", "Malaysia", "MY", "201701033456"],
    ["Aisyah Rahman", "lumen-textiles"],
  ),
  orchid: business(
    12,
    2,
    ["Orchid Packaging Co Ltd", "Thailand", "TH", "0105561012345"],
    ["Niran Chai", "orchid-packaging"],
  ),
  kallang: business(
    13,
    2,
    ["Kallang Machine Works Pte Ltd", "Singapore", "SG", "201533221K"],
    ["Ravi Menon", "kallang-machines"],
  ),
  mekong: business(
    14,
    2,
    ["Mekong Coffee Roasters Co Ltd", "Vietnam", "VN", "0314567890"],
    ["Linh Tran", "mekong-coffee"],
  ),
  oven: business(
    15,
    3,
    ["Little Oven Bakery Pte Ltd", "Singapore", "SG", "202104321M"],
    ["Siti Noor", "little-oven"],
  ),
  tideline: business(
    16,
    3,
    ["Tideline Studio PT", "Indonesia", "ID", "9120304123456"],
    ["Dewi Hartono", "tideline-studio"],
  ),
} as const satisfies Record<string, SeedBusiness>;

export const customers = {
  cleo: {
    account: persona("Cleo").account,
    name: "Cleo Department Stores Ltd",
    country: "HK",
    registryNumber: "1854402",
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
    industry: "construction",
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

/** The identity under which an invoice, or a campaign of the business itself, is financed once. */
export function identityOf(receivable: {
  readonly seller: BusinessKey;
  readonly customer: CustomerKey | null;
  readonly number: string;
}): InvoiceIdentity {
  const { registryNumber, countryCode } = businesses[receivable.seller];
  const seller = { registryNumber, country: countryCode };
  const debtor = receivable.customer === null ? seller : customers[receivable.customer];
  return { seller, debtor, invoiceNumber: receivable.number };
}
