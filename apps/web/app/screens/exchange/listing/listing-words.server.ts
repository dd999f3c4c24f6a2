import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { Listing, Seller } from "@tenora/database/market/listing-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import {
  formatAmount,
  formatAmountDown,
  formatBasisPoints,
  formatCount,
} from "@tenora/domain/money/format-amount";
import { owedToHolders, repaymentOf } from "@tenora/domain/receivable/amount-due";
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
export function listingHeadline(listing: DisclosedListing, now: number): string {
  const { campaign, kind, level, token, ledger, seller, isSaleOpen } = listing;
  const name = sellerName(seller);
  const face = formatAmountDown(ledger.face, token);
  const end = ending(listing, now);
  const isOff = listing.status === "failed" || listing.status === "cancelled";
  if (kind === "community") {
    const plan = campaign === null ? "money" : `money for “${campaign.name}”`;
    const verb = isSaleOpen ? "raises" : isOff ? "asked for" : "raised";
    return `${name} ${verb} ${plan} and promised ${face} in return, ${end}.`;
  }
  const verb = isSaleOpen ? "sells" : isOff ? "offered" : "sold";
  return `${name} ${verb} an invoice of ${face}, ${confirmations[level]}, ${end}.`;
}

/** "Ben Trading sells an invoice of 24,000 USDC": short enough for a phone. The exact amount follows it. */
export function listingTitle(listing: DisclosedListing): string {
  const { campaign, kind, token, ledger, seller, isSaleOpen, status } = listing;
  const name = sellerName(seller);
  const isOff = status === "failed" || status === "cancelled";
  if (kind === "community") {
    const verb = isSaleOpen ? "raises" : isOff ? "asked for" : "raised";
    return `${name} ${verb} money${campaign === null ? "" : ` for “${campaign.name}”`}`;
  }
  const whole = ledger.face / 10n ** BigInt(token.decimals);
  const face =
    whole > 0n ? `${formatCount(whole)} ${token.symbol}` : formatAmount(ledger.face, token);
  const verb = isSaleOpen ? "sells" : isOff ? "offered" : "sold";
  return `${name} ${verb} an invoice of ${face}`;
}

