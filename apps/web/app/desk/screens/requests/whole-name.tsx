import { classes } from "~/ui/classes";

interface WholeNameProps {
  readonly name: string;
  /** Whole or not at all: a piece of a number or an address tells nothing. */
  readonly more: string;
  readonly className?: string;
}

/**
 * A name and what belongs to it, in one line; both are whole in the cell's title and in the entry. Below the
 * widest screens all rows have the name alone: beside a short name only, it would look like a lack of the
 * others. What has no room even there wraps below the name, where nothing is shown.
 */
export const WholeName = ({ name, more, className }: WholeNameProps) => (
  <span className="flex min-w-0 items-baseline gap-1.5 md:max-h-[1lh] md:flex-wrap md:overflow-hidden">
    <span
      className={classes("min-w-0 break-words md:max-w-full md:shrink-0 md:truncate", className)}
    >
      {name}
    </span>{" "}
    <span className="figures whitespace-nowrap text-muted text-xs max-2xl:sr-only">{more}</span>
  </span>
);
