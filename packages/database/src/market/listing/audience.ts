import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import type { Listing } from "./listing-record.ts";

/**
 * Whom a list is for. A receivable by invitation is in the lists of those it concerns alone: of its seller, its
 * customer and the holders of its notes, each proven by a session of their own, and of admins and the worker.
 * Everybody can look it up by its number, since the chain shows it.
 */
export type MarketAudience = "everyone" | "concerned";

export const isByInvitation = ({ gate }: Pick<Listing, "gate">): boolean => gate.type === "invite";

/** The rows of `listings` that belong in a list for this audience. Every list reads it. */
export const shownListings = (audience: MarketAudience): RawBuilder<SqlBool> =>
  audience === "concerned" ? sql`true` : sql`listings.gate_type <> 'invite'`;

/** The same of rows that name a listing. A look-up for each: of a join the planner reads all listings first. */
export const ofShownListings = (
  audience: MarketAudience,
  listing: "notes.listing" | "events.listing",
): RawBuilder<SqlBool> =>
  audience === "concerned"
    ? sql`true`
    : sql`(select l.gate_type from market.listings l where l.id = ${sql.raw(listing)})
        is distinct from 'invite'`;

/** How receivables concern a wallet. */
export type Concern = "seller" | "debtor" | "holder";

const concerns = {
  seller: (wallet: string) =>
    sql`select from market.listings l where l.seller = ${wallet} and l.gate_type = 'invite'`,
  debtor: (wallet: string) =>
    sql`select from market.listings l where l.debtor = ${wallet} and l.gate_type = 'invite'`,
  holder: (wallet: string) =>
    sql`select from market.notes n join market.listings l on l.id = n.listing
      where (n.owner = ${wallet} or n.former_owner = ${wallet}) and l.gate_type = 'invite'`,
} as const satisfies Record<Concern, (wallet: string) => RawBuilder<unknown>>;

/** Whether any receivable by invitation concerns a wallet, in any case, in this way. */
export async function hasReceivablesByInvitation(
  tx: Transaction<"market">,
  wallet: string,
  concern: Concern,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (${concerns[concern](wallet.toLowerCase())}) as found`.execute(tx);
  return rows[0]?.found === true;
}
