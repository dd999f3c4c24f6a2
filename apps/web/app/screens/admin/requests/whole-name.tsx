import { classes } from "~/ui/classes";

interface WholeNameProps {
  readonly name: string;
  /** Whole or not at all: a piece of a number or an address tells nothing. */
  readonly more: string;
  readonly className?: string;
  /** Something else beside it needs the room more. */
  readonly isShort?: boolean;
}

/**
 * A name and what belongs to it, in one line; both are whole in the cell's title and in the entry. What has
 * no room beside the name wraps below it, where nothing is shown. A card has the name alone, in as many
 * lines as it needs.
 */
export const WholeName = ({ name, more, className, isShort = false }: WholeNameProps) => (
  <span className="flex min-w-0 items-baseline gap-1.5 md:max-h-[1lh] md:flex-wrap md:overflow-hidden">
    <span
      className={classes("min-w-0 break-words md:max-w-full md:shrink-0 md:truncate", className)}
    >
      {name}
    </span>{" "}
    <span
      className={classes(
        "figures whitespace-nowrap text-muted text-xs",
        isShort ? "max-2xl:sr-only" : "max-md:sr-only",
      )}
    >
      {more}
    </span>
  </span>
);
