import type { PassStatus } from "@tenora/domain/receivable/status/pass-status";

type Hex = `0x${string}`;

/** Units as numbers, times in seconds since 1970. */
interface Pass {
  readonly counter: number;
  readonly deadline: number;
  /** Units bought with it so far. */
  readonly used: number;
  readonly status: PassStatus;
}

/** What a seller's next signature has to fit. */
interface SaleNow {
  readonly counter: number;
  readonly now: number;
}

export interface SentInvitationView extends Pass {
  readonly digest: Hex;
  readonly wallet: Hex;
  readonly name: string;
  readonly cap: number;
}

export interface InvitationsResponse {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  /** Null without a session. */
  readonly sale: SaleNow | null;
  readonly invitations: readonly SentInvitationView[];
  readonly joinRequests: readonly { readonly wallet: Hex; readonly name: string }[];
}

export interface ReceivedInvitationView extends Pass {
  readonly cap: number;
  readonly signature: Hex;
}

export interface OwnInvitationResponse {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  readonly invitation: ReceivedInvitationView | null;
  /** It asked the seller for an invitation, and has no answer yet. */
  readonly hasAsked: boolean;
}

export interface OwnLinkView extends Pass {
  readonly digest: Hex;
  readonly name: string;
  readonly walletCap: number;
  readonly totalCap: number;
  /** The buyers who came by it, with their units; null while they can't be read. */
  readonly buyers: readonly { readonly wallet: Hex; readonly units: number }[] | null;
}

export interface LinksResponse {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  /** Null without a session. */
  readonly sale: SaleNow | null;
  readonly links: readonly OwnLinkView[];
}

/** What the holder of a link's key needs beside it. */
export interface LinkResponse extends Pass {
  readonly key: Hex;
  readonly walletCap: number;
  readonly totalCap: number;
  /** Units that the asking wallet bought with it; 0 without one. */
  readonly byWallet: number;
  readonly signature: Hex;
}
