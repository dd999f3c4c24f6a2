import ChevronRight from "lucide-react/icons/chevron-right";
import {
  ListCell,
  ListRow,
  ListTable,
  mainCell,
  narrowCell,
} from "~/desk/features/list/table/list-table";
import { classes } from "~/ui/classes";
import type { DeskCredits } from "./desk.ts";
import { nameOf, OpenFor } from "./row-parts.tsx";

const columns = [
  { name: "Wallet", className: "w-full" },
  { name: "Credit", className: "text-right" },
  "Unclaimed for",
];

interface UnclaimedCreditsProps {
  readonly credits: DeskCredits;
  /** The time of the exchange, in seconds since 1970. */
  readonly now: number;
}

/** Money that waits for its owners, folded: an admin can do nothing about it. */
export function UnclaimedCredits({ credits: { rows, count, totals }, now }: UnclaimedCreditsProps) {
  if (count === 0) return null;
  return (
    <details className="group mt-6">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-90"
        />
        <span>
          <span className="font-medium">Unclaimed credits</span>{" "}
          <span className="figures text-muted text-sm">
            ({count} · {totals.join(", ")})
          </span>
        </span>
      </summary>
      <p className="text-muted text-sm">
        Each credit can only be withdrawn by the wallet that owns it. You don’t need to do anything.
        {rows.length < count && ` The ${rows.length} oldest are listed.`}
      </p>
      <ListTable columns={columns}>
        {rows.map(({ key, who, owed, since }) => (
          <ListRow key={key}>
            <ListCell className={classes(mainCell, "figures")} title={who}>
              {nameOf(who)}
            </ListCell>
            <ListCell
              label="Credit"
              className={classes(narrowCell, "figures max-md:text-xs md:text-right")}
            >
              {owed}
            </ListCell>
            <ListCell
              label="Unclaimed for"
              className={classes(narrowCell, "figures max-md:text-xs")}
            >
              <OpenFor since={since} now={now} />
            </ListCell>
          </ListRow>
        ))}
      </ListTable>
    </details>
  );
}
