import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
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
}

/** Opens the entry of a row, with a loading bar when that is slow. */
export function RowLink({ page, search = "", label, children }: RowLinkProps) {
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
        className: rowButton,
      })}
    >
      {children}
      {isSlow && <LoadingBar edge="bottom" />}
    </Link>
  );
}
