import { Link } from "react-router";
import { FindReceivable } from "~/features/admin/list/find-receivable";
import { ListHead } from "~/features/admin/list/list-head";
import { ListSkeleton } from "~/features/admin/list/table/list-skeleton";
import { EmptyList } from "~/features/admin/list/table/list-table";
import { useListLoading } from "~/features/admin/list/use-list-loading";
import { LoadFailure } from "~/features/admin/loading/load-failure";
import { FoundList } from "./found-list.tsx";
import type { SearchPage } from "./search-page.ts";

/** What a search has found, in place of the desk. */
export function SearchResults({ page }: { readonly page: SearchPage }) {
  const loading = useListLoading("/admin/market");
  return (
    <section aria-labelledby="found">
      <ListHead id="found" title="Find a receivable" />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <FindReceivable />
        <Link
          to="/admin/market"
          className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          Back to the market desk
        </Link>
      </div>
      {loading === "skeleton" ? <ListSkeleton label="Searching" /> : <Found page={page} />}
    </section>
  );
}

function Found({ page: { query, problem, found } }: { readonly page: SearchPage }) {
  if (problem !== null)
    return (
      <p role="alert" className="mt-3 text-brick text-sm">
        {problem}
      </p>
    );
  if (found === null) return <LoadFailure title="The exchange can’t be read right now" />;
  if (found.rows.length === 0)
    return <EmptyList isOlder={false}>{`No receivable found for “${query.trim()}”.`}</EmptyList>;
  return (
    <>
      {found.hasMore && (
        <p className="mt-3 text-muted text-sm">
          {`The newest ${found.rows.length} are listed. Add more of the name to find older ones.`}
        </p>
      )}
      <FoundList rows={found.rows} />
    </>
  );
}
