import { index, onchainTable, primaryKey, sql } from "ponder";

/** One row per note, also after its refund. Ids hold the listing above the lowest 24 bits. */
export const notes = onchainTable(
  "notes",
  (t) => ({
    id: t.int8({ mode: "bigint" }).primaryKey(),
    listing: t.int8({ mode: "bigint" }).notNull(),
    /** Null once refunded; then `formerOwner` got the refund. */
    owner: t.hex(),
    formerOwner: t.hex(),
    buyer: t.hex().notNull(),
    units: t.integer().notNull(),
    /** Paid at the purchase from the seller. */
    cost: t.int8({ mode: "bigint" }).notNull(),
    claimed: t.int8({ mode: "bigint" }).notNull(),
    counter: t.integer().notNull(),
    rewardClaimed: t.boolean().notNull(),
    refunded: t.int8({ mode: "bigint" }),
    boughtAt: t.int8({ mode: "number" }).notNull(),
    /** When the owner got it, and what they paid; null when it was transferred without a sale. */
    acquiredAt: t.int8({ mode: "number" }).notNull(),
    acquiredCost: t.int8({ mode: "bigint" }),
    block: t.int8({ mode: "number" }).notNull(),
    transactionHash: t.hex().notNull(),
  }),
  (table) => ({
    ofOwner: index().on(table.owner, table.id),
    ofFormerOwner: index().on(table.formerOwner, table.id),
    ofBuyer: index().on(table.buyer, table.listing),
  }),
);

/** What an account can withdraw of a token. */
export const credits = onchainTable(
  "credits",
  (t) => ({
    account: t.hex().notNull(),
    token: t.hex().notNull(),
    amount: t.int8({ mode: "bigint" }).notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.account, table.token] }),
    waiting: index("credits_waiting_index").on(table.account).where(sql`amount > 0`),
  }),
);
