import type { Assignee } from "@tenora/database/assignment/find-assignees";
import type { BadgeTone } from "~/ui/badge";

/** A receivable that a search has found, in words. */
export interface FoundReceivable {
  readonly listing: string;
  /** The seller's name or wallet. */
  readonly who: string;
  /** Null where it isn't known; a campaign has none. */
  readonly customer: string | null;
  readonly isCommunity: boolean;
  readonly status: { readonly label: string; readonly tone: BadgeTone };
  /** With late fees: "1,200.00 USDC"; null while nothing is. */
  readonly owed: string | null;
  /** "Nov 1, 2026" */
  readonly due: string;
  /** A funding request of ours is behind it. */
  readonly hasCase: boolean;
  /** Settled or cancelled: nothing is left to do about it. */
  readonly isClosed: boolean;
  /** The admin who looks after its case; null when unassigned. */
  readonly assignee: Assignee | null;
}

/** What a search of the market desk shows. */
export interface SearchPage {
  readonly query: string;
  /** Why nothing can be looked for; else null. */
  readonly problem: string | null;
  /** Null while the exchange can't be read. */
  readonly found: { readonly rows: readonly FoundReceivable[]; readonly hasMore: boolean } | null;
}
