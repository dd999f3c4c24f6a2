import type { MarketOccasion } from "@tenora/database/mail/market-mails";
import { repaymentOf } from "@tenora/domain/receivable/amounts/amount-due";
import { isOver } from "@tenora/domain/receivable/status/receivable-stage";
import { type EventOfListing, isNotDefaulted } from "./event-of-listing.ts";
import { keyOf, occasionOf } from "./occasion.ts";

/** A payment below this share of the repayment is not mailed, so that dust can't flood anybody; the last one is. */
const smallestPart = 100n;

export function ofPayment({
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

export const ofDefault = ({ listing, holders }: EventOfListing): MarketOccasion =>
  occasionOf(keyOf("defaulted", listing), listing, {
    sellerKind: "business_defaulted",
    holderKind: "investor_defaulted",
    holders,
  });

/** Told once for each side, so that raising and ending disputes can't flood people with mails. */
export function ofDispute({ event, listing, holders }: EventOfListing): MarketOccasion[] {
  if (event.arguments.disputed !== true || isOver(listing.status)) return [];
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
