import { countInvestors } from "@tenora/database/count-investors";
import { listInvestors } from "@tenora/database/list-investors";
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
import type { Route } from "./+types/investors";
import { InvestorList } from "./investor-list.tsx";
import { queryOf } from "./query-of.ts";

const pageSize = 50;
const path = "/admin/investors";

/** One page of the investors, as the address asks for it; null for whoever is not signed in. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf(new URL(request.url).searchParams);
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
  useListKeys(section);
  useReturnToRow();
  if (loaderData === null) return null;
  const list = loaderData === "failed" ? null : loaderData;
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
      <StatusFilters path={path} counts={list?.counts ?? null}>
        <SearchField label="Search investors" />
      </StatusFilters>
      {list && <SavedFilters place="investors" path={path} filters={list.filters} />}
      {list === null ? (
        <LoadFailure title="Failed to load investor data" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading investors" />
      ) : (
        <InvestorList
          investors={list.investors}
          status={params.get("status")}
          search={params.get("search") ?? ""}
          isStale={loading === "stale"}
        />
      )}
      {list && <ListFoot older={list.older} />}
      <Outlet />
    </section>
  );
}
