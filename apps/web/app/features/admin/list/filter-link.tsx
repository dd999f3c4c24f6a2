import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";

interface FilterLinkProps {
  readonly search: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** One value of a filter in the address. */
export function FilterLink({ search, isCurrent, children }: FilterLinkProps) {
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className={buttonClass({ size: "sm", variant: isCurrent ? "default" : "outline" })}
    >
      {children}
    </Link>
  );
}
