import { Card, CardHeading } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import type { Allocation } from "../portfolio-page.ts";

/** Where the invested money is, and what carries more than a quarter of it. */
export function AllocationCard({ allocations }: { allocations: readonly Allocation[] }) {
  const large = allocations.flatMap(({ shares }) => shares.filter(({ isLarge }) => isLarge));
  return (
    <Card>
      <CardHeading
        title="Allocation"
        description="How your open investments are spread. Each stablecoin counts as one dollar."
      />
      {large.length > 0 && (
        <Notice tone="warning" role="none" title="More than 25% in one place" className="mb-5">
          {large.map(({ label, percent }) => `${label} ${percent}%`).join(", ")}. The more you have
          in one place, the more one late payment costs you.
        </Notice>
      )}
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {allocations.map((allocation) => (
          <Shares key={allocation.title} allocation={allocation} />
        ))}
      </div>
    </Card>
  );
}

function Shares({ allocation: { title, shares } }: { allocation: Allocation }) {
  return (
    <div className="min-w-0">
      <h3 className="font-medium text-[0.9375rem]">{title}</h3>
      <ul className="mt-2 grid gap-2.5">
        {shares.map(({ label, percent, isLarge }) => (
          <li key={label} className="text-[0.9375rem]">
            <p className="flex justify-between gap-3">
              <span className="wrap-anywhere min-w-0">{label}</span>
              <span className={classes("figures", isLarge && "font-medium text-amber")}>
                {percent}%{isLarge && <span className="sr-only">, above 25%</span>}
              </span>
            </p>
            <div aria-hidden="true" className="mt-1 h-1.5 rounded-full bg-ink/10">
              <div
                className={classes("h-full rounded-full", isLarge ? "bg-amber" : "bg-mint-strong")}
                style={{ width: `${percent}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
