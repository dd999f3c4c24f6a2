import type { ReactNode } from "react";
import { classes } from "~/ui/classes";

/** A term and what is known of it; without the latter it is left out. A wide one has a row of its own. */
export type Fact = readonly [term: string, detail: ReactNode, isWide?: "wide"];

/** The data of an entry, in two columns where there is room. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-3 text-[0.9375rem] sm:grid-cols-2">
    {facts.map(
      ([term, detail, isWide]) =>
        detail && (
          <div key={term} className={classes("min-w-0", isWide && "sm:col-span-2")}>
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="break-words">{detail}</dd>
          </div>
        ),
    )}
  </dl>
);
