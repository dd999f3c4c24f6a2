import type { Ageing, BookPart } from "@tenora/database/market/book/read-ageing";
import type { CombinedExposure } from "@tenora/database/market/seller/list-seller-exposures";
import type { Currency } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { columnShares, isConcentrated, shareWords } from "@tenora/domain/operations/book-share";
import { ageingBuckets } from "@tenora/domain/receivable/status/ageing-bucket";
import type { BookAmount, BookShare, CoinBook, ExposureRow } from "./book-page.ts";

/** What shares are parts of: all that is outstanding in one coin, or in all of them together. */
export interface CoinTotal extends Pick<Ageing, "total"> {
  readonly token: Currency;
}

/** A debt as its payer reads it. */
export const coinAmount = (part: BookPart, token: Currency): BookAmount => ({
  receivables: part.receivables,
  amount: formatAmountFor("payer", part.amount, token),
});

/** A part of all that is outstanding in its coin. */
const shareOf = (part: BookPart, { token, total }: CoinTotal): BookShare => ({
  ...coinAmount(part, token),
  share: shareWords(part.amount, total.amount),
});

/** What `coinBook` adds to the ageing. */
type Exposures = Pick<CoinBook, "weeks" | "sellers" | "customers">;

/** The book of one coin in words. */
export function coinBook(ageing: Ageing, exposures: Exposures): CoinBook {
  const { token, total, buckets, daysToMaturity } = ageing;
  const [to30, to60, over60] = [buckets["to-30"], buckets["to-60"], buckets["over-60"]];
  const pastGrace = {
    receivables: to30.receivables + to60.receivables + over60.receivables,
    amount: to30.amount + to60.amount + over60.amount,
  };
  const shares = columnShares(ageingBuckets.map((bucket) => buckets[bucket].amount));
  return {
    symbol: token.symbol,
    total: coinAmount(total, token),
    averageTime: daysToMaturity === null ? null : dayWords(daysToMaturity),
    buckets: Object.fromEntries(
      ageingBuckets.map((bucket, at) => [
        bucket,
        { ...coinAmount(buckets[bucket], token), share: shares[at] },
      ]),
    ) as CoinBook["buckets"],
    pastGrace: shareOf(pastGrace, ageing),
    ...exposures,
  };
}

const dayWords = (days: number) => (days === 1 ? "1 day" : `${days} days`);

/** What a seller or a customer has outstanding. */
export interface Exposure extends BookPart, Pick<ExposureRow, "key" | "name" | "page" | "tier"> {
  /** The part of the amount that is past its grace period or in default. */
  readonly late: bigint;
}

/** An exposure in words, as a part of the coin's book. */
export function exposureRow(
  { key, name, page, tier, late, ...part }: Exposure,
  book: CoinTotal,
): ExposureRow {
  return {
    key,
    name,
    page,
    tier,
    ...shareOf(part, book),
    late: late === 0n ? null : formatAmountFor("payer", late, book.token),
    isConcentrated: isConcentrated(part.amount, book.total.amount),
  };
}

/** `ids`: of the sellers' businesses, by their wallets; a seller without one has no page. */
export function sellerRows(
  exposures: readonly CombinedExposure[],
  ids: ReadonlyMap<string, string>,
  book: CoinTotal,
): ExposureRow[] {
  return exposures.map(({ seller: { wallet, name, tier }, receivables, amount, late }) => {
    const id = ids.get(wallet);
    const page = id === undefined ? null : `/admin/requests/${id}`;
    const who = { key: wallet, name: name ?? wallet, page, tier };
    return exposureRow({ ...who, receivables, amount, late }, book);
  });
}
