import type { CoinBook } from "./book-page.ts";
import { ExposureTable } from "./exposure-table.tsx";

interface SellerTableProps {
  readonly coin: Pick<CoinBook, "symbol" | "sellers">;
}

/** What the largest sellers have outstanding in one coin, or in all together. */
export const SellerTable = ({ coin: { symbol, sellers } }: SellerTableProps) => (
  <ExposureTable
    id="sellers"
    symbol={symbol}
    title="Exposure by seller"
    note="The ten with the most outstanding. Late is past the grace period."
    who="Seller"
    rows={sellers}
  />
);
