import type { ListingReference } from "@tenora/database/disclosure/find-listed-requests";
import { listDisputeEvents } from "@tenora/database/market/event/list-dispute-events";
import type { MarketAudience } from "@tenora/database/market/listing/audience";
import { listListings } from "@tenora/database/market/listing/list-listings";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { owedStatuses } from "@tenora/domain/receivable/status/receivable-stage";
import type { RouterContextProvider } from "react-router";
import { byUrgency, type MarketTask } from "~/features/dashboard/market-task";
import { readMarket } from "~/market/read-market.server";
import { billOf } from "./bill-of.server.ts";

/** What its customer can still pay. */
const billed = owedStatuses.filter((status) => status !== "selling");
const most = 100;

/** "Invoice BT-2640 of Nov 1, 2026" of those listings that the reader may know it of, by their numbers. */
type ReadDocuments = (
  listings: readonly ListingReference[],
) => Promise<ReadonlyMap<bigint, string>>;

interface Bills {
  readonly bills: readonly MarketTask[];
  /** The wallet signed that it owes some of them, which everybody may know. */
  readonly hasConfirmed: boolean;
}

/** What a wallet owes as the customer of sold receivables, the most urgent first; null while unknown. */
export async function loadBills(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
  audience: MarketAudience,
  readDocuments: ReadDocuments,
): Promise<Bills | null> {
  const found = await readMarket(context, async (tx, head) => {
    const query = {
      debtor: [wallet],
      status: billed,
      audience,
      sort: "soonest",
      limit: most,
    } as const;
    const { listings } = await listListings(tx, query, BigInt(head.time));
    return { listings, disputes: await listDisputeEvents(tx, listings) };
  });
  if (found === null) return null;
  const documents = await readDocuments(found.listings);
  const { listings, disputes, market } = found;
  const bills = listings.flatMap((listing) => {
    const known = { document: documents.get(listing.id), disputes: disputes.get(listing.id) };
    return billOf(listing, market.now, known) ?? [];
  });
  return {
    bills: byUrgency(bills),
    hasConfirmed: listings.some(({ level, due }) => level === "debtor-confirmed" && due.total > 0n),
  };
}
