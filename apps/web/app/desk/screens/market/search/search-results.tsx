import { Link } from "react-router";
import { ListSkeleton } from "~/desk/features/list/table/list-skeleton";
import { useListLoading } from "~/desk/features/list/use-list-loading";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import type { DeskFrameProps } from "../desk-frame.tsx";
import { FoundList } from "./found-list.tsx";
import type { SearchPage } from "./search-page.ts";

/** What a search has found, in place of the desk. */
export const searchFrame = (page: SearchPage): DeskFrameProps => ({
  title: "Find a receivable",
  beside: (
    <Link
      to="/admin/market"
      className="inline-flex min-h-9 items-center self-start text-sm underline underline-offset-4 pointer-coarse:min-h-11"
    >
      Back to the market desk
    </Link>
  ),
  found: foundWords(page),
  problem: page.problem,
  children: <SearchResults page={page} />,
});

function SearchResults({ page: { problem, found } }: { readonly page: SearchPage }) {
  const loading = useListLoading("/admin/market");
  if (loading === "skeleton") return <ListSkeleton label="Searching" />;
  if (problem !== null) return null;
  if (found === null) return <LoadFailure title="The exchange can’t be read right now" />;
  return found.rows.length > 0 && <FoundList rows={found.rows} />;
}

/** Empty where another sentence says why nothing could be looked for. */
function foundWords({ query, problem, found }: SearchPage): string {
  if (problem !== null || found === null) return "";
  const { rows, hasMore } = found;
  if (rows.length === 0) return `No receivable found for “${query.trim()}”.`;
  if (hasMore)
    return `The newest ${rows.length} are listed. Add more of the name to find older ones.`;
  return rows.length === 1 ? "1 receivable found." : `${rows.length} receivables found.`;
}
