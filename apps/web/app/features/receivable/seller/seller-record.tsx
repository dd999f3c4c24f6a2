import { classes } from "~/ui/classes";
import type { RecordLine } from "./seller-record-words.ts";

/** A seller's record, figure by figure. */
export function SellerRecordList({ record }: { record: readonly RecordLine[] }) {
  return (
    <dl className="figures grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-6 md:grid-cols-3">
      {record.map(({ label, values, isWarning }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          {values.map((value) => (
            <dd
              key={value}
              className={classes(
                "wrap-anywhere mt-0.5 font-medium text-sm sm:text-[1.0625rem]",
                isWarning && "text-amber",
              )}
            >
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
