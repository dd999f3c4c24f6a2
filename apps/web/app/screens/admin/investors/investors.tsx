import { countInvestors } from "@tenora/database/count-investors";
import { listInvestors } from "@tenora/database/list-investors";
import { listSavedFilters } from "@tenora/database/saved-filters";
import { investorStatuses } from "@tenora/domain/investor";
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
import type { Route } from "./+types/investors";
import { InvestorList } from "./investor-list.tsx";

const pageSize = 50;
const path = "/admin/investors";

/** One page of the investors, as the address asks for it; null for whoever is not signed in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = listQuery(new URL(request.url).searchParams, investorStatuses);
  return loadAsAdmin(request, context, async (tx) => {
    const { investors, next } = await listInvestors(tx, { ...query, limit: pageSize });
    const older = next && writeCursor(next);
    const filters = await listSavedFilters(tx, "investors");
    return { investors, older, filters, counts: await countInvestors(tx) };
  });
}

export default function Investors({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const loading = useListLoading(path);
  const { known } = useLastKnown(loaderData);
  useListKeys(section);
  useReturnToRow(path);
  if (loaderData === null) return null;
  const list = loaderData === "failed" ? null : loaderData;
  const { status, search, after } = listQuery(params, investorStatuses);
  return (
    <section ref={section} aria-labelledby="investors" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="investors" className="font-medium font-serif text-heading">
          Investor Registrations
        </h2>
        <div className="flex flex-wrap gap-2">
          <ExportButton action={`/api/admin/investors/export?${params}`} />
          <RefreshButton />
        </div>
      </div>
      <StatusFilters path={path} current={status} counts={known?.counts ?? null}>
        <SearchField path={path} label="Search investors" />
      </StatusFilters>
      {known && <SavedFilters place="investors" path={path} filters={known.filters} />}
      {list === null ? (
        <LoadFailure title="Failed to load investor data" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading investors" />
      ) : (
        <InvestorList
          investors={list.investors}
          status={status}
          search={search}
          isOlder={after !== undefined}
          isStale={loading === "stale"}
        />
      )}
      {list && <ListFoot path={path} older={list.older} />}
      <Outlet />
    </section>
  );
}
