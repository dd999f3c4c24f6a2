import { classes } from "~/ui/classes";
import type { RecordLine } from "./seller-record-words.ts";

/** A seller's record, figure by figure. */
export function SellerRecordList({ record }: { record: readonly RecordLine[] }) {
  return (
    <dl className="figures grid gap-x-6 gap-y-5 sm:grid-cols-2 md:grid-cols-3">
      {record.map(({ label, values, isWarning }) => (
        <div key={label}>
          <dt className="text-muted text-sm">{label}</dt>
          {values.map((value) => (
            <dd
              key={value}
              className={classes("mt-0.5 font-medium text-[1.0625rem]", isWarning && "text-amber")}
            >
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
