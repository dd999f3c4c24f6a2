import type { ListingReference } from "@tenora/database/disclosure/find-listed-requests";
import { listListings } from "@tenora/database/market/list-listings";
import type { Listing } from "@tenora/database/market/listing-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import type { RouterContextProvider } from "react-router";
import { byUrgency, type MarketTask } from "~/features/dashboard/market-task";
import { dueWords } from "~/features/receivable/late-fee-words.server";
import { readMarket } from "~/market/read-market.server";

/** What its customer can still pay. */
const owedStatuses: readonly ReceivableStatus[] = [
  "running",
  "grace",
  "late",
  "overdue",
  "defaulted",
];
const most = 100;

/** "Invoice BT-2640" of those listings that the reader may know it of, by their numbers. */
type ReadDocuments = (
  listings: readonly ListingReference[],
) => Promise<ReadonlyMap<bigint, string>>;

/** What a wallet owes as the customer of sold receivables, the most urgent first; null while unknown. */
export async function loadBills(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
  readDocuments: ReadDocuments,
): Promise<readonly MarketTask[] | null> {
  const found = await readMarket(context, async (tx, head) => {
    const query = {
      debtor: [wallet],
      status: owedStatuses,
      includeUnlisted: true,
      sort: "soonest",
      limit: most,
    } as const;
    return { listings: (await listListings(tx, query, BigInt(head.time))).listings };
  });
  if (found === null) return null;
  const documents = await readDocuments(found.listings);
  const { now } = found.market;
  return byUrgency(found.listings.flatMap((one) => billOf(one, now, documents.get(one.id)) ?? []));
}

function billOf(listing: Listing, now: number, document: string | undefined): MarketTask | null {
  const { id, status, due, token, seller } = listing;
  if (due.total === 0n) return null;
  const amount = formatAmountFor("payer", due.total, token);
  const to = seller.name ?? shortenAddress(seller.wallet);
  return {
    key: `${id}`,
    ...urgencyOf(status),
    text: `${document === undefined ? "" : `${document}: `}${amount} to ${to}, ${dueWords(listing, now)}.`,
    to: `/pay/${id}`,
    action: "Pay",
  };
}

function urgencyOf(status: ReceivableStatus): Pick<MarketTask, "label" | "tone"> {
  if (status === "running") return { label: "To pay", tone: "neutral" };
  if (status === "grace") return { label: "In grace period", tone: "waiting" };
  return status === "defaulted"
    ? { label: "In default", tone: "bad" }
    : { label: "Late", tone: "bad" };
}
