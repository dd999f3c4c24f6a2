import { index, onchainTable, primaryKey } from "ponder";

/** The stablecoins that were ever accepted, with totals over all listings; base units. */
export const tokens = onchainTable("tokens", (t) => ({
  address: t.hex().primaryKey(),
  symbol: t.text().notNull(),
  decimals: t.integer().notNull(),
  /** Face of all receivables ever listed. */
  listed: t.int8({ mode: "bigint" }).notNull(),
  /** Proceeds released, before the fee. */
  financed: t.int8({ mode: "bigint" }).notNull(),
  fees: t.int8({ mode: "bigint" }).notNull(),
  /** Paid to holders: repayment, and late fees beside it. */
  repaid: t.int8({ mode: "bigint" }).notNull(),
  lateFees: t.int8({ mode: "bigint" }).notNull(),
  /** Paid in after default. */
  recovered: t.int8({ mode: "bigint" }).notNull(),
  claimed: t.int8({ mode: "bigint" }).notNull(),
  refunded: t.int8({ mode: "bigint" }).notNull(),
  /** What the exchange owes, and what it holds. */
  liabilities: t.int8({ mode: "bigint" }).notNull(),
  balance: t.numeric({ precision: 78, scale: 0, mode: "bigint" }).notNull(),
}));

/** Roles, fee and brakes of the registry contract; one row. */
export const registries = onchainTable("registries", (t) => ({
  address: t.hex().primaryKey(),
  admin: t.hex(),
  nextAdmin: t.hex(),
  nextAdminReadyAt: t.int8({ mode: "number" }),
  feeBps: t.integer().notNull(),
  feeRecipient: t.hex(),
  descriptor: t.hex(),
  /** When the present pause began, seconds since 1970; null without one. */
  pausedAt: t.int8({ mode: "number" }),
  sunset: t.boolean().notNull(),
}));

/** Members of the registry's lists, also proposed and removed ones. */
export const registryMembers = onchainTable(
  "registry_members",
  (t) => ({
    /** The contract's number: 0 attestor, 1 pauser, 2 token, 3 gate, 4 reward. */
    register: t.integer().notNull(),
    member: t.hex().notNull(),
    isMember: t.boolean().notNull(),
    /** When a pending proposal can be executed; null: none is pending. */
    readyAt: t.int8({ mode: "number" }),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.register, table.member] }) }),
);

/** Verified wallets, as the gate stores them. */
export const eligibilities = onchainTable("eligibilities", (t) => ({
  wallet: t.hex().primaryKey(),
  issuedAt: t.int8({ mode: "number" }).notNull(),
  /** The last second of the registration; 0 without one. */
  expiresAt: t.int8({ mode: "number" }).notNull(),
  notBefore: t.int8({ mode: "number" }).notNull(),
}));

/** Signatures taken back one by one. */
export const revocations = onchainTable(
  "revocations",
  (t) => ({
    signer: t.hex().notNull(),
    digest: t.hex().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.signer, table.digest] }) }),
);

/** The counter that a signer's next signatures must carry; 0 for signers without a row. */
export const signerCounters = onchainTable("signer_counters", (t) => ({
  signer: t.hex().primaryKey(),
  counter: t.int8({ mode: "bigint" }).notNull(),
}));

/** Custom rewards that sellers made. */
export const rewards = onchainTable(
  "rewards",
  (t) => ({
    contract: t.hex().notNull(),
    id: t.bigint().notNull(),
    maker: t.hex().notNull(),
    uri: t.text().notNull(),
    awarded: t.integer().notNull(),
    madeAt: t.int8({ mode: "number" }).notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.contract, table.id] }),
    ofMaker: index().on(table.maker, table.id),
  }),
);
