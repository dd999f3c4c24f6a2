import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { LoadingBar } from "../../loading/loading-bar.tsx";
import { useIsSlowToOpen } from "../../loading/use-is-slow.ts";

/** A button in a row, which is low where a mouse points. */
export const rowButton =
  "relative overflow-hidden md:min-h-6.5! md:px-2.5! md:pointer-coarse:min-h-11!";

interface RowLinkProps {
  readonly page: string;
  readonly search?: string;
  readonly label: string;
  readonly children: string;
  /** On phones the whole card is the link, and has its room. */
  readonly isCard?: boolean;
}

const card =
  "max-md:absolute! max-md:inset-0 max-md:-outline-offset-2 max-md:border-transparent! max-md:bg-transparent! max-md:text-transparent!";

/** Opens the entry of a row, with a loading bar when that is slow. */
export function RowLink({ page, search = "", label, children, isCard = false }: RowLinkProps) {
  const isSlow = useIsSlowToOpen(page);
  return (
    <Link
      to={{ pathname: page, search }}
      preventScrollReset
      data-row-link=""
      aria-label={label}
      aria-busy={isSlow || undefined}
      className={buttonClass({
        variant: "outline",
        size: "sm",
        className: classes(rowButton, isCard && card),
      })}
    >
      {children}
      {isSlow && <LoadingBar edge="bottom" />}
    </Link>
  );
}
