import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { Holding } from "@tenora/database/market/wallet/list-wallet-holdings";
import { industryName } from "@tenora/domain/receivable/debtor-words";
import { riskWords } from "~/features/receivable/risk/risk-words";
import { sellerName } from "~/features/receivable/seller/seller-name";
import { daysAhead } from "~/features/receivable/terms-words";
import type { Allocation } from "../portfolio-page.ts";

/** A larger share of what is invested is marked, in per cent. */
const largeShare = 25;
const mostShares = 6;

interface Invested {
  readonly listing: DisclosedListing;
  /** In 10⁻¹⁸ of a dollar: one of each stablecoin counts as much. */
  readonly amount: bigint;
}

/** What the notes cost that aren't over, by business, customer, risk and time, at `now` (s). */
export function allocations(
  holdings: readonly Holding[],
  disclosed: readonly DisclosedListing[],
  now: number,
): Allocation[] {
  const known = new Map(disclosed.map((listing) => [listing.id, listing]));
  const invested = holdings.flatMap(({ listing, invested: cost }): Invested[] => {
    const found = known.get(listing.id);
    const amount = cost * 10n ** BigInt(18 - listing.token.decimals);
    return found === undefined || amount === 0n ? [] : [{ listing: found, amount }];
  });
  if (invested.length === 0) return [];
  const isRisky = (label: string) => label === riskWords.high.label || label === "Not graded";
  return [
    allocation("Business", invested, businessOf),
    allocation("Customer's industry", invested, industryOf),
    allocation("Risk", invested, riskOf, isRisky),
    allocation("Time until due", invested, (listing) => timeOf(listing, now)),
  ];
}

const businessOf = ({ seller }: DisclosedListing) => sellerName(seller);

const industryOf = ({ kind, debtorProfile }: DisclosedListing) =>
  kind === "community"
    ? "No customer: the seller repays"
    : (industryName(debtorProfile.industry) ?? "Not stated");

const riskOf = ({ risk }: DisclosedListing) =>
  risk === null ? "Not graded" : riskWords[risk.grade].label;

function timeOf({ ledger }: DisclosedListing, now: number): string {
  const maturity = Number(ledger.maturity);
  if (maturity < now) return "Past due";
  const days = daysAhead(now, maturity);
  return days <= 30
    ? "Up to 30 days"
    : days <= 60
      ? "31–60 days"
      : days <= 90
        ? "61–90 days"
        : "Over 90 days";
}

function allocation(
  title: string,
  invested: readonly Invested[],
  labelOf: (listing: DisclosedListing) => string,
  canBeLarge: (label: string) => boolean = () => true,
): Allocation {
  const all = sum(invested);
  const groups = [...Map.groupBy(invested, ({ listing }) => labelOf(listing))]
    .map(([label, own]) => ({ label, amount: sum(own) }))
    .sort((one, other) => (one.amount > other.amount ? -1 : one.amount < other.amount ? 1 : 0));
  const shown = groups.length > mostShares ? groups.slice(0, mostShares - 1) : groups;
  const rest = sum(groups.slice(shown.length));
  const others =
    rest > 0n ? [{ label: `${groups.length - shown.length} others`, amount: rest }] : [];
  return {
    title,
    shares: [...shown, ...others].map(({ label, amount }, at) => ({
      label,
      percent: Number((amount * 200n + all) / (all * 2n)),
      isLarge: amount * 100n > all * BigInt(largeShare) && at < shown.length && canBeLarge(label),
    })),
  };
}

const sum = (all: readonly { readonly amount: bigint }[]) =>
  all.reduce((total, { amount }) => total + amount, 0n);
