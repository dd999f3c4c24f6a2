import type { ReactNode } from "react";
import { classes } from "~/ui/classes";

interface NameLinesProps {
  readonly name: string;
  /** What belongs to it, such as its registration number. */
  readonly more: ReactNode;
  readonly className?: string;
  /** Marks of the row: on the second line, and on a card beside the name. */
  readonly children?: ReactNode;
}

/**
 * A name, and below it what belongs to it; neither is ever cut. A card has the name alone, in as many
 * lines as it needs.
 */
export const NameLines = ({ name, more, className, children }: NameLinesProps) => (
  <div className="min-w-0 flex-1 max-md:flex max-md:items-center max-md:gap-2.5">
    <div className={classes("min-w-0 break-words md:leading-4.5", className)}>{name}</div>{" "}
    <div className="flex min-w-0 items-center gap-1.5 max-md:contents">
      <span className="figures wrap-anywhere text-muted text-xs md:leading-4 max-md:sr-only">
        {more}
      </span>
      {children}
    </div>
  </div>
);
