import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { LoadingBar } from "../../loading/loading-bar.tsx";
import { useIsSlowToOpen } from "../../loading/use-is-slow.ts";

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
        className: "relative overflow-hidden max-lg:min-h-11 max-sm:w-full",
      })}
    >
      {children}
      {isSlow && <LoadingBar edge="bottom" />}
    </Link>
  );
}
