import type { ListOrder } from "@tenora/domain/text/list-order";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { Link } from "react-router";
import { usePendingSearch } from "../search/use-pending-search.ts";

/** Its text where no column's name stands there: on phones. */
export const orderWords = { oldest: "Oldest first", newest: "Newest first" } as const;

interface OrderLinkProps {
  readonly order: ListOrder;
  readonly children: string;
}

/** Turns the order of the list round, from its first page on. */
export function OrderLink({ order, children }: OrderLinkProps) {
  const next = new URLSearchParams(usePendingSearch());
  next.delete("after");
  next.set("sort", order === "oldest" ? "newest" : "oldest");
  const Arrow = order === "oldest" ? ArrowUp : ArrowDown;
  return (
    <Link
      to={{ search: next.toString() }}
      preventScrollReset
      title={order === "oldest" ? "Show the newest first" : "Show the oldest first"}
      className="inline-flex min-h-6 whitespace-nowrap text-muted items-center gap-1 underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
    >
      {children}
      <Arrow aria-hidden="true" className="size-3.5" />
    </Link>
  );
}
