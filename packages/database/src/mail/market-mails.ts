import type { HolderMailKind, MailFacts, SellerMailKind } from "@tenora/domain/mail/market-mail";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Something that people are told of once. */
export interface MarketOccasion {
  /** Unique over chains; the same whenever the event is read again. */
  readonly key: string;
  /** Keys of what needn't be told any more once this has happened. */
  readonly replaces: readonly string[];
  readonly facts: MailFacts & { readonly seller: string };
  /** The mail to the seller's business; null: none. */
  readonly sellerKind: SellerMailKind | null;
  /** The mail to the investors among `holders`; null: none. */
  readonly holderKind: HolderMailKind | null;
  /** Wallets in lower case. */
  readonly holders: readonly string[];
  /** The listing's transaction, if its customer is told too; otherwise null. */
  readonly customerOf: string | null;
}

/** How far the market was read for its mails. Times are the chain's, in seconds since 1970. */
export interface MarketMailPosition {
  readonly chain: string;
  readonly sinceBlock: number;
  readonly sinceTime: number;
  readonly block: number;
  readonly time: number;
}

/** Where a chain is, and which one it is. */
export interface ChainPoint {
  readonly chain: string;
  readonly block: number;
  readonly time: number;
}

/** The most occasions of one call of `addMarketMails`. */
export const mostOccasions = 500;

/** Null before anything was read. */
export async function findMarketMailPosition(
  tx: Transaction<"worker">,
): Promise<MarketMailPosition | null> {
  const { rows } = await sql<MarketMailPosition>`
    select chain, since_block::float8 as "sinceBlock", since_time::float8 as "sinceTime",
      block::float8 as block, "time"::float8 as "time"
    from app.find_market_mail_position()`.execute(tx);
  return rows[0] ?? null;
}

/** Begins to read a chain at its head; what is older isn't mailed. */
export async function beginMarketMails(tx: Transaction<"worker">, head: ChainPoint): Promise<void> {
  const { chain, block, time } = head;
  await sql`select app.begin_market_mails(${chain}, ${block}::bigint, ${time}::bigint)`.execute(tx);
}

/** Records that everything up to this block and time was read. */
export async function moveMarketMails(tx: Transaction<"worker">, to: ChainPoint): Promise<void> {
  const { chain, block, time } = to;
  await sql`select app.move_market_mails(${chain}, ${block}::bigint, ${time}::bigint)`.execute(tx);
}

/** Writes the mails about at most 500 occasions, those of earlier calls left out; returns their number. */
export async function addMarketMails(
  tx: Transaction<"worker">,
  occasions: readonly MarketOccasion[],
): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    select app.add_market_mails(${JSON.stringify(occasions)}::jsonb) as written`.execute(tx);
  return rows[0]?.written ?? 0;
}
