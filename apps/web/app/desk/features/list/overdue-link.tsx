import { Link } from "react-router";

/** Counting stops there. */
const mostShown = 99;

interface OverdueLinkProps {
  /** The list's path. */
  readonly path: string;
  readonly count: number;
}

/** How many requests are overdue, of all there are: a newest-first list has them far below. */
export function OverdueLink({ path, count }: OverdueLinkProps) {
  const shown = count > mostShown ? `${mostShown}+` : count;
  return (
    <Link
      to={{ pathname: path, search: "status=pending&sort=oldest" }}
      preventScrollReset
      className="figures ml-2 inline-flex min-h-9 shrink-0 items-center whitespace-nowrap text-brick text-sm underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {shown} {count === 1 ? "request is" : "requests are"} overdue
    </Link>
  );
}
