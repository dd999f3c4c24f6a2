import { countBusinesses } from "@tenora/database/count-businesses";
import { listBusinesses } from "@tenora/database/list-businesses";
import Download from "lucide-react/icons/download";
import { useEffect, useRef } from "react";
import { Outlet, useParams, useSearchParams } from "react-router";
import { Button } from "~/ui/button";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import { LoadFailure } from "../load-failure.tsx";
import { writeCursor } from "../page-cursor.ts";
import { PageLinks } from "../page-links.tsx";
import { RefreshButton } from "../refresh-button.tsx";
import type { Route } from "./+types/requests";
import { ListSkeleton } from "./list-skeleton.tsx";
import { queryOf } from "./query-of.ts";
import { RequestFilters } from "./request-filters.tsx";
import { RequestList } from "./request-list.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useListLoading } from "./use-list-loading.ts";

const pageSize = 50;

/** One page of the list, as the address asks for it; null for whoever is not signed in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf(new URL(request.url).searchParams);
  return loadAsAdmin(request, context, async (tx) => {
    const { businesses, next } = await listBusinesses(tx, { ...query, limit: pageSize });
    const older = next && writeCursor(next);
    return { businesses, older, counts: await countBusinesses(tx) };
  });
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const loading = useListLoading();
  useListKeys(section);
  useReturnToRow();
  if (loaderData === null) return null;
  return (
    <section ref={section} aria-labelledby="requests" className="mt-8">
      <ListHead />
      <RequestFilters counts={loaderData === "failed" ? null : loaderData.counts} />
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load business data" />
      ) : loading === "skeleton" ? (
        <ListSkeleton />
      ) : (
        <RequestList
          businesses={loaderData.businesses}
          status={params.get("status")}
          search={params.get("search") ?? ""}
          isStale={loading === "stale"}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="mt-4 text-muted text-sm max-lg:hidden pointer-coarse:hidden">
          <Key>/</Key> search · <Key>j</Key> <Key>k</Key> next and previous · <Key>Enter</Key> open
        </p>
        {loaderData !== "failed" && <PageLinks older={loaderData.older} />}
      </div>
      <Outlet />
    </section>
  );
}

function ListHead() {
  const [params] = useSearchParams();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h2 id="requests" className="font-medium font-serif text-heading">
        Business Onboarding Requests
      </h2>
      <div className="flex flex-wrap gap-2">
        <form method="post" action={`/api/admin/businesses/export?${params}`}>
          <Button type="submit" variant="outline" size="sm" title="What is found, 10,000 at most">
            <Download aria-hidden="true" className="size-4" />
            Export CSV
          </Button>
        </form>
        <RefreshButton />
      </div>
    </div>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded border border-line-strong px-1.5 font-mono text-xs">{children}</kbd>
);

/** Back from a request: the row it was opened from is in sight, where the focus returned to. */
function useReturnToRow() {
  const { id } = useParams();
  const wasOpen = useRef(id !== undefined);
  useEffect(() => {
    if (wasOpen.current && id === undefined) {
      document.activeElement?.closest("tr")?.scrollIntoView({ block: "center" });
    }
    wasOpen.current = id !== undefined;
  }, [id]);
}
