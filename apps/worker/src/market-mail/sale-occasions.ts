import type { MarketOccasion } from "@tenora/database/mail/market-mails";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { type EventOfListing, isNotDefaulted } from "./event-of-listing.ts";
import { keyOf, occasionOf } from "./occasion.ts";

const costOf = (listing: Listing, units: bigint) => purchaseCost(units, listing.pricePerUnit);

/** Its sale has begun. */
export function ofListing({ listing }: EventOfListing): MarketOccasion {
  const facts = { until: Number(listing.fundingDeadline) };
  const told = { sellerKind: "business_published", facts } as const;
  return occasionOf(keyOf("published", listing), listing, told);
}

/** The first purchase, the one that reaches the minimum, the one that takes the last unit. */
export function ofPurchase({ event, listing, sold }: EventOfListing): MarketOccasion[] {
  if (sold === undefined) return [];
  const { before, units } = sold;
  const after = before + units;
  const key = (what: string) => keyOf(what, listing);
  const until = Number(listing.fundingDeadline);
  const occasions: MarketOccasion[] = [];
  if (before === 0n) {
    const facts = { amount: event.amount ?? 0n };
    const told = { sellerKind: "business_first_purchase", facts } as const;
    occasions.push(occasionOf(key("first-purchase"), listing, told));
  }
  if (before < listing.minUnits && listing.minUnits <= after) {
    const told = {
      sellerKind: "business_minimum_reached",
      facts: { amount: costOf(listing, after), until },
      replaces: [key("first-purchase")],
    } as const;
    occasions.push(occasionOf(key("minimum-reached"), listing, told));
  }
  if (after === listing.totalUnits) {
    const told = {
      sellerKind: "business_fully_funded",
      facts: { amount: costOf(listing, after), until: Number(listing.ledger.maturity) },
      replaces: [key("first-purchase"), key("minimum-reached")],
    } as const;
    occasions.push(occasionOf(key("fully-funded"), listing, told));
  }
  return occasions;
}

/** The first payment to the seller; later ones, of units sold since, are not mailed. */
export function ofRelease({ event, listing, holders, hasReward }: EventOfListing): MarketOccasion {
  const earlier = ["first-purchase", "minimum-reached"];
  const isSoldOut = listing.ledger.soldUnits === listing.totalUnits;
  return occasionOf(keyOf("paid-out", listing), listing, {
    sellerKind: "business_paid_out",
    holderKind: "investor_paid_out",
    holders,
    facts: {
      amount: event.amount ?? 0n,
      until: Number(listing.ledger.maturity),
      ...(hasReward && listing.reward?.early && isNotDefaulted(listing) && { hasReward }),
    },
    replaces: (isSoldOut ? [...earlier, "fully-funded"] : earlier).map((what) =>
      keyOf(what, listing),
    ),
  });
}

/**
 * A sale that ended below its minimum, whether or not it is cancelled by now, or that was
 * cancelled before its deadline: an attestor may do that, and anybody once new business has ended or rested for
 * long.
 */
export function failedSale(listing: Listing, holders: readonly string[]): MarketOccasion {
  const { ledger, cancelledAt, fundingDeadline, saleEnded } = listing;
  const { soldUnits } = ledger;
  const isCancelledEarly =
    cancelledAt !== null && !saleEnded && cancelledAt <= Number(fundingDeadline);
  return occasionOf(keyOf("sale-failed", listing), listing, {
    sellerKind: "business_sale_failed",
    holderKind: "investor_refund_available",
    holders,
    facts: {
      ...(soldUnits > 0n && { amount: costOf(listing, soldUnits) }),
      ...(isCancelledEarly && { isCancelledEarly }),
    },
  });
}

/**
 * The seller hears of a failed sale once, whether or not it was cancelled by then. Its holders hear of it
 * again when it is cancelled, because only now they can be refunded.
 */
export function ofCancel({ event, listing, holders }: EventOfListing): MarketOccasion[] {
  const failed = failedSale(listing, []);
  const isKnown = event.wallet === listing.seller.wallet; // Whoever cancelled it knows.
  const told = { holderKind: "investor_refund_available", holders } as const;
  return [
    { ...failed, holderKind: null, sellerKind: isKnown ? null : failed.sellerKind },
    occasionOf(keyOf("sale-cancelled", listing), listing, {
      ...told,
      facts: { isCancelled: true },
    }),
  ];
}
