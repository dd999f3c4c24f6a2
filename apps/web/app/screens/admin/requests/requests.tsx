import { countBusinesses } from "@tenora/database/count-businesses";
import { listBusinesses } from "@tenora/database/list-businesses";
import { listSavedFilters } from "@tenora/database/saved-filters";
import { businessStatuses } from "@tenora/domain/business";
import { useRef } from "react";
import { Outlet, useSearchParams } from "react-router";
import { ExportButton } from "../export/export-button.tsx";
import { SavedFilters } from "../filters/saved-filters.tsx";
import { ListFoot } from "../list/list-foot.tsx";
import { listQuery } from "../list/list-query.ts";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { writeCursor } from "../list/page-cursor.ts";
import { RefreshButton } from "../list/refresh-button.tsx";
import { SearchField } from "../list/search-field.tsx";
import { StatusFilters } from "../list/status-filters.tsx";
import { useListKeys } from "../list/use-list-keys.ts";
import { useListLoading } from "../list/use-list-loading.ts";
import { useReturnToRow } from "../list/use-return-to-row.ts";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import { LoadFailure } from "../loading/load-failure.tsx";
import { useLastKnown } from "../loading/use-last-known.ts";
import type { Route } from "./+types/requests";
import { BulkApproval } from "./bulk-approval.tsx";
import { RequestList } from "./request-list.tsx";
import { useChosen } from "./use-chosen.ts";

const pageSize = 50;
const path = "/admin";

/** One page of the list, as the address asks for it; null for whoever is not signed in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = listQuery(new URL(request.url).searchParams, businessStatuses);
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
  const { known } = useLastKnown(loaderData);
  const list = loaderData === "failed" ? null : loaderData;
  const chosen = useChosen(list?.businesses ?? []);
  const { status, search, after } = listQuery(params, businessStatuses);
  useListKeys(section);
  useReturnToRow(path);
  if (loaderData === null) return null;
  return (
    <section ref={section} aria-labelledby="requests" className="mt-8">
      <ListHead />
      <StatusFilters path={path} current={status} counts={known?.counts ?? null}>
        <SearchField path={path} label="Search businesses" />
      </StatusFilters>
      {known && <SavedFilters place="requests" path={path} filters={known.filters} />}
      <BulkApproval chosen={chosen} isHidden={list === null || loading === "skeleton"} />
      {list === null ? (
        <LoadFailure title="Failed to load business data" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading businesses" />
      ) : (
        <RequestList
          businesses={list.businesses}
          status={status}
          search={search}
          isOlder={after !== undefined}
          isStale={loading === "stale"}
          chosen={chosen}
        />
      )}
      {list && <ListFoot path={path} older={list.older} />}
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
