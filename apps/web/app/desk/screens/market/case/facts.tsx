import { classes } from "~/ui/classes";
import type { CaseFact } from "./case-page.ts";

interface FactsProps {
  readonly facts: readonly CaseFact[];
  /** More columns where there is room. */
  readonly isWide?: boolean;
}

/** Terms and what they say. */
export function Facts({ facts, isWide = false }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl
      className={classes(
        "grid grid-cols-2 gap-x-6 gap-y-3 text-sm",
        isWide ? "md:grid-cols-3" : "sm:max-xl:grid-cols-3",
      )}
    >
      {facts.map(([term, value]) => (
        // Two disputes may stand, with the same terms.
        // An address, a hash or a sentence takes a line of its own.
        <div
          key={`${term} ${value}`}
          className={classes("min-w-0", value.length > (isWide ? 40 : 18) && "col-span-full")}
        >
          <dt className="text-muted text-xs">{term}</dt>
          <dd className="figures wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
