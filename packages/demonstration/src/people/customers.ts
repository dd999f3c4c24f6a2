import { localAccount } from "@tenora/chain/deployment/local-account";
import { persona } from "@tenora/domain/demo/personas";
import type { Industry } from "@tenora/domain/receivable/industries";

interface SeedCustomer {
  /** Index of the local chain's account; null for a customer without a wallet, whose seller pays. */
  readonly account: number | null;
  readonly name: string;
  readonly country: string;
  readonly registryNumber: string;
  readonly email: string;
  readonly industry: Industry;
}

const cleo: SeedCustomer = {
  account: persona("Cleo").account,
  name: "Cleo Department Stores Ltd",
  country: "HK",
  registryNumber: "18544021",
  email: "payables@cleo-stores.example",
  industry: "retail",
};
const nordlicht: SeedCustomer = {
  account: 25,
  name: "Nordlicht Handels GmbH",
  country: "DE",
  registryNumber: "HRB 98231",
  email: "buchhaltung@nordlicht-handel.example",
  industry: "wholesale",
};
const pacific: SeedCustomer = {
  account: null,
  name: "Pacific Grocers Inc",
  country: "US",
  registryNumber: "C4410982",
  email: "ap@pacific-grocers.example",
  industry: "retail",
};
const sakura: SeedCustomer = {
  account: null,
  name: "Sakura Home KK",
  country: "JP",
  registryNumber: "0104-01-077321",
  email: "keiri@sakura-home.example",
  industry: "retail",
};
/** The one that stopped paying. */
const delta: SeedCustomer = {
  account: null,
  name: "Delta Bottling Works Ltd",
  country: "TH",
  registryNumber: "0105548098213",
  email: "accounts@delta-bottling.example",
  industry: "manufacturing",
};

export const customers = { cleo, nordlicht, pacific, sakura, delta } as const;

export type CustomerKey = keyof typeof customers;

/** The wallet of a customer; null for one without, and in a campaign. */
export function customerAddress(key: CustomerKey | null) {
  const account = key && customers[key].account;
  return account === null ? null : localAccount(account).address;
}
