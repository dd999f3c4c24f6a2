import type { CollectedTotal } from "@tenora/database/market/payment/list-collections";
import type { Holding } from "@tenora/database/market/wallet/list-wallet-holdings";
import { formatAmount } from "@tenora/domain/money/format-amount";
import type { Side } from "@tenora/domain/money/format-amount-for";
import type { PortfolioPage } from "../portfolio-page.ts";
import type { Part } from "../portfolio-part.server.ts";
import {
  isActive,
  isPastMaturity,
  maturityLabel,
  owedLabel,
} from "../positions/positions.server.ts";
import { amountsOf, orZero, sumsOf } from "./part-sums.server.ts";

/** As many as one transaction collects. */
const mostClaimable = 40;

/**
 * The sums as the parts are shown, each stablecoin by itself and without those that there is nothing of. What was
 * collected is all that the wallet itself ever got, as its statement has it.
 */
export function portfolioTotals(
  parts: readonly Part[],
  collected: readonly CollectedTotal[],
): PortfolioPage["figures"] {
  if (parts.length === 0) return formerFigures(collected);
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
    valueFigure(parts, gainWords(active)),
    {
      ...figure("To collect", "payee", ({ claimable, refundable }) => claimable + refundable),
      isFirstOnPhones: true,
    },
    collectedFigure(collected, orZero([], parts)),
  ];
}

/** The figures of a wallet that holds no note any more; none for one that never collected. */
function formerFigures(collected: readonly CollectedTotal[]): PortfolioPage["figures"] {
  const [first] = collected;
  if (first === undefined) return [];
  const none = [formatAmount(0n, first.token)];
  return [
    ...["Invested now", maturityLabel, "To collect"].map((label) => ({ label, values: none })),
    collectedFigure(collected, none),
  ];
}

const collectedFigure = (collected: readonly CollectedTotal[], none: readonly string[]) => ({
  label: "Collected so far",
  values:
    collected.length > 0 ? collected.map((one) => formatAmount(one.collected, one.token)) : none,
  ...noteOf(onFormerNotesWords(collected)),
});

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

/**
 * What is to come of all that isn't over: at maturity, and beside it what is still owed of what is past that. Where
 * all of it is past maturity there is no such value.
 */
export function valueFigure(parts: readonly Part[], ...sentences: readonly (string | null)[]) {
  const [past, coming] = [true, false].map((isPast) =>
    parts.filter(
      ({ listing: { status } }) => isActive(status) && isPastMaturity(status) === isPast,
    ),
  ) as [Part[], Part[]];
  const owed = amountsOf(past, "payee", (one) => one.owed);
  if (coming.length === 0 && past.length > 0)
    return {
      label: owedLabel,
      values: orZero(owed, past),
      ...noteOf(
        inDefaultWords(past, "payee", (one) => one.owed),
        ...sentences,
      ),
    };
  const values = amountsOf(coming, "payee", ({ toCome }) => toCome);
  return {
    label: maturityLabel,
    values: orZero(values, parts),
    ...noteOf(owedBesideWords(past), ...sentences),
  };
}

/** What is still owed beside the value of the others, and how much of it is in default. */
function owedBesideWords(past: readonly Part[]): string | null {
  const amountOf = (one: Part) => one.owed;
  const owed = amountsOf(past, "payee", amountOf).join(" and ");
  const inDefault = amountsOf(past.filter(isInDefault), "payee", amountOf).join(" and ");
  if (owed === "") return null;
  if (owed === inDefault) return `${owed} more is still owed in default`;
  const part = inDefault === "" ? "" : `, ${inDefault} of it in default`;
  return `${owed} more is still owed past its due date${part}`;
}

const isInDefault = ({ listing }: Part) => listing.status === "defaulted";

function inDefaultWords(
  parts: readonly Part[],
  side: Side,
  amountOf: (one: Part) => bigint,
): string | null {
  const amounts = amountsOf(parts.filter(isInDefault), side, amountOf);
  return amounts.length > 0 ? `Includes ${amounts.join(" and ")} in default` : null;
}

/**
 * What all of it brings beyond its cost, from the sums as they are shown, so that they agree. What an earlier holder
 * collected on a note is no gain of this one, and nothing is said where that isn't known.
 */
function gainWords(active: readonly Part[]): string | null {
  if (active.some(({ ownCollected }) => ownCollected === null)) return null;
  const paid = sumsOf(active, "payer", ({ invested }) => invested);
  const gains = sumsOf(active, "payee", ({ toCome }) => toCome).flatMap(({ token, sum }, at) => {
    // Rounded already: payments below a cent count in whole, and would be lost of their sum.
    const before = active.reduce(
      (all, one) =>
        one.listing.token.address === token.address ? all + (one.ownCollected ?? 0n) : all,
      0n,
    );
    const gain = sum + before - (paid[at]?.sum ?? 0n);
    return gain > 0n ? [{ token, gain, before }] : [];
  });
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
