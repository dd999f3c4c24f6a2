import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import { listingParts } from "@tenora/database/market/listing/listing-query";
import type { RepaymentRecord } from "@tenora/database/market/seller/read-repayment-record";
import { repaidShareWords } from "@tenora/domain/receivable/on-time-words";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { sellerName, unbrokenName } from "../seller/seller-name.ts";
import { statusWordsOf } from "../status-words.ts";
import { daysFrom, timeLeft } from "../terms-words.ts";
import { listingFacts, payerLines } from "./listing-facts.ts";
import type { ListingSummary } from "./listing-summary.ts";
import { cardWords, listedYearlyWords, soldPercent, soldWords, yearlyWords } from "./sold-words.ts";

const closed: readonly ReceivableStatus[] = listingParts.closed;

/** A listing of the list in words, at `now` (seconds since 1970), with what is known of its seller. */
export function toListingSummary(
  listing: DisclosedListing,
  now: number,
  records: ReadonlyMap<string, RepaymentRecord>,
): ListingSummary {
  const { ledger, seller, isSaleOpen, status } = listing;
  const maturity = Number(ledger.maturity);
  const { label, tone } = statusWordsOf(listing);
  const record = records.get(seller.wallet);
  const facts = listingFacts(listing, record);
  const { risk, tier, sellerLink, sellerTrouble } = facts;
  const payer = [facts.payer, facts.recourse].filter(Boolean).join(" · ");
  const [customer, customerMore] = payerLines(listing);
  const isDisputed = listing.disputed.byDebtor || listing.disputed.byAttestor;
  const isByLink = isSaleOpen && listing.gate.type === "link";
  const sold = soldWords(listing);
  const due = formatShortDate(new Date(maturity * 1_000));
  const dueIn = closed.includes(status) ? null : daysFrom(now, maturity);
  return {
    id: listing.id.toString(),
    seller: unbrokenName(sellerName(seller)),
    risk,
    tier,
    sellerLink,
    sellerTrouble,
    status: { label, tone },
    ...rowStatus(label, isByLink, isDisputed),
    isDisputed,
    isByLink,
    campaign: listing.campaign?.name ?? null,
    yearly: yearlyWords(listing),
    listedYearly: listedYearlyWords(listing),
    hasReward: listing.reward !== null,
    ...cardWords(listing),
    sellerRecord: sellerTrouble ?? shareWords(record),
    about: [`#${listing.id} · ${facts.what}`, payer, facts.record].filter(Boolean).join("\n"),
    facts: `#${listing.id} · ${tier}`,
    payer,
    customer,
    customerMore,
    soldLines: soldLines(sold),
    due,
    dueIn,
    // Where the debt leads, it says how many days that is ago.
    dueWords: dueIn === null || maturity < now ? due : dueIn,
    soldPercent: soldPercent(listing),
    sold,
    timeLeft: isSaleOpen ? timeLeft(now, Number(listing.fundingDeadline)) : null,
  };
}

/** A row's status and what stands below it; how much is left stands beside it. */
function rowStatus(label: string, isByLink: boolean, isDisputed: boolean) {
  const more = [
    label.includes("after a default") && "after a default",
    isDisputed && "disputed",
    isByLink && "by link only",
  ];
  return {
    rowStatus: label.replace(/, still on sale| after a default/, ""),
    statusMore: more.filter(Boolean).join(", "),
  };
}

/** A row's amount or share, with what it is below it. */
function soldLines(sold: string): readonly [string, string] {
  const [share, left] = sold.split(" · ");
  if (share && left) return [share, left];
  const [, amount = sold, what = ""] = /^(\S+ \S+) (.*)$/.exec(sold) ?? [];
  return [amount, what];
}

/** A row's repayment record: "4 of 5 on time". */
const shareWords = (record: RepaymentRecord | undefined) =>
  (record && repaidShareWords(record)?.replace(" repaid", "")) ?? null;
