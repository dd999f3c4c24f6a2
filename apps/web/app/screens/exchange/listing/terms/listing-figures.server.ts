import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatAmount, formatYearlyRate } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders, repaymentOf } from "@tenora/domain/receivable/amounts/amount-due";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { isSaleOff } from "@tenora/domain/receivable/status/receivable-stage";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { advanceRate } from "~/features/receivable/terms/advance.server.ts";
import type { WordPair } from "~/features/receivable/terms/word-pair";
import { daysFrom, timeLeft } from "~/features/receivable/terms-words";
import { feeOf, progressOf, repaid } from "../history/progress.server.ts";
import type { ListingFigures } from "../listing-page.ts";

const date = (seconds: number | bigint) => formatShortDate(new Date(Number(seconds) * 1_000));

/** The figures at the head of the page. */
export function listingFigures(
  listing: Listing & Partial<Pick<DisclosedListing, "documentKind">>,
  now: number,
): Omit<ListingFigures, "returnDays"> {
  const { ledger, token, pricePerUnit, totalUnits, minUnits, isSaleOpen, due } = listing;
  const rate = listing.currentAprBps ?? listing.aprBps;
  const isOwed = owedToHolders(due) > 0n;
  const lateFee = feeOf(listing);
  const withFee = lateFee > 0n && {
    note: `includes a late fee of ${formatAmount(lateFee, token)}`,
  };
  const rows: WordPair[] = [
    {
      value: formatAmountFor("payer", ledger.face, token),
      ...(listing.kind === "community"
        ? { label: "Promised in return" }
        : { label: "Face value", note: `advance rate ${advanceRate(listing)}` }),
    },
    {
      label: "Yearly return",
      value: rate > 0n ? formatYearlyRate(rate) : "None",
      // By how many days, with today, is said below: beside the days until then it would contradict them.
      note: isSaleOpen ? "from today to the due date" : "at listing",
    },
    {
      label: "Due date",
      value: date(ledger.maturity),
      // Nothing is expected on that day any more.
      ...(listing.status !== "settled" &&
        !isSaleOff(listing.status) && { note: daysFrom(now, Number(ledger.maturity)) }),
    },
    isSaleOpen
      ? {
          label: "Still for sale",
          value: formatAmountFor(
            "payee",
            purchaseCost(totalUnits - ledger.soldUnits, pricePerUnit),
            token,
          ),
        }
      : isOwed
        ? {
            // Nothing is owed on an order before it is delivered.
            label:
              listing.documentKind === "order" && listing.daysPastDue === 0n
                ? "To be paid to investors"
                : "Owed to investors",
            // A debt reads the same on every page: as its payer's.
            value: formatAmountFor("payer", owedToHolders(due), token),
            ...withFee,
          }
        : isSaleOff(listing.status)
          ? {
              label: "Raised",
              value: formatAmountFor("payee", purchaseCost(ledger.soldUnits, pricePerUnit), token),
              ...(ledger.soldUnits === 0n && { note: "nobody bought" }),
            }
          : {
              label: "Total repayment",
              value: formatAmountFor("payer", repaid(listing) ?? repaymentOf(ledger), token),
              ...withFee,
            },
  ];
  return {
    rows,
    progress: progressOf(listing),
    timeLeft: isSaleOpen ? timeLeft(now, Number(listing.fundingDeadline)) : null,
    minimum:
      isSaleOpen && ledger.soldUnits < minUnits
        ? `${formatAmountFor("payee", purchaseCost(minUnits, pricePerUnit), token)} must be sold by ${date(listing.fundingDeadline)}, or every buyer can take back what they paid.`
        : null,
    example: listing.isBuyable ? example(listing) : null,
  };
}

/** What about 1,000 of the coin bring, in whole units and never more than is left. */
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
  const cost = formatAmountFor("payer", purchaseCost(units, pricePerUnit), token);
  const back = formatAmountFor("payee", units * ledger.repayPerUnit, token);
  const on = `on ${date(ledger.maturity)}`;
  if (ledger.repayPerUnit > pricePerUnit)
    return `If it's repaid on time, ${cost} returns ${back} ${on}${reward ? ", plus a reward" : ""}.`;
  return `If it's repaid on time, you get your ${cost} back ${on}, ${reward ? "with a reward" : "without interest"}.`;
}
