import { index, onchainTable, sql } from "ponder";

/**
 * One row per listing: its terms, the contract's ledger word by word, and totals. Amounts are base
 * units, times seconds since 1970. Statuses are derived from it and a time, never stored.
 */
export const listings = onchainTable(
  "listings",
  (t) => ({
    id: t.int8({ mode: "bigint" }).primaryKey(),
    fingerprint: t.hex().notNull(),
    papers: t.hex().notNull(),
    previous: t.int8({ mode: "bigint" }).notNull(),
    seller: t.hex().notNull(),
    payout: t.hex().notNull(),
    /** Null for community campaigns and for debtors without a wallet. */
    debtor: t.hex(),
    attestor: t.hex().notNull(),
    token: t.hex().notNull(),
    gate: t.hex().notNull(),
    /** open, eligible, invite, link; other for a gate we don't know. */
    gateType: t.text().notNull(),
    reward: t.hex(),
    rewardId: t.bigint(),
    rewardEarly: t.boolean().notNull(),
    /** The contract's numbers of kind, level and transfer rule. */
    kind: t.integer().notNull(),
    level: t.integer().notNull(),
    transferRule: t.integer().notNull(),
    face: t.int8({ mode: "bigint" }).notNull(),
    pricePerUnit: t.int8({ mode: "bigint" }).notNull(),
    repayPerUnit: t.int8({ mode: "bigint" }).notNull(),
    totalUnits: t.integer().notNull(),
    minUnits: t.integer().notNull(),
    minPurchase: t.integer().notNull(),
    fundingDeadline: t.int8({ mode: "number" }).notNull(),
    maturity: t.int8({ mode: "number" }).notNull(),
    graceDays: t.integer().notNull(),
    delayDays: t.integer().notNull(),
    lateFeeBps: t.integer().notNull(),
    feeBps: t.integer().notNull(),
    maxFeeBps: t.integer().notNull(),
    /** Yearly return over the whole days from listing to maturity, rounded down. */
    aprBps: t.bigint().notNull(),
    // The ledger, as the contract stores it.
    state: t.integer().notNull(),
    flags: t.integer().notNull(),
    soldUnits: t.integer().notNull(),
    noteCount: t.integer().notNull(),
    paidIn: t.int8({ mode: "bigint" }).notNull(),
    lateUnits: t.bigint().notNull(),
    lateUntil: t.int8({ mode: "number" }).notNull(),
    lastPurchase: t.int8({ mode: "number" }).notNull(),
    /** Units sold of all units, basis points rounded down; for the order "most funded". */
    fundedBps: t.integer().notNull(),
    /** Proceeds released, before the fee, and the fee in them. */
    released: t.int8({ mode: "bigint" }).notNull(),
    fees: t.int8({ mode: "bigint" }).notNull(),
    toHolders: t.int8({ mode: "bigint" }).notNull(),
    toSeller: t.int8({ mode: "bigint" }).notNull(),
    /** The part of `toSeller` that was credited; behind it only within one transaction. */
    reserveCredited: t.int8({ mode: "bigint" }).notNull(),
    recovered: t.int8({ mode: "bigint" }).notNull(),
    claimed: t.int8({ mode: "bigint" }).notNull(),
    refunded: t.int8({ mode: "bigint" }).notNull(),
    listedAt: t.int8({ mode: "number" }).notNull(),
    fundedAt: t.int8({ mode: "number" }),
    settledAt: t.int8({ mode: "number" }),
    defaultedAt: t.int8({ mode: "number" }),
    cancelledAt: t.int8({ mode: "number" }),
    block: t.int8({ mode: "number" }).notNull(),
    transactionHash: t.hex().notNull(),
  }),
  (table) => ({
    maturityOrder: index().on(table.maturity, table.id),
    returnOrder: index().on(table.aprBps, table.id),
    fundedOrder: index().on(table.fundedBps, table.id),
    ofSeller: index().on(table.seller, table.id),
    ofDebtor: index().on(table.debtor, table.id),
    ofToken: index().on(table.token, table.id),
    ofKind: index().on(table.kind, table.id),
    ofLevel: index().on(table.level, table.id),
    ofReward: index().on(table.reward, table.id),
    ofFingerprint: index().on(table.fingerprint),
    newestOfState: index().on(table.state, table.id),
    dueOfState: index().on(table.state, table.maturity, table.id),
    // For the operators' desk: among settled ones few have what the rounding of shares doesn't explain.
    disputed: index("listings_disputed_index").on(table.id).where(sql`flags & 12 <> 0`),
    unclaimed: index("listings_unclaimed_index")
      .on(table.id)
      .where(sql`to_holders - claimed >= note_count and to_holders > 0`),
  }),
);

/** What the registry of financed invoices says of a fingerprint, with the state of its listing. */
export const financings = onchainTable("financings", (t) => ({
  fingerprint: t.hex().primaryKey(),
  /** The newest listing; null when the fingerprint was burned without one. */
  listing: t.int8({ mode: "bigint" }),
  burned: t.boolean().notNull(),
}));
