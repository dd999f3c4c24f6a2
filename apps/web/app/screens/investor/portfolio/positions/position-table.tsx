import { useId } from "react";
import { classes } from "~/ui/classes";
import type { Position, PositionGroup } from "../portfolio-page.ts";
import { PositionRow } from "./position-row.tsx";

const columns = (valueLabel: string) => [
  ["Note", "text-left lg:w-[20%] xl:w-[25%]"],
  ["Cost", "text-right"],
  [valueLabel, "text-right"],
  ["Due date", "text-right"],
  ["Collected", "text-right max-lg:hidden"],
  ["To collect", "text-right"],
];

/** The notes of one status, as a table from tablets on and as cards on phones. */
export function PositionTable({ group, isOwn }: { group: PositionGroup; isOwn: boolean }) {
  const id = useId();
  const done = group.positions.filter(isDone);
  const open = group.positions.filter((one) => !isDone(one));
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-medium font-serif text-heading">
        {group.title}
      </h2>
      <p className="mt-0.5 text-[0.9375rem] text-muted">{group.meaning}</p>
      {open.length > 0 && <Rows group={{ ...group, positions: open }} isOwn={isOwn} />}
      {done.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 items-center text-mint-strong text-[0.9375rem] underline decoration-1 underline-offset-4 hover:decoration-2">
            {done.length === 1 ? "1 note" : `${done.length} notes`} with nothing left to collect
          </summary>
          <Rows group={{ ...group, positions: done }} isOwn={isOwn} />
        </details>
      )}
    </section>
  );
}

/** Repaid or refunded, and collected: only its figures are left. */
const isDone = ({ status, claimable, refundWords, reward }: Position) =>
  ["settled", "cancelled"].includes(status) &&
  claimable === null &&
  refundWords === null &&
  reward === null;

function Rows({
  group: { valueLabel, positions },
  isOwn,
}: {
  group: PositionGroup;
  isOwn: boolean;
}) {
  return (
    <div className="mt-3 md:rounded-card md:border md:border-line md:bg-surface md:shadow-card">
      <table className="w-full border-collapse text-[0.9375rem] max-md:grid max-md:gap-3 lg:table-fixed">
        <thead className="border-line border-b text-muted text-sm max-md:hidden">
          <tr>
            {columns(valueLabel).map(([name, look]) => (
              <th
                key={name}
                scope="col"
                className={classes(
                  "whitespace-nowrap px-2 py-2.5 font-medium first:pl-5 last:pr-5 xl:px-3",
                  look,
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {positions.map((position) => (
          <PositionRow
            key={String(position.note)}
            position={position}
            valueLabel={valueLabel}
            isOwn={isOwn}
          />
        ))}
      </table>
    </div>
  );
}
