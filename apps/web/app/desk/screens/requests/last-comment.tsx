import type { CommentSummary } from "@tenora/database/business/review/find-last-comments";
import MessageSquare from "lucide-react/icons/message-square";
import { Link } from "react-router";
import { usePendingSearch } from "~/desk/features/list/search/use-pending-search";

/** How many notes there are and as much of the last one as has room; leads to all of them. */
export function LastComment({
  summary: { count, last },
  page,
}: {
  summary: CommentSummary;
  page: string;
}) {
  const search = usePendingSearch();
  return (
    <Link
      to={{ pathname: page, search }}
      preventScrollReset
      title={last}
      className="-my-2 ml-auto inline-flex min-w-9 max-w-fit flex-1 basis-0 items-center gap-1 py-2 text-muted text-xs hover:text-ink pointer-coarse:-my-3 pointer-coarse:py-3"
    >
      <MessageSquare aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="figures">{count}</span>
      <span aria-hidden="true" className="truncate max-lg:hidden">
        {last}
      </span>
      <span className="sr-only">
        {count === 1 ? "note" : "notes"}, the last one: {last}
      </span>
    </Link>
  );
}
