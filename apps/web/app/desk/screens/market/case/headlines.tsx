import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { CaseHeadline } from "./case-page.ts";

/** The amount, the next date and the newest contact side by side. */
export function Headlines({ headlines }: { readonly headlines: readonly CaseHeadline[] }) {
  return (
    <dl
      className={classes(
        cardClass,
        "grid gap-px overflow-hidden bg-line sm:grid-flow-col sm:auto-cols-fr",
      )}
    >
      {headlines.map(({ label, value, detail }) => (
        <div key={label} className="bg-surface px-4 py-3 sm:px-5 sm:py-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="figures font-medium text-[1.0625rem]">{value}</dd>
          <dd className="figures mt-0.5 text-muted text-sm">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
