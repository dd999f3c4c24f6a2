import type { CollectedTotal, Collection } from "@tenora/database/market/list-collections";
import type { Holding } from "@tenora/database/market/list-wallet-holdings";
import type { Listing, MarketToken } from "@tenora/database/market/listing-record";
import type { Note, NoteWithListing } from "@tenora/database/market/note-record";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { type Side, sumFor } from "@tenora/domain/money/format-amount-for";
import { bySymbol } from "./by-symbol.ts";
import type { PortfolioPage } from "./portfolio-page.ts";
import { isActive, valueAtMaturity } from "./positions.server.ts";

/** As many as one transaction collects. */
const mostClaimable = 40;

/** What is summed up: a note, or all notes of a listing. Base units of the listing's token. */
interface Part {
  readonly listing: Listing;
  readonly invested: bigint;
  readonly atMaturity: bigint;
  /** Earned, and not claimed yet. */
  readonly claimable: bigint;
  /** To be taken back of a cancelled sale. */
  readonly refundable: bigint;
  /** By this holder since they got it, as far as that is known. */
  readonly ownCollected: bigint;
}

/** A note, with the payments that its holder got on it. */
export const partOfNote = (
  { note, listing }: NoteWithListing,
  payments: readonly Collection[] = [],
): Part => ({
  listing,
  invested: note.acquiredCost ?? note.cost,
  atMaturity: valueAtMaturity(note, listing),
  claimable: note.claimable,
  refundable: note.refundable,
  ownCollected: ownCollected(note, payments),
});

/** All of it where nobody else ever held the note, and else what was collected since this holder got it. */
function ownCollected(note: Note, payments: readonly Collection[]): bigint {
  if (note.buyer === note.owner && note.acquiredAt === note.boughtAt) return note.claimed;
  return payments
    .filter(({ time }) => time >= note.acquiredAt)
    .reduce((sum, { amount }) => sum + amount, 0n);
}

export function partOfHolding(holding: Holding): Part {
  const { listing, invested, collectable, collected, firstHandCollected } = holding;
  const isCancelled = listing.status === "cancelled";
  return {
    ...{ listing, invested, ownCollected: firstHandCollected },
    atMaturity: valueAtMaturity(
      { units: holding.units, claimed: collected, claimable: collectable },
      listing,
    ),
    claimable: isCancelled ? 0n : collectable,
    refundable: isCancelled ? collectable : 0n,
  };
}

/**
 * The sums as the parts are shown, each stablecoin by itself and without those that there is nothing of. What was
 * collected is all that the wallet itself ever got, as its statement has it.
 */
export function portfolioTotals(
  parts: readonly Part[],
  collected: readonly CollectedTotal[],
): PortfolioPage["figures"] {
  if (parts.length === 0) return [];
  const figure = (label: string, side: Side, amountOf: (one: Part) => bigint) => {
    const sums = sumsOf(parts, side, amountOf);
    const some = sums.filter(({ sum }) => sum > 0n);
    const shown = some.length > 0 ? some : sums.slice(0, 1);
    return { label, values: shown.map(({ token, sum }) => formatAmount(sum, token)) };
  };
  const active = parts.filter(({ listing }) => isActive(listing.status));
  const ofActive = (amountOf: (one: Part) => bigint) => (one: Part) =>
    isActive(one.listing.status) ? amountOf(one) : 0n;
  return [
    {
      ...figure(
        "Invested now",
        "payer",
        ofActive(({ invested }) => invested),
      ),
      ...noteOf(costInDefaultWords(active)),
    },
    {
      ...figure(
        "Value at maturity",
        "payee",
        ofActive(({ atMaturity }) => atMaturity),
      ),
      ...noteOf(valueInDefaultWords(active), gainWords(active)),
    },
    {
      ...figure("To collect", "payee", ({ claimable, refundable }) => claimable + refundable),
      isFirstOnPhones: true,
    },
    {
      label: "Collected so far",
      values:
        collected.length > 0
          ? collected.map((one) => formatAmount(one.collected, one.token))
          : figure("Collected so far", "payee", () => 0n).values,
      ...noteOf(onFormerNotesWords(collected)),
    },
  ];
}

