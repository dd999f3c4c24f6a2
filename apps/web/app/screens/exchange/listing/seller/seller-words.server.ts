import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { RepaymentRecord } from "@tenora/database/market/seller/read-repayment-record";
import type { Tier } from "@tenora/domain/business/business";
import { tierWords } from "@tenora/domain/funding-request/tier/tier-words";
import { formatCount } from "@tenora/domain/money/format-amount";
import { onTimeWords, troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import { defaultWords } from "@tenora/domain/receivable/status/default-words";
import { sellerName } from "~/features/receivable/seller/seller-name";
import { hasLateRecord } from "~/features/receivable/seller/seller-record-words";
import type { SellerWords } from "../listing-page.ts";

/** The seller of a receivable and how they have repaid so far. */
export function sellerWords(
  { seller, kind }: DisclosedListing,
  repayments: RepaymentRecord,
): SellerWords {
  const { listed } = repayments;
  const tier = seller.tier === null ? "Not in our register" : `Tier ${seller.tier}`;
  return {
    name: sellerName(seller),
    wallet: seller.wallet,
    link: seller.hasPage ? `/b/${seller.slug}` : null,
    logo: seller.logo,
    record: `${tier}, ${recordWords(repayments)}`,
    hasLateRecord: hasLateRecord(repayments),
    standing:
      seller.isSuspended || seller.tier === null
        ? null
        : `${tier}: ${tierWords(seller.tier as Tier, "This seller")}`,
    isSuspended: seller.isSuspended,
    lines: [
      { label: "Tier", value: tier },
      ...(seller.country === null ? [] : [{ label: "Country", value: seller.country }]),
      {
        label: kind === "community" ? "Campaigns and receivables" : "Receivables listed",
        value: formatCount(listed),
      },
      { label: "Repaid on time", value: onTimeWords(repayments) },
      { label: "Defaults", value: defaultWords(repayments) },
    ],
  };
}

/** What isn't repaid yet is named beside what was: "4 repaid on time, 1 late now". */
function recordWords(repayments: RepaymentRecord): string {
  const parts = [
    [repayments.onTime, "repaid on time"],
    [repayments.repaidLate, "repaid late"],
    [repayments.defaulted - repayments.inDefault, "repaid after a default"],
  ] as const;
  const words = [
    ...parts.flatMap(([count, what]) => (count > 0 ? [`${formatCount(count)} ${what}`] : [])),
    troubleNowWords(repayments),
  ];
  return words.filter(Boolean).join(", ") || "nothing was due yet";
}
