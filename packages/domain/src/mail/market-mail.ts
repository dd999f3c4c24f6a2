/** Mails to a business about its funding requests. */
export const requestMailKinds = [
  "business_request_received",
  "business_request_changes",
  "business_request_attested",
  "business_request_rejected",
  "business_request_asked",
  "business_request_confirmed",
  "business_request_disputed",
] as const;

/** Mails to a business about its receivables on the exchange. */
export const sellerMailKinds = [
  "business_join_requested",
  "business_published",
  "business_first_purchase",
  "business_minimum_reached",
  "business_paid_out",
  "business_fully_funded",
  "business_sale_failed",
  "business_payment_received",
  "business_disputed",
  "business_defaulted",
  "business_recovery",
  "business_credit_waiting",
  "business_reminder",
] as const;

/** Mails to investors about receivables they hold notes of, or may buy. */
export const holderMailKinds = [
  "investor_invited",
  "investor_paid_out",
  "investor_refund_available",
  "investor_claimable",
  "investor_disputed",
  "investor_defaulted",
  "investor_recovery",
  "investor_credit_waiting",
  "investor_reminder",
  "investor_search_alert",
] as const;

export type RequestMailKind = (typeof requestMailKinds)[number];
export type SellerMailKind = (typeof sellerMailKinds)[number];
export type HolderMailKind = (typeof holderMailKinds)[number];
/** To the customer who owes the money. */
export type CustomerMailKind = "customer_reminder";

/** To an address that a guest gave, before its owner has confirmed it. */
export type GuestMailKind = "guest_confirmation";

export type MarketMailKind =
  | RequestMailKind
  | SellerMailKind
  | HolderMailKind
  | CustomerMailKind
  | GuestMailKind;

/** Public facts of a receivable, as they were when it happened. Amounts are written out. */
export interface MailFacts {
  /** The receivable's number. */
  readonly listing: number;
  /** The seller's wallet, in lower case. */
  readonly seller?: string | undefined;
  /** A community campaign: the business itself repays, and no customer owes it. */
  readonly isCommunity?: boolean | undefined;
  /** The holders' notes earn a reward that can be claimed now. */
  readonly hasReward?: boolean | undefined;
  /** What moved: bought, paid out, paid in, or still due on the day of a reminder. */
  readonly amount?: string | undefined;
  /** What is still owed to holders; absent when nothing is. */
  readonly owed?: string | undefined;
  /** Seconds since 1970: when it falls due, or until when an invitation holds. */
  readonly until?: number | undefined;
  /** Calendar days from the due date, UTC: −7 a week before, 1 the day after. */
  readonly days?: number | undefined;
  /** The last day without a late fee, in seconds since 1970; absent when there is none. */
  readonly graceEnd?: number | undefined;
  /** The party that raised the dispute. */
  readonly disputedBy?: "customer" | "attestor" | undefined;
  /** The failed sale was cancelled before its time was over. */
  readonly isCancelledEarly?: boolean | undefined;
  /** The failed sale is cancelled, so that its holders can be refunded at once. */
  readonly isCancelled?: boolean | undefined;
  /** The id of the failed sale's funding request. */
  readonly request?: string | undefined;
  /** What a saved search found; at most five. */
  readonly found?: readonly FoundListing[] | undefined;
  /** It found more. */
  readonly hasMore?: boolean | undefined;
  /** What its owner calls the search. */
  readonly searchName?: string | undefined;
}

/** A receivable on sale, as everybody may know it. */
export interface FoundListing {
  readonly listing: number;
  /** What is left to buy, written out. */
  readonly left: string;
  /** "12.25%"; null without interest. */
  readonly yearly: string | null;
  readonly hasReward: boolean;
  /** The customer's: a word of industries.ts, and ISO 3166-1 alpha-2; null where none was given. */
  readonly industry: string | null;
  readonly country: string | null;
  /** When it falls due, in seconds since 1970. */
  readonly due: number;
}

const isOneOf =
  <K extends MarketMailKind>(kinds: readonly K[]) =>
  (kind: string): kind is K =>
    (kinds as readonly string[]).includes(kind);

export const isRequestMail = isOneOf(requestMailKinds);
export const isSellerMail = isOneOf(sellerMailKinds);
export const isHolderMail = isOneOf(holderMailKinds);
export const isMarketMail = (kind: string): kind is MarketMailKind =>
  isRequestMail(kind) ||
  isSellerMail(kind) ||
  isHolderMail(kind) ||
  kind === "customer_reminder" ||
  kind === "guest_confirmation";