/** What of "Collected so far" the rows of the notes that are held don't have. */
function onFormerNotesWords(collected: readonly CollectedTotal[]): string | null {
  const former = collected.filter(({ onFormerNotes }) => onFormerNotes > 0n);
  const words = former.map(({ onFormerNotes, token }) => formatAmount(onFormerNotes, token));
  return words.length > 0 ? `Includes ${words.join(" and ")} on notes no longer held` : null;
}

/** Sentences beside a figure; nothing where there are none. */
function noteOf(...sentences: readonly (string | null)[]) {
  const said = sentences.filter((one) => one !== null);
  return said.length > 0 ? { note: said.join(". ") } : {};
}

/** What of "Invested now" is in default. */
export const costInDefaultWords = (parts: readonly Part[]) =>
  inDefaultWords(parts, "payer", ({ invested }) => invested);

/** What of "Value at maturity" is in default; what can be collected isn't in doubt. */
export const valueInDefaultWords = (parts: readonly Part[]) =>
  inDefaultWords(parts, "payee", ({ atMaturity, claimable }) => atMaturity - claimable);

function inDefaultWords(
  parts: readonly Part[],
  side: Side,
  amountOf: (one: Part) => bigint,
): string | null {
  const inDefault = parts.filter(({ listing }) => listing.status === "defaulted");
  const amounts = amountsOf(inDefault, side, amountOf);
  return amounts.length > 0 ? `Includes ${amounts.join(" and ")} in default` : null;
}

/**
 * What all of it brings beyond its cost, from the sums as they are shown, so that they agree. What somebody else
 * collected on a note before it was sold on is no gain of this holder.
 */
function gainWords(active: readonly Part[]): string | null {
  const paid = sumsOf(active, "payer", ({ invested }) => invested);
  const collected = sumsOf(active, "payee", (one) => one.ownCollected);
  const gains = sumsOf(active, "payee", ({ atMaturity }) => atMaturity).flatMap(
    ({ token, sum }, at) => {
      const before = collected[at]?.sum ?? 0n;
      const gain = sum + before - (paid[at]?.sum ?? 0n);
      return gain > 0n ? [{ token, gain, before }] : [];
    },
  );
  if (gains.length === 0) return null;
  const words = gains.map(({ token, gain }) => formatAmount(gain, token));
  const before = gains.flatMap((one) =>
    one.before > 0n ? [formatAmount(one.before, one.token)] : [],
  );
  const counted = before.length > 0 ? `, counting ${before.join(" and ")} already collected` : "";
  return `Gain if all is repaid: ${words.join(" and ")}${counted}`;
}

/** What can be collected at once, and how much it is. */
export function claimableOf(
  holdings: readonly Holding[],
  parts: readonly Part[],
): PortfolioPage["claimable"] {
  return {
    notes: holdings.flatMap(({ claimable }) => claimable).slice(0, mostClaimable),
    count: holdings.reduce((sum, { claimableCount }) => sum + claimableCount, 0),
    amounts: amountsOf(parts, "payee", ({ claimable }) => claimable),
  };
}

/** In words, without the stablecoins that there is nothing of. */
const amountsOf = (parts: readonly Part[], side: Side, amountOf: (one: Part) => bigint) =>
  sumsOf(parts, side, amountOf)
    .filter(({ sum }) => sum > 0n)
    .map(({ token, sum }) => formatAmount(sum, token));

function sumsOf(parts: readonly Part[], side: Side, amountOf: (one: Part) => bigint) {
  const tokens = new Map<string, MarketToken>(
    parts.map(({ listing: { token } }) => [token.address, token]),
  );
  return [...tokens.values()].sort(bySymbol).map((token) => {
    const own = parts.filter(({ listing }) => listing.token.address === token.address);
    return { token, sum: sumFor(side, own.map(amountOf), token) };
  });
}
