import type { ListingSummary } from "~/features/receivable/summary/listing-summary";

/** A search as its owner sees it. */
export interface SearchView {
  readonly id: string;
  readonly name: string;
  /** What it asks for, in words. */
  readonly words: string;
  /** Its address on the exchange. */
  readonly to: string;
  readonly alerts: boolean;
  /** Something in it can be on sale. */
  readonly canAlert: boolean;
}

/** Whether the wallet's owner gets mails about searches, and why not. */
export type SearchMails = "on" | "stopped" | "unregistered";

export const searchesPath = "/api/investor/searches";
export const watchedPath = "/api/investor/watched";

export interface OwnSearches {
  /** In lower case: the wallet that this browser has proven, or null. */
  readonly wallet: string | null;
  readonly searches: readonly SearchView[];
  readonly mails: SearchMails;
}

export interface OwnWatched {
  readonly wallet: string | null;
  /** Null while the market can't be read. */
  readonly listings: readonly ListingSummary[] | null;
}

/** What the exchange's page asks to save. */
export interface SearchDraft {
  readonly query: string;
  readonly words: string;
  /** A name to begin with. */
  readonly name: string;
  readonly canAlert: boolean;
}
