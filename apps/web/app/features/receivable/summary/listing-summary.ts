import type { BadgeTone } from "~/ui/badge";
import type { ListingFacts } from "./listing-facts.ts";

type CardFacts = Pick<ListingFacts, "risk" | "tier" | "sellerLink" | "sellerTrouble">;

/** A receivable in a list, in words: the server writes them, so that the browser needs no code for it. */
export interface ListingSummary extends CardFacts {
  readonly id: string;
  /** The seller's name, or its shortened wallet. */
  readonly seller: string;
  readonly status: { readonly label: string; readonly tone: BadgeTone };
  /** A row's status, which says beside it how much is left: "Funded". */
  readonly rowStatus: string;
  /** Below it: "disputed, by link only"; empty for nothing. */
  readonly statusMore: string;
  readonly isDisputed: boolean;
  /** On sale, and only to people who have the seller's link. */
  readonly isByLink: boolean;
  /** The name of a community campaign, where we know it. */
  readonly campaign: string | null;
  /** "12.25%"; null where it pays no interest or none that is defined. */
  readonly yearly: string | null;
  /** "11.51% at listing", where a purchase today brings another. */
  readonly listedYearly: string | null;
  readonly hasReward: boolean;
  /**
   * "12.25%" and "a year", or "a year, bought today" where it was another at listing; "A reward" alone; of what is late "12,584.67 USDC" and "owed with late fee, 10 days past due";
   * once it is settled what was repaid and when, and of a sale that wasn't funded what became of it.
   */
  readonly headline: { readonly value: string; readonly words: string };
  /** A card's foot: `sold`, or "21,600 USDC sold at 12.25% a year" where its headline is what is owed. */
  readonly foot: string;
  /** A row's record: "3 of 3 on time", or the seller's trouble alone; null before anything was due. */
  readonly sellerRecord: string | null;
  /**
   * Lines: "#45 · invoice, confirmed by the customer", "Customer: retail, Hong Kong · With recourse", "Seller: 4 of 5 …"; what
   * is in `sellerTrouble` follows the last.
   */
  readonly about: string;
  /** A row's facts: "#45 · Tier 1" */
  readonly facts: string;
  /** Below the seller where the customer has no column: "Customer: retail, Hong Kong · With recourse" */
  readonly payer: string;
  /** A row's customer: "Retail", "The seller repays" */
  readonly customer: string;
  /** Below it: "Hong Kong · With recourse" */
  readonly customerMore: string;
  /** A row's amount: "25% sold" and "16,200 USDC left"; "12,584.67 USDC" and "owed with late fee"; "5,400 USDC" and "refunded" */
  readonly soldLines: readonly [string, string];
  readonly due: string;
  /** "in 60 days", "5 days ago"; null once nothing is expected any more. */
  readonly dueIn: string | null;
  /** A card's date: `dueIn` of what is to come, otherwise `due`. */
  readonly dueWords: string;
  readonly soldPercent: number;
  /** "25% sold · 16,200 USDC left", "21,600 USDC sold", "21,960 USDC owed with late fee" */
  readonly sold: string;
  /** Null once nothing can be bought. */
  readonly timeLeft: string | null;
}
