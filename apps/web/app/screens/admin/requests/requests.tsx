import { countBusinesses } from "@tenora/database/count-businesses";
import { listBusinesses } from "@tenora/database/list-businesses";
import { listSavedFilters } from "@tenora/database/saved-filters";
import { useRef } from "react";
import { Outlet, useSearchParams } from "react-router";
import { ExportButton } from "../export-button.tsx";
import { SavedFilters } from "../filters/saved-filters.tsx";
import { ListFoot } from "../list-foot.tsx";
import { ListSkeleton } from "../list-skeleton.tsx";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import { LoadFailure } from "../load-failure.tsx";
import { writeCursor } from "../page-cursor.ts";
import { RefreshButton } from "../refresh-button.tsx";
import { SearchField } from "../search-field.tsx";
import { StatusFilters } from "../status-filters.tsx";
import { useListKeys } from "../use-list-keys.ts";
import { useListLoading } from "../use-list-loading.ts";
import { useReturnToRow } from "../use-return-to-row.ts";
import type { Route } from "./+types/requests";
import { BulkApproval } from "./bulk-approval.tsx";
import { queryOf } from "./query-of.ts";
import { RequestList } from "./request-list.tsx";
import { useChosen } from "./use-chosen.ts";

const pageSize = 50;
const path = "/admin";

/** One page of the list, as the address asks for it; null for whoever is not signed in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf(new URL(request.url).searchParams);
  return loadAsAdmin(request, context, async (tx) => {
    const { businesses, next } = await listBusinesses(tx, { ...query, limit: pageSize });
    const older = next && writeCursor(next);
    const filters = await listSavedFilters(tx, "requests");
    return { businesses, older, filters, counts: await countBusinesses(tx) };
  });
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const loading = useListLoading(path);
  const list = loaderData === "failed" ? null : loaderData;
  const chosen = useChosen(list?.businesses ?? []);
  useListKeys(section);
  useReturnToRow();
  if (loaderData === null) return null;
  return (
    <section ref={section} aria-labelledby="requests" className="mt-8">
      <ListHead />
      <StatusFilters path={path} counts={list?.counts ?? null}>
        <SearchField label="Search businesses" />
      </StatusFilters>
      {list && <SavedFilters place="requests" path={path} filters={list.filters} />}
      {list === null ? (
        <LoadFailure title="Failed to load business data" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading businesses" />
      ) : (
        <>
          <BulkApproval chosen={chosen} />
          <RequestList
            businesses={list.businesses}
            status={params.get("status")}
            search={params.get("search") ?? ""}
            isStale={loading === "stale"}
            chosen={chosen}
          />
        </>
      )}
      {list && <ListFoot older={list.older} hasChoice={chosen.pending.length > 0} />}
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
        <ExportButton action={`/api/admin/businesses/export?${params}`} />
        <RefreshButton />
      </div>
    </div>
  );
}
