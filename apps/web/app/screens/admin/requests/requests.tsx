import { countBusinesses } from "@tenora/database/business/count-businesses";
import { listBusinesses } from "@tenora/database/business/list-businesses";
import { businessStatuses } from "@tenora/domain/business/business";
import { useRef } from "react";
import { Outlet, useSearchParams } from "react-router";
import { ListFooter } from "~/features/admin/list/list-footer";
import { listQuery } from "~/features/admin/list/list-query";
import { writeCursor } from "~/features/admin/list/page-cursor";
import { RefreshButton } from "~/features/admin/list/refresh-button";
import { SearchField } from "~/features/admin/list/search-field";
import { useListKeys } from "~/features/admin/list/shortcuts/use-list-keys";
import { StatusFilters } from "~/features/admin/list/status-filters";
import { ListSkeleton } from "~/features/admin/list/table/list-skeleton";
import { useListLoading } from "~/features/admin/list/use-list-loading";
import { useReturnToRow } from "~/features/admin/list/use-return-to-row";
import { LoadFailure } from "~/features/admin/loading/load-failure";
import { useLastLoaded } from "~/features/admin/loading/use-last-loaded";
import { ExportButton } from "../export/export-button.tsx";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/requests";
import { BulkApproval } from "./bulk-approval.tsx";
import { RequestList } from "./request-list.tsx";
import { useSelection } from "./use-selection.ts";

const pageSize = 50;
const path = "/admin";

/** One page of the requests; null without a session. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = listQuery(new URL(request.url).searchParams, businessStatuses);
  return loadAsAdmin(request, context, async (tx) => {
    const { businesses, next } = await listBusinesses(tx, { ...query, limit: pageSize });
    const older = next && writeCursor(next);
    return { businesses, older, counts: await countBusinesses(tx) };
  });
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const loading = useListLoading(path);
  const { lastLoaded } = useLastLoaded(loaderData);
  const list = loaderData === "failed" ? null : loaderData;
  const chosen = useSelection(list?.businesses ?? []);
  const { status, search, after } = listQuery(params, businessStatuses);
  useListKeys(section);
  useReturnToRow(path);
  if (loaderData === null) return null;
  return (
    <section ref={section} aria-labelledby="requests" className="mt-8">
      <ListHead />
      <StatusFilters path={path} current={status} counts={lastLoaded?.counts ?? null}>
        <SearchField path={path} label="Search businesses" />
      </StatusFilters>
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
      {list && <ListFooter path={path} older={list.older} />}
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
