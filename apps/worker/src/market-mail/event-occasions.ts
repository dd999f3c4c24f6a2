import type { MarketOccasion } from "@tenora/database/mail/market-mails";
import type { MarketEvent } from "@tenora/database/market/event-record";
import type { Listing } from "@tenora/database/market/listing-record";
import { repaymentOf } from "@tenora/domain/receivable/amount-due";
import { purchaseCost } from "@tenora/domain/receivable/pricing";
import { keyOf, occasionOf } from "./occasion.ts";

/** The events that people may be told of. */
export const mailedEvents = [
  ...(["listed", "bought", "released", "sale-ended", "cancelled"] as const),
  ...(["settled", "dispute-flagged", "state-changed"] as const),
];

/** An event with its receivable, as both are in the market now. */
export interface EventOfListing {
  readonly event: MarketEvent;
  readonly listing: Listing;
  /** Wallets that hold its notes now. */
  readonly holders: readonly string[];
  /** Of a purchase: units sold before it, and with it. */
  readonly sold: { readonly before: bigint; readonly units: bigint } | undefined;
  /** Its notes' reward can be claimed once its time has come: the seller made it, and its last day isn't over. */
  readonly hasReward: boolean;
  /** Which of its kind it is in its transaction, from 0: blocks and log indices may change, this doesn't. */
  readonly ordinal: number;
}

const defaulted = 4;
/** A payment below this share of the repayment is not mailed, so that dust can't flood anybody; the last one is. */
const smallestPart = 100n;

/** What people are told of an event. */
export function occasionsOfEvent(its: EventOfListing): MarketOccasion[] {
  const { event, listing } = its;
  switch (event.type) {
    case "listed": {
      const facts = { until: Number(listing.fundingDeadline) };
      const told = { sellerKind: "business_published", facts } as const;
      return [occasionOf(keyOf("published", listing), listing, told)];
    }
    case "bought":
      return ofPurchase(its);
    case "released":
      return [ofRelease(its)];
    case "sale-ended":
      return listing.status === "failed" ? [failedSale(listing, its.holders)] : [];
    case "cancelled":
      return ofCancel(its);
    case "settled":
      return ofPayment(its);
    case "dispute-flagged":
      return ofDispute(its);
    case "state-changed":
      return Number(event.arguments.state) === defaulted ? [ofDefault(its)] : [];
    default:
      return [];
  }
}

const costOf = (listing: Listing, units: bigint) => purchaseCost(units, listing.pricePerUnit);

/** The first purchase, the one that reaches the minimum, the one that takes the last unit. */
function ofPurchase({ event, listing, sold }: EventOfListing): MarketOccasion[] {
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
function ofRelease({ event, listing, holders, hasReward }: EventOfListing): MarketOccasion {
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
 * A sale that ended below its minimum, whether or not somebody has cancelled it by now, or that was
 * cancelled before its deadline: an attestor may do that, and anybody once new business has ended.
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
function ofCancel({ event, listing, holders }: EventOfListing): MarketOccasion[] {
  const failed = failedSale(listing, []);
  // Whoever cancelled it knows, and what was cancelled as fraud didn't fail for want of buyers.
  const isKnown = event.wallet === listing.seller.wallet || event.arguments.fraud === true;
  const told = { holderKind: "investor_refund_available", holders } as const;
  return [
    { ...failed, holderKind: null, sellerKind: isKnown ? null : failed.sellerKind },
    occasionOf(keyOf("sale-cancelled", listing), listing, {
      ...told,
      facts: { isCancelled: true },
    }),
  ];
}

/** After a default nobody can claim a reward any more. */
const isNotDefaulted = ({ defaultedAt }: Listing) => defaultedAt === null;

function ofPayment({
  event,
  listing,
  holders,
  hasReward,
  ordinal,
}: EventOfListing): MarketOccasion[] {
  const { recovered, ledger } = listing;
  const amount = event.amount ?? 0n;
  const toHolders = BigInt(String(event.arguments.toHolders ?? 0));
  const isSmall = (part: bigint) => part * smallestPart < repaymentOf(ledger);
  // Told by the payment itself: the receivable may have been settled since, and anybody may pay dust.
  const isLast = toHolders > 0n && listing.settledAt === event.time;
  if (!isLast && isSmall(amount)) return [];
  const reachesHolders = isLast || !isSmall(toHolders);
  const isRecovery =
    recovered > 0n && listing.defaultedAt !== null && event.time >= listing.defaultedAt;
  return [
    // One transaction may pay several receivables.
    occasionOf(`${keyOf("payment", listing)}:${event.transaction}:${ordinal}`, listing, {
      sellerKind: isRecovery ? "business_recovery" : "business_payment_received",
      ...(reachesHolders && {
        holderKind: isRecovery ? "investor_recovery" : "investor_claimable",
        holders,
      }),
      facts: {
        amount,
        ...(hasReward && listing.status === "settled" && isNotDefaulted(listing) && { hasReward }),
      },
    }),
  ];
}

const ofDefault = ({ listing, holders }: EventOfListing): MarketOccasion =>
  occasionOf(keyOf("defaulted", listing), listing, {
    sellerKind: "business_defaulted",
    holderKind: "investor_defaulted",
    holders,
  });

/** Told once for each side, so that nobody who raises and ends disputes can flood people with mails. */
function ofDispute({ event, listing, holders }: EventOfListing): MarketOccasion[] {
  const isOver = listing.status === "settled" || listing.status === "cancelled";
  if (event.arguments.disputed !== true || isOver) return [];
  const disputedBy = event.wallet === listing.debtor ? "customer" : "attestor";
  return [
    occasionOf(keyOf(`disputed-by-${disputedBy}`, listing), listing, {
      sellerKind: "business_disputed",
      holderKind: "investor_disputed",
      holders,
      facts: { disputedBy },
    }),
  ];
}
