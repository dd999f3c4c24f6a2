// Rows that several handlers change. Each throws when the row isn't there: an event was missed.
import type { Context } from "ponder:registry";
import { credits, listings, notes, tokens } from "ponder:schema";

type Db = Context["db"];
type Hex = `0x${string}`;
type Listing = typeof listings.$inferSelect;
type Note = typeof notes.$inferSelect;
type Token = typeof tokens.$inferSelect;

export async function findBookedListing(db: Db, id: bigint): Promise<Listing> {
  const row = await db.find(listings, { id });
  if (row === null) throw new Error(`Listing ${id} is not indexed`);
  return row;
}

export async function findBookedNote(db: Db, id: bigint): Promise<Note> {
  const row = await db.find(notes, { id });
  if (row === null) throw new Error(`Note ${id} is not indexed`);
  return row;
}

/** Ids hold the listing above the lowest 24 bits. */
export const bookedListingOfNote = (note: bigint): bigint => note >> 24n;

/** Adds to totals of a token, base units. */
export async function addToToken(
  db: Db,
  address: Hex,
  changes: Partial<Omit<Token, "address" | "symbol" | "decimals">>,
): Promise<void> {
  await db.update(tokens, { address }).set((row) => {
    const sums = Object.entries(changes) as [keyof typeof changes, bigint][];
    return Object.fromEntries(sums.map(([name, change]) => [name, row[name] + change]));
  });
}

/** Adds to what an account can withdraw. */
export async function addCredit(
  db: Db,
  { account, token, amount }: { account: Hex; token: Hex; amount: bigint },
): Promise<void> {
  await db
    .insert(credits)
    .values({ account, token, amount })
    .onConflictDoUpdate((row) => ({ amount: row.amount + amount }));
}
