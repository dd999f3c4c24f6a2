import { classes } from "~/ui/classes";

interface WholeNameProps {
  readonly name: string;
  /** Cut before the name is. */
  readonly more: string;
  readonly className?: string;
}

/** A name and what belongs to it, in one line; both are whole in the cell's title and in the entry. */
export const WholeName = ({ name, more, className }: WholeNameProps) => (
  <span className="flex min-w-0 items-baseline gap-1.5">
    <span className={classes("max-w-full shrink-0 truncate", className)}>{name}</span>{" "}
    <span className="figures min-w-0 truncate text-muted text-xs">{more}</span>
  </span>
);
