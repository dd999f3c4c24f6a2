import type { CheckCount } from "@tenora/database/investor/check-investor";
import { investorChecks } from "@tenora/domain/investor/investor-check";
import { classes } from "~/ui/classes";

/** "2 of 3 checks", and whether one of them is a concern. */
export function CheckState({ count }: { readonly count: CheckCount | undefined }) {
  const { recorded = 0, concerns = 0 } = count ?? {};
  const hasAll = recorded === investorChecks.length;
  return (
    <span
      className={classes(
        "figures whitespace-nowrap text-xs max-md:inline-block",
        hasAll ? "text-muted" : "text-amber",
      )}
    >
      {`${recorded} of ${investorChecks.length}`}
      {/* The header of the column says it. */}
      <span className="md:sr-only"> checks</span>
      {concerns > 0 && (
        <span className="font-medium text-brick">
          {concerns === 1 ? " · 1 concern" : ` · ${concerns} concerns`}
        </span>
      )}
    </span>
  );
}
