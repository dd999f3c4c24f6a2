import { index, onchainTable, primaryKey } from "ponder";

/** Every event of our contracts, in chain order by (block, log index). */
export const events = onchainTable(
  "events",
  (t) => ({
    block: t.int8({ mode: "number" }).notNull(),
    logIndex: t.integer().notNull(),
    /** The event's name in lower case with hyphens. */
    type: t.text().notNull(),
    contract: t.hex().notNull(),
    listing: t.int8({ mode: "bigint" }),
    note: t.int8({ mode: "bigint" }),
    /** The wallet that it concerns: buyer, payer, owner of the note, signer. */
    wallet: t.hex(),
    /** The other side: seller of a note, attestor, sender. */
    counterparty: t.hex(),
    token: t.hex(),
    /** Base units that moved; null when no money did. */
    amount: t.int8({ mode: "bigint" }),
    time: t.int8({ mode: "number" }).notNull(),
    transactionHash: t.hex().notNull(),
    /** The event's arguments by name; whole numbers above 32 bits as decimal strings. */
    arguments: t.jsonb().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.block, table.logIndex] }),
    ofListing: index().on(table.listing, table.block, table.logIndex),
    ofNote: index().on(table.note, table.block, table.logIndex),
    ofWallet: index().on(table.wallet, table.block, table.logIndex),
    ofCounterparty: index().on(table.counterparty, table.block, table.logIndex),
  }),
);
