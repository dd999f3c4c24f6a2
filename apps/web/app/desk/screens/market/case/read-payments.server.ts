import type { MarketEvent } from "@tenora/database/market/event/event-record";
import { listListingEvents } from "@tenora/database/market/event/list-listing-events";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { proofAddress } from "~/features/receivable/proof-of-payment";
import { readIndexed } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import { explorerLink } from "~/transaction/explorer-link";
import type { CasePayment } from "./case-page.ts";

const newest = 50;

type PaidListing = Pick<Listing, "id" | "seller" | "debtor" | "token">;

export interface ListingPayments {
  readonly payments: readonly CasePayment[];
  /** The chain's time, in seconds since 1970. */
  readonly now: number;
}

/** The newest payments on a receivable, newest first; null while the market can't be read. */
export async function readPayments(
  context: Readonly<RouterContextProvider>,
  listing: PaidListing,
): Promise<ListingPayments | null> {
  const { publicConfig } = context.get(servicesContext).settings;
  return readIndexed(context.get(servicesContext), async (tx, head) => {
    const query = { listing: listing.id, types: ["settled"], newestFirst: true, limit: newest };
    const { events } = await listListingEvents(tx, query);
    return {
      payments: events.map((event) =>
        toPayment(listing, event, explorerLink(publicConfig, event.transaction)),
      ),
      now: head.time,
    };
  });
}

function toPayment(listing: PaidListing, event: MarketEvent, link: string | null): CasePayment {
  const { amount, block, logIndex, time, transaction, wallet } = event;
  const key = `${block}-${logIndex}`;
  return {
    key,
    at: `${formatMoment(new Date(time * 1_000))} UTC`,
    amount: formatAmountFor("payee", amount ?? 0n, listing.token),
    payer: payerOf(listing, wallet),
    transaction,
    link,
    proof: proofAddress(listing.id, key),
  };
}

function payerOf({ seller, debtor }: PaidListing, wallet: MarketEvent["wallet"]): string {
  if (wallet === null) return "Unknown";
  if (wallet === seller.wallet) return "The business";
  return wallet === debtor ? "The customer" : shortenAddress(wallet);
}
