import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** The guests of the member's sale. */
export interface GuestCounts {
  /** Wallets that ask to be invited. */
  readonly asking: number;
  /** Invitations and links that the member signed, also those that are over. */
  readonly invited: number;
  readonly links: number;
}

interface Row {
  readonly listing: string;
  readonly asking: number;
  readonly invited: number;
  readonly links: number;
}

/** The guests of the member's own sales, by the receivable; one that isn't theirs has none. */
export async function countGuests(
  tx: Transaction<"member">,
  listings: readonly bigint[],
): Promise<Map<bigint, GuestCounts>> {
  if (listings.length === 0) return new Map();
  const ids = listings.map(String);
  const { rows } = await sql<Row>`
    select listing::text, asking, invited, links
    from unnest(${ids}::bigint[]) listing
    cross join lateral (select count(*)::int as asking from join_requests r
      where r.listing_id = listing and r.seller = app.current_wallet()) asked
    cross join lateral (select count(*)::int as invited from invitations i
      where i.listing_id = listing and i.seller = app.current_wallet()) sent
    cross join lateral (select count(*)::int as links from share_links l
      where l.listing_id = listing and l.seller = app.current_wallet()) shared`.execute(tx);
  return new Map(rows.map(({ listing, ...counts }) => [BigInt(listing), counts]));
}