/** "Confirmed by the debtor. Due in 43 days." */
export function listingLead(listing: DisclosedListing, now: number): string {
  const { kind, level, ledger, token, status } = listing;
  const promise =
    kind === "community"
      ? `promised ${formatAmountDown(ledger.face, token)} in return`
      : confirmations[level];
  const end = status === "failed" || status === "cancelled" ? "" : ending(listing, now);
  return [promise, end]
    .filter(Boolean)
    .map((words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`)
    .join(" ");
}

function ending({ status, ledger, settledAt }: Listing, now: number): string {
  const maturity = Number(ledger.maturity);
  if (status === "settled") return `settled on ${date(settledAt ?? maturity)}`;
  if (status === "defaulted") return "now in default";
  if (status === "failed") return "but didn't raise enough";
  // Anyone may have cancelled it.
  if (status === "cancelled") return "but the sale was cancelled";
  return `due ${daysFrom(now, maturity)}`;
}

type Figures = Pick<ListingPage, "figures" | "progress" | "timeLeft" | "minimum" | "example">;

/** The figures at the head of the page. */
export function listingFigures(listing: Listing, now: number): Figures {
  const { ledger, token, pricePerUnit, totalUnits, minUnits, isSaleOpen, due } = listing;
  const money = (baseUnits: bigint) => formatAmount(baseUnits, token);
  const rate = listing.currentAprBps ?? listing.aprBps;
  const isOwed = owedToHolders(due) > 0n;
  const figures: WordPair[] = [
    {
      label: listing.kind === "community" ? "Promised" : "Face value",
      value: formatAmountDown(ledger.face, token),
    },
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
          label: "Owed to investors",
          value: formatAmountDown(owedToHolders(due), token),
          ...(due.lateFee > 0n && {
            note: `includes a late fee of ${formatAmountDown(due.lateFee, token)}`,
          }),
        }
      : isSaleOpen
        ? {
            label: "Still for sale",
            value: money(purchaseCost(totalUnits - ledger.soldUnits, pricePerUnit)),
          }
        : { label: "Total repayment", value: formatAmountDown(repaymentOf(ledger), token) },
  ];
  return {
    figures,
    progress: progressOf(listing),
    timeLeft: isSaleOpen ? timeLeft(now, Number(listing.fundingDeadline)) : null,
    minimum:
      isSaleOpen && ledger.soldUnits < minUnits
        ? `${money(purchaseCost(minUnits, pricePerUnit))} must be sold by ${date(listing.fundingDeadline)}, or every buyer is refunded.`
        : null,
    example: isSaleOpen ? example(listing) : null,
  };
}

/** How much is sold; once the seller has the money, how much of it has come back to the holders. */
function progressOf(listing: Listing): ListingPage["progress"] {
  const { ledger, token, pricePerUnit, totalUnits, status, due } = listing;
  const tone = repaymentTones[status];
  const [done, all, what] =
    tone === undefined
      ? [
          purchaseCost(ledger.soldUnits, pricePerUnit),
          purchaseCost(totalUnits, pricePerUnit),
          "sold",
        ]
      : [repaymentOf(ledger) - due.repayment, repaymentOf(ledger), "repaid"];
  const percent = Number((done * 100n) / all);
  return {
    percent,
    tone: tone ?? "good",
    label: `${percent}% ${what}`,
    amounts: `${formatAmountDown(done, token)} of ${formatAmountDown(all, token)}`,
  };
}

/** Of those whose seller was paid. */
const repaymentTones: Partial<Record<Listing["status"], ListingPage["progress"]["tone"]>> = {
  running: "good",
  grace: "waiting",
  late: "bad",
  overdue: "bad",
  settled: "good",
  defaulted: "bad",
};

/** What about 1,000 of the coin become, in whole units and never more than is left. */
function example({
  ledger,
  token,
  pricePerUnit,
  totalUnits,
  minPurchase,
  reward,
}: Listing): string {
  const thousand = 1_000n * 10n ** BigInt(token.decimals);
  const left = totalUnits - ledger.soldUnits;
  const wanted = thousand / pricePerUnit;
  const least = minPurchase < left ? minPurchase : left;
  const units = wanted < least ? least : wanted > left ? left : wanted;
  const cost = formatAmount(purchaseCost(units, pricePerUnit), token);
  const back = formatAmountDown(units * ledger.repayPerUnit, token);
  const on = `on ${date(ledger.maturity)}`;
  const count = `(${formatCount(units)} ${units === 1n ? "unit" : "units"})`;
  if (ledger.repayPerUnit > pricePerUnit) return `${cost} becomes ${back} ${on} ${count}.`;
  return `${cost} comes back without interest ${on} ${count}.${reward ? " Your note earns a reward." : ""}`;
}

/**
 * What happened and what comes, in the order of time. A period includes its last second, as in the
 * contract: its end is past one second later, together with the status.
 */
export function milestones(listing: Listing, now: number): Milestone[] {
  const { status, fundedAt, settledAt, defaultedAt, cancelledAt } = listing;
  const happened = (label: string, time: number | null): DatedMilestone[] =>
    time === null ? [] : [{ label, time, date: date(time), isPast: time <= now }];
  const ends = (label: string, time: number): DatedMilestone => ({
    label,
    time,
    date: date(time),
    isPast: time < now,
  });
  const saleEnd = Number(listing.fundingDeadline);
  const isOnSale = status === "open" || status === "selling";
  return [
    ...happened("Listed on the exchange", listing.listedAt),
    ...(isOnSale ? [ends("The sale ends", saleEnd)] : []),
    ...(status === "failed" ? [ends("The sale ended below its minimum", saleEnd)] : []),
    ...happened("Funded, the seller was paid", fundedAt),
    ...happened("Cancelled, buyers are refunded", cancelledAt),
    ...happened("Default recorded", defaultedAt),
    ...happened("Settled in full", settledAt),
    ...periods(listing).map(([label, time]) => ends(label, time)),
  ]
    .sort((one, other) => one.time - other.time)
    .map(({ label, date: on, isPast }) => ({ label, date: on, isPast }));
}

interface DatedMilestone extends Milestone {
  /** Seconds since 1970. */
  readonly time: number;
}

/** The last seconds of its periods: those to come, and those that passed before it was over. */
function periods({ ledger, status, settledAt, defaultedAt, cancelledAt }: Listing) {
  if (cancelledAt !== null || status === "failed") return [];
  const maturity = Number(ledger.maturity);
  const graceEnd = maturity + Number(ledger.graceDays) * day;
  const over = defaultedAt ?? settledAt ?? Number.POSITIVE_INFINITY;
  const planned: [string, number][] = [
    ["Maturity: the repayment is due", maturity],
    [`The grace period ends${ledger.lateFeeBps > 0n ? ", a late fee starts" : ""}`, graceEnd],
  ];
  const delayEnd = graceEnd + Number(ledger.delayDays) * day;
  if (over === Number.POSITIVE_INFINITY)
    planned.push(["Last day before a default can be recorded", delayEnd]);
  return planned.filter(([, time]) => time < over);
}
