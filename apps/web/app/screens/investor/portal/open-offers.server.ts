import {
  type DisclosedListing,
  discloseListings,
} from "@tenora/database/disclosure/disclose-listings";
import { listListings } from "@tenora/database/market/listing/list-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import {
  type RepaymentRecord,
  readRepaymentRecords,
} from "@tenora/database/market/seller/read-repayment-record";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { formatYearlyRate } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { documentWord } from "@tenora/domain/receivable/document-kind";
import { troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import type { RouterContextProvider } from "react-router";
import { sellerName, unbrokenName } from "~/features/receivable/seller/seller-name";
import { daysFrom, timeLeft } from "~/features/receivable/terms-words";
import { readMarket, unlessMarketUnavailable } from "~/market/read-market.server";
import type { LiveOffer } from "./overview/holder-overview";

const mostOffers = 3;
/** Read to find enough of those that need neither an invitation nor a link. */
const mostOpen = 12;

interface OpenOffers {
  readonly listings: readonly Listing[];
  /** By the seller's wallet. */
  readonly records: ReadonlyMap<string, RepaymentRecord>;
}

/** The newest that every approved investor can buy, at `now` in seconds since 1970. */
export async function listOpenOffers(tx: Transaction<"market">, now: bigint): Promise<OpenOffers> {
  const open = { status: ["open", "selling"], limit: mostOpen } as const;
  const page = await listListings(tx, open, now);
  const listings = page.listings.filter(isForApproved).slice(0, mostOffers);
  const sellers = listings.map(({ seller }) => seller.wallet);
  return { listings, records: await readRepaymentRecords(tx, now, sellers) };
}

/** The same for a stranger's portal; none while the market can't be read. */
export async function loadOpenOffers(
  context: Readonly<RouterContextProvider>,
): Promise<readonly LiveOffer[]> {
  const found = await readMarket(context, async (tx, head) => ({
    offers: await listOpenOffers(tx, BigInt(head.time)),
  }));
  if (found === null) return [];
  const listings = await unlessMarketUnavailable(context, (visit) =>
    visit((tx) => discloseListings(tx, found.offers.listings)),
  );
  return (listings ?? []).map((one) => toOffer(one, found.offers.records, found.market.now));
}

const isForApproved = ({ gate }: Listing) => gate.type === "open" || gate.type === "eligible";

/** What the amount is of: "invoice", or "promised" of a campaign, which no customer owes. */
const saleWord = ({ kind, documentKind }: DisclosedListing) =>
  kind === "community" ? "promised" : documentWord(documentKind);

export function toOffer(
  listing: DisclosedListing,
  records: OpenOffers["records"],
  now: number,
): LiveOffer {
  const { seller, ledger, token, reward, fundingDeadline } = listing;
  const rate = listing.currentAprBps ?? listing.aprBps;
  const trouble = troubleNowWords(records.get(seller.wallet));
  const returns = [rate > 0n && `${formatYearlyRate(rate)} a year`, reward && "a reward"];
  return {
    id: listing.id.toString(),
    seller: unbrokenName(sellerName(seller)),
    face: `${formatAmountFor("payer", ledger.face, token)} ${saleWord(listing)}`,
    yearly: returns.filter(Boolean).join(" + ") || "no return",
    risk: listing.risk?.grade ?? null,
    warning: trouble && `Seller: ${trouble}`,
    due: daysFrom(now, Number(ledger.maturity)),
    timeLeft: timeLeft(now, Number(fundingDeadline)),
  };
}
