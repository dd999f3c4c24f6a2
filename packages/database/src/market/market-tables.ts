import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { DB as MarketTables } from "../generated/market.ts";
import type { DB } from "../generated/schema.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** The indexer's views, and what we know of the sellers ourselves. */
export type MarketDatabase = MarketTables & { "public.sellers": DB["sellers"] };

/** Reads the indexer's views `market.*`. */
export const market = (tx: Transaction<"market">): Kysely<MarketDatabase> =>
  tx.withSchema("market") as unknown as Kysely<MarketDatabase>;

/** Chain order, and where a page of events ended. */
export interface EventPosition {
  readonly block: number;
  readonly logIndex: number;
}

/** Between 1 and `most`, whatever a caller asks for. */
export const pageSize = (limit: number, most: number): number =>
  Math.min(Math.max(Math.trunc(limit), 1), most);

/** The notes of a listing are consecutive: ids hold the listing above the lowest 24 bits. */
export const notesOfListing =
  (listing: bigint) => (eb: ExpressionBuilder<MarketDatabase, "notes">) =>
    eb.and([
      eb("notes.id", ">", (listing << 24n).toString()),
      eb("notes.id", "<", ((listing + 1n) << 24n).toString()),
    ]);

/** The number of a bigint column, which the driver returns as text; null stays null. */
export const numberOrNull = (text: string | null): number | null =>
  text === null ? null : Number(text);

/** Never true; for a filter that names nothing which exists. */
export const never = sql<SqlBool>`false`;
