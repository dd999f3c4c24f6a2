import { type AgeingBucket, ageingBuckets } from "@tenora/domain/receivable/status/ageing-bucket";
import type { CoinBook } from "./book-page.ts";
import { PartTable } from "./part-table.tsx";

const bucketWords: Readonly<Record<AgeingBucket, string>> = {
  "not-due": "Not yet due",
  grace: "In grace period",
  "to-30": "1–30 days past due",
  "to-60": "31–60 days past due",
  "over-60": "Over 60 days past due",
  defaulted: "In default",
};

/** How old the debts of one coin are; its rows add up to all that is outstanding. */
export const AgeingTable = ({ coin: { symbol, buckets, total } }: { readonly coin: CoinBook }) => (
  <PartTable
    id="ageing"
    symbol={symbol}
    title="Ageing"
    note="Days past due (DPD) count from the due date; each started day counts as one. The grace period and recorded defaults have rows of their own."
    nameColumn="Age"
    rows={[
      ...ageingBuckets.map((bucket) => ({ name: bucketWords[bucket], ...buckets[bucket] })),
      { name: "Outstanding", ...total, share: "100%" },
    ]}
  />
);
