import type { Listing, Seller } from "@tenora/database/market/listing-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatAmount, formatBasisPoints, formatCount } from "@tenora/domain/money/format-amount";
import { repaymentOf } from "@tenora/domain/receivable/amount-due";
import { purchaseCost } from "@tenora/domain/receivable/pricing";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { daysFrom, timeLeft } from "~/features/receivable/terms-words";
import type { ListingPage, Milestone, WordPair } from "./listing-page.ts";

const day = 86_400;
const date = (seconds: number | bigint) => formatShortDate(new Date(Number(seconds) * 1_000));

export const sellerName = ({ name, wallet }: Seller): string => name ?? shortenAddress(wallet);

const confirmations = {
  declared: "declared by the seller alone",
  attested: "checked by our reviewer",
  "debtor-confirmed": "confirmed by the debtor",
} as const;

/** "Ben Trading sells an invoice of 24,000.00 USDC, confirmed by the debtor, due in 43 days." */
export function listingHeadline(listing: Listing, now: number): string {
  const { kind, level, token, ledger, seller, isSaleOpen } = listing;
  const name = sellerName(seller);
  const face = formatAmount(ledger.face, token);
  const end = ending(listing, now);
  if (kind === "community")
    return `${name} ${isSaleOpen ? "raises" : "raised"} money and promised ${face} in return, ${end}.`;
  const verb = isSaleOpen ? "sells" : listing.status === "cancelled" ? "offered" : "sold";
  return `${name} ${verb} an invoice of ${face}, ${confirmations[level]}, ${end}.`;
}

function ending({ status, ledger, settledAt }: Listing, now: number): string {
  const maturity = Number(ledger.maturity);
  if (status === "settled") return `settled on ${date(settledAt ?? maturity)}`;
  if (status === "defaulted") return "now in default";
  if (status === "cancelled") return "and cancelled the sale";
  return `due ${daysFrom(now, maturity)}`;
}

type Figures = Pick<
  ListingPage,
  "figures" | "soldPercent" | "sold" | "timeLeft" | "minimum" | "example"
>;

/** The figures at the head of the page. */
export function listingFigures(listing: Listing, now: number): Figures {
  const { ledger, token, pricePerUnit, totalUnits, minUnits, isSaleOpen, due } = listing;
  const money = (baseUnits: bigint) => formatAmount(baseUnits, token);
  const rate = listing.currentAprBps ?? listing.aprBps;
  const isOwed = due.repayment + due.lateFee > 0n;
  const figures: WordPair[] = [
    { label: "Face value", value: money(ledger.face) },
    {
      label: "Yearly return",
      value: rate > 0n ? formatBasisPoints(Number(rate)) : "None",
      note: isSaleOpen ? "if you buy today" : "at listing",
    },
    {
      label: "Maturity",
      value: date(ledger.maturity),
      note: daysFrom(now, Number(ledger.maturity)),
    },
    isOwed
      ? {
          label: "Owed to holders",
          value: money(due.repayment + due.lateFee),
          ...(due.lateFee > 0n && { note: `${money(due.lateFee)} of it late fee` }),
        }
      : isSaleOpen
        ? {
            label: "Still for sale",
            value: money(purchaseCost(totalUnits - ledger.soldUnits, pricePerUnit)),
          }
        : { label: "Repayment in all", value: money(repaymentOf(ledger)) },
  ];
  return {
    figures,
    soldPercent: Number((ledger.soldUnits * 100n) / totalUnits),
    sold: `${money(purchaseCost(ledger.soldUnits, pricePerUnit))} of ${money(purchaseCost(totalUnits, pricePerUnit))}`,
    timeLeft: isSaleOpen ? timeLeft(now, Number(listing.fundingDeadline)) : null,
    minimum:
      isSaleOpen && ledger.soldUnits < minUnits
        ? `${money(purchaseCost(minUnits, pricePerUnit))} must be sold by ${date(listing.fundingDeadline)}, or every buyer is refunded.`
        : null,
    example: isSaleOpen ? example(listing) : null,
  };
}

/** What about 1,000 of the coin become, in whole units and never more than is left. */
function example({ ledger, token, pricePerUnit, totalUnits, minPurchase }: Listing): string {
  const thousand = 1_000n * 10n ** BigInt(token.decimals);
  const left = totalUnits - ledger.soldUnits;
  const wanted = thousand / pricePerUnit;
  const least = minPurchase < left ? minPurchase : left;
  const units = wanted < least ? least : wanted > left ? left : wanted;
  const cost = formatAmount(purchaseCost(units, pricePerUnit), token);
  const back = formatAmount(units * ledger.repayPerUnit, token);
  return `${cost} becomes ${back} on ${date(ledger.maturity)} (${formatCount(units)} ${units === 1n ? "unit" : "units"}).`;
}

/** What happened and what comes, in the order of time. */
export function milestones(listing: Listing, now: number): Milestone[] {
  const { ledger, status, fundedAt, settledAt, defaultedAt, cancelledAt } = listing;
  const maturity = Number(ledger.maturity);
  const graceEnd = maturity + Number(ledger.graceDays) * day;
  const isOver =
    settledAt !== null || defaultedAt !== null || cancelledAt !== null || status === "failed";
  const at = (label: string, time: number | null): [string, number][] =>
    time === null ? [] : [[label, time]];
  const planned: [string, number][] = isOver
    ? []
    : [
        ["Maturity: the repayment is due", maturity],
        [`The grace period ends${ledger.lateFeeBps > 0n ? ", a late fee starts" : ""}`, graceEnd],
        ["Default can be recorded", graceEnd + Number(ledger.delayDays) * day],
      ];
  const isOnSale = status === "open" || status === "selling";
  return [
    ...at("Listed on the exchange", listing.listedAt),
    ...at("The sale ends", isOnSale ? Number(listing.fundingDeadline) : null),
    ...at(
      "The sale ended below its minimum",
      status === "failed" ? Number(listing.fundingDeadline) : null,
    ),
    ...at("Funded, the seller was paid", fundedAt),
    ...at("Cancelled, buyers are refunded", cancelledAt),
    ...at("Default recorded", defaultedAt),
    ...at("Settled in full", settledAt),
    ...planned,
  ]
    .sort(([, one], [, other]) => one - other)
    .map(([label, time]) => ({ label, date: date(time), isPast: time <= now }));
}
