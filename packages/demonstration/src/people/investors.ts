import { persona } from "@tenora/domain/demo/personas";

interface SeedInvestor {
  /** Index of the local chain's account. */
  readonly account: number;
  readonly name: string;
  readonly country: string;
}

export const investors = {
  dara: { account: persona("Dara").account, name: "Dara Okafor", country: "Singapore" },
  eli: { account: persona("Eli").account, name: "Eli Berger", country: "Switzerland" },
  farah: { account: 17, name: "Farah Aziz", country: "Malaysia" },
  goran: { account: 18, name: "Goran Petrov", country: "Croatia" },
  hana: { account: 19, name: "Hana Mori", country: "Japan" },
  ivan: { account: 20, name: "Ivan Costa", country: "Portugal" },
  jun: { account: 21, name: "Jun Park", country: "South Korea" },
  kavya: { account: 22, name: "Kavya Nair", country: "India" },
  leo: { account: 23, name: "Leo Martin", country: "France" },
  mina: { account: 24, name: "Mina Haddad", country: "United Arab Emirates" },
} as const satisfies Record<string, SeedInvestor>;

export type InvestorKey = keyof typeof investors;
