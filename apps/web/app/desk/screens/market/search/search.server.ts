import { type CaseRecord, findCaseRecords } from "@tenora/database/collection/cases";
import {
  findListedCustomers,
  type ListedCustomer,
} from "@tenora/database/funding-request/find-listed-customers";
import { matchListedRequests } from "@tenora/database/funding-request/review/match-listed-requests";
import { noListings, noMatches } from "@tenora/database/market/attention/record-matches";
import { listListings } from "@tenora/database/market/listing/list-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { isCaseOpen } from "@tenora/domain/collection/contact";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { isOver } from "@tenora/domain/receivable/status/receivable-stage";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { readIndexed } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import { marketStateOf } from "../../funding-requests/market-states.server.ts";
import { loadAsAdmin } from "../../load-as-admin.server.ts";
import type { ReceivableSearch } from "./receivable-search.ts";
import type { FoundReceivable, SearchPage } from "./search-page.ts";

const most = 20;

/**
 * The newest receivables that a search finds, unlisted ones too. No transaction reads both the market and our
 * own records: what the records know is read before it, and who the customers are after it.
 */
export async function loadSearch(
  request: Request,
  context: Readonly<RouterContextProvider>,
  search: ReceivableSearch,
): Promise<SearchPage | "failed" | null> {
  const query = new URL(request.url).searchParams.get("q") ?? "";
  const isName = "text" in search && search.isName;
  const described = await loadAsAdmin(request, context, async (tx) =>
    isName ? matchListedRequests(tx, search.text) : noListings,
  );
  if (described === null || described === "failed") return described;
  if ("problem" in search) return { query, problem: search.problem, found: null };
  const page = await readIndexed(context.get(servicesContext), (tx, head) =>
    listListings(
      tx,
      { search: search.text, audience: "concerned", limit: most },
      BigInt(head.time),
      { ...noMatches, described },
    ),
  );
  if (page === null) return { query, problem: null, found: null };
  const listed = page.listings.map(({ id, fingerprint }) => ({ listing: id, fingerprint }));
  const records = await loadAsAdmin(request, context, async (tx) => ({
    customers: await findListedCustomers(tx, listed),
    cases: await findCaseRecords(tx, listed),
  }));
  if (records === null || records === "failed") return records;
  const rows = page.listings.map((listing) => foundOf(listing, records));
  return { query, problem: null, found: { rows, hasMore: page.next !== null } };
}

interface OurRecords {
  readonly customers: ReadonlyMap<bigint, ListedCustomer>;
  readonly cases: ReadonlyMap<string, CaseRecord>;
}

function foundOf(listing: Listing, { customers, cases }: OurRecords): FoundReceivable {
  const { id, seller, kind, due, token, ledger } = listing;
  const customer = customers.get(id);
  const owed = owedToHolders(due);
  return {
    listing: String(id),
    who: seller.name ?? seller.wallet,
    customer: customer?.name ?? null,
    isCommunity: kind === "community",
    status: marketStateOf(listing),
    owed: owed === 0n ? null : formatAmountFor("payer", owed, token),
    due: formatShortDate(new Date(Number(ledger.maturity) * 1_000)),
    hasCase: customer !== undefined,
    isClosed: isOver(listing.status),
    // An assignment ends with its case.
    assignee: isCaseOpen(listing) ? (cases.get(String(id))?.assignee ?? null) : null,
  };
}
