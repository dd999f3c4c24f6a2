import type { MarketOccasion } from "@tenora/database/mail/market-mails";
import type { Listing, MarketToken } from "@tenora/database/market/listing/listing-record";
import type { MailFacts } from "@tenora/domain/mail/market-mail";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";

/** What an occasion may leave out: by default it has no recipient. */
interface Told
  extends Partial<Pick<MarketOccasion, "sellerKind" | "holderKind" | "holders" | "customerOf">> {
  readonly replaces?: readonly string[];
  readonly facts?: Omit<MailFacts, "listing" | "seller" | "amount" | "owed"> & {
    /** Base units of the listing's token. */
    readonly amount?: bigint | undefined;
  };
}

/**
 * A key that names the receivable by the transaction that listed it: a local chain that was made again
 * has other ones of the same numbers.
 */
export const keyOf = (what: string, listing: Listing): string => `${what}:${listing.transaction}`;

/** An occasion of a receivable, with what is still owed to its holders. */
export function occasionOf(key: string, listing: Listing, told: Told): MarketOccasion {
  const { due, seller } = listing;
  const token = printable(listing.token);
  const { amount, ...facts } = told.facts ?? {};
  const owed = owedToHolders(due);
  return {
    key,
    replaces: told.replaces ?? [],
    facts: {
      listing: Number(listing.id),
      seller: seller.wallet,
      ...(listing.kind === "community" && { isCommunity: true }),
      ...(amount !== undefined && { amount: formatAmount(amount, token) }),
      ...(owed > 0n && { owed: formatAmount(owed, token) }),
      ...facts,
    },
    sellerKind: told.sellerKind ?? null,
    holderKind: told.holderKind ?? null,
    holders: told.holders ?? [],
    customerOf: told.customerOf ?? null,
  };
}

/** The index could hold any text there, and the mail bears our name. */
export const printable = (token: MarketToken): MarketToken =>
  /^[A-Za-z0-9.]{1,11}$/.test(token.symbol) ? token : { ...token, symbol: "tokens" };
