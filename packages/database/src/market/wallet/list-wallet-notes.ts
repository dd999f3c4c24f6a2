import type { Transaction } from "../../transaction/transaction.ts";
import { type MarketAudience, ofShownListings } from "../listing/audience.ts";
import { market, notesOfListing, pageSize } from "../market-tables.ts";
import { type NoteRow, type NoteWithListing, withListings } from "../note/note-record.ts";

export interface WalletNotesQuery {
  readonly wallet: string;
  /** By default everyone. */
  readonly audience?: MarketAudience | undefined;
  /** Only notes of this listing. */
  readonly listing?: bigint | undefined;
  /** Also notes that were refunded to this wallet. */
  readonly includeRefunded?: boolean | undefined;
  /** The id of the last note on the page before; absent for the first page. */
  readonly after?: bigint | undefined;
  /** Notes on a page, 1 to 1,000. */
  readonly limit: number;
}

export interface WalletNotesPage {
  readonly notes: readonly NoteWithListing[];
  /** The last note on the page; null on the last page. */
  readonly next: bigint | null;
}

const most = 1_000;

/** The notes of a wallet with their listings at `now`, those of the newest listings first. */
export async function listWalletNotes(
  tx: Transaction<"market">,
  query: WalletNotesQuery,
  now: bigint,
): Promise<WalletNotesPage> {
  const { wallet, audience = "everyone", listing, includeRefunded = false, after, limit } = query;
  const db = market(tx);
  const count = pageSize(limit, most);
  const ownedBy = (column: "owner" | "former_owner") => {
    let select = db.selectFrom("notes").selectAll().where(column, "=", wallet.toLowerCase());
    select = select.where(ofShownListings(audience, "notes.listing"));
    if (column === "former_owner") select = select.where("owner", "is", null);
    if (listing !== undefined) select = select.where(notesOfListing(listing));
    if (after !== undefined) select = select.where("notes.id", "<", after.toString());
    return select.orderBy("notes.id", "desc").limit(count + 1);
  };
  const owned: NoteRow[] = await ownedBy("owner").execute();
  const refunded: NoteRow[] = includeRefunded ? await ownedBy("former_owner").execute() : [];
  const rows = [...owned, ...refunded].sort((a, b) => Number(BigInt(b.id) - BigInt(a.id)));
  const page = rows.slice(0, count);
  const last = page.at(-1);
  const next = rows.length > count && last !== undefined ? BigInt(last.id) : null;
  return { notes: await withListings(db, page, now), next };
}
