import type { InvestorStatus } from "@tenora/domain/investor/investor";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { toSearchText } from "@tenora/domain/text/search-text";
import { sql } from "kysely";
import { beyond, containsText, containsTextByIndex } from "../business/search-text.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { type InvestorRecord, investorColumns, toInvestorRecord } from "./investor-record.ts";

export interface InvestorQuery {
  readonly status?: InvestorStatus | undefined;
  /** Any part of the name, email address or wallet, case-insensitive. */
  readonly search?: string | undefined;
  /** By the time of the registration; newest first unless told otherwise. */
  readonly order?: ListOrder | undefined;
  /** The `next` of the previous page; absent for the first page. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  /** Investors on a page, 1 to 200. */
  readonly limit: number;
}

export interface InvestorPage {
  readonly investors: readonly InvestorRecord[];
  /** Null on the last page. */
  readonly next: { readonly createdAt: Date; readonly id: string } | null;
}

/** A frequent term fills a page from this many rows of the order, as list-businesses.ts explains. */
const firstSearched = 2_000;

/** One page of investors in their order. */
export async function listInvestors(
  tx: Transaction<"admin">,
  query: InvestorQuery,
): Promise<InvestorPage> {
  const limit = Math.min(Math.max(Math.trunc(query.limit), 1), 200);
  const search = toSearchText(query.search);
  const first = inOrder(tx, query);
  const rows = await (search === ""
    ? first.limit(limit + 1).execute()
    : searchRows(tx, query, search, limit + 1));
  const investors = rows.slice(0, limit).map(toInvestorRecord);
  const last = investors.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { investors, next: more ? { createdAt: last.createdAt, id: last.id } : null };
}

async function searchRows(
  tx: Transaction<"admin">,
  query: InvestorQuery,
  search: string,
  count: number,
) {
  const among = await tx
    .selectFrom(inOrder(tx, query).select("search_text").limit(firstSearched).as("first"))
    .select(investorColumns)
    .where(containsText(search))
    .orderBy("created_at", directionOf(query))
    .orderBy("id", directionOf(query))
    .limit(count)
    .execute();
  if (among.length === count) return among;
  // The trigram index does not help with one or two characters: scan the newest first.
  if ([...search].length <= 2) {
    return inOrder(tx, query).where(containsText(search)).limit(count).execute();
  }
  return tx
    .selectFrom(
      filtered(tx, query).where(containsTextByIndex(search)).offset(sql.lit(0)).as("found"),
    )
    .select(investorColumns)
    .orderBy("created_at", directionOf(query))
    .orderBy("id", directionOf(query))
    .limit(count)
    .execute();
}

const inOrder = (tx: Transaction<"admin">, query: InvestorQuery) =>
  filtered(tx, query).orderBy("created_at", directionOf(query)).orderBy("id", directionOf(query));

const directionOf = ({ order }: InvestorQuery) => (order === "oldest" ? "asc" : "desc");

function filtered(tx: Transaction<"admin">, { status, after, order }: InvestorQuery) {
  let select = tx.selectFrom("investors").select(investorColumns);
  if (status !== undefined) select = select.where("status", "=", status);
  if (after === undefined) return select;
  return select.where(
    sql<boolean>`(created_at, id) ${beyond(order)} (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
  );
}
