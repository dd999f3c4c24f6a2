import {
  findListedCustomers,
  type ListedCustomer,
} from "@tenora/database/funding-request/find-listed-customers";
import { matchListedRequests } from "@tenora/database/funding-request/match-listed-requests";
import { listListings } from "@tenora/database/market/list-listings";
import type { Listing } from "@tenora/database/market/listing-record";
import { noListings, noMatches } from "@tenora/database/market/record-matches";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amount-due";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { readIndexed } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import { stateOf } from "../../funding-requests/market-states.server.ts";
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
      { search: search.text, includeUnlisted: true, limit: most },
      BigInt(head.time),
      { ...noMatches, described },
    ),
  );
  if (page === null) return { query, problem: null, found: null };
  const customers = await loadAsAdmin(request, context, (tx) =>
    findListedCustomers(
      tx,
      page.listings.map(({ id, fingerprint }) => ({ listing: id, fingerprint })),
    ),
  );
  if (customers === null || customers === "failed") return customers;
  const rows = page.listings.map((listing) => foundOf(listing, customers.get(listing.id)));
  return { query, problem: null, found: { rows, hasMore: page.next !== null } };
}

function foundOf(listing: Listing, customer: ListedCustomer | undefined): FoundReceivable {
  const { id, seller, kind, due, token, ledger } = listing;
  const owed = owedToHolders(due);
  return {
    listing: String(id),
    who: seller.name ?? seller.wallet,
    customer: customer?.name ?? null,
    isCommunity: kind === "community",
    status: stateOf(listing),
    owed: owed === 0n ? null : formatAmountFor("payer", owed, token),
    due: formatShortDate(new Date(Number(ledger.maturity) * 1_000)),
    hasCase: customer !== undefined,
    isClosed: listing.status === "settled" || listing.status === "cancelled",
  };
}
