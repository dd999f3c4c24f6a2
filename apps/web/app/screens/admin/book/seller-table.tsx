import type { CoinBook } from "./book-page.ts";
import { ExposureTable } from "./exposure-table.tsx";

/** What the largest sellers have outstanding in one coin. */
export const SellerTable = ({ coin: { symbol, sellers } }: { readonly coin: CoinBook }) => (
  <ExposureTable
    id="sellers"
    symbol={symbol}
    title="Exposure by seller"
    note="The ten with the most outstanding. Late is past the grace period."
    who="Seller"
    rows={sellers}
  />
);
