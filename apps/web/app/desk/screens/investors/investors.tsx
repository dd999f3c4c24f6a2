import { countInvestorChecks } from "@tenora/database/investor/check-investor";
import { countInvestors } from "@tenora/database/investor/count-investors";
import { listUnsignedInvestors } from "@tenora/database/investor/investor-eligibility";
import { listInvestors } from "@tenora/database/investor/list-investors";
import { investorStatuses } from "@tenora/domain/investor/investor";
import { useRef } from "react";
import { Outlet, useSearchParams } from "react-router";
import { useReturnToRow } from "~/desk/features/list/dialog/use-return-to-row";
import { ListFooter } from "~/desk/features/list/list-footer";
import { ListHead } from "~/desk/features/list/list-head";
import { listQuery } from "~/desk/features/list/list-query";
import { writeCursor } from "~/desk/features/list/page-cursor";
import { RefreshButton } from "~/desk/features/list/refresh-button";
import { ReviewRule } from "~/desk/features/list/review-rule";
import { SearchField } from "~/desk/features/list/search/search-field";
import { useListKeys } from "~/desk/features/list/shortcuts/use-list-keys";
import type { ListedIds } from "~/desk/features/list/siblings/use-siblings";
import { StatusFilters } from "~/desk/features/list/status-filters";
import { ListSkeleton } from "~/desk/features/list/table/list-skeleton";
import { useListLoading } from "~/desk/features/list/use-list-loading";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import { servicesContext } from "~/services.server";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { EligibilityPanel } from "../eligibility/eligibility-panel.tsx";
import { ExportButton } from "../export/export-button.tsx";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/investors";
import { InvestorList } from "./investor-list.tsx";

const pageSize = 50;
const path = "/admin/investors";

/** One page of the investors; null without a session. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = listQuery(new URL(request.url).searchParams, investorStatuses);
  return loadAsAdmin(request, context, async (tx) => {
    const { investors, next } = await listInvestors(tx, { ...query, limit: pageSize });
    const older = next && writeCursor(next);
    const { settings, now } = context.get(servicesContext);
    return {
      investors,
      checks: await countInvestorChecks(
        tx,
        investors.map(({ id }) => id),
      ),
      older,
      counts: await countInvestors(tx),
      unsigned: await listUnsignedInvestors(tx, now()),
      config: settings.publicConfig,
      now: now().getTime(),
    };
  });
}

export default function Investors({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const loading = useListLoading(path);
  const { lastLoaded } = useLastLoaded(loaderData);
  useListKeys(section);
  useReturnToRow(path);
  if (loaderData === null) return null;
  const list = loaderData === "failed" ? null : loaderData;
  const { status, search, order = "newest", after } = listQuery(params, investorStatuses);
  return (
    <section ref={section} aria-labelledby="investors">
      <ListHead
        id="investors"
        title="Investor registrations"
        summary={<ReviewRule days={lastLoaded?.config.reviewWorkingDays} />}
      >
        <ExportButton action={`/api/admin/investors/export?${params}`} />
        <RefreshButton />
      </ListHead>
      <StatusFilters path={path} current={status} counts={lastLoaded?.counts ?? null} order={order}>
        <SearchField path={path} label="Search investors" />
      </StatusFilters>
      {list && list.unsigned.length > 0 && (
        <div className="mt-2">
          <EligibilityPanel investors={list.unsigned} config={list.config} />
        </div>
      )}
      {list === null ? (
        <LoadFailure title="Failed to load investor data" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading investors" />
      ) : (
        <InvestorList
          investors={list.investors}
          checks={list.checks}
          now={list.now}
          reviewDays={list.config.reviewWorkingDays}
          status={status}
          search={search}
          isOlder={after !== undefined}
          isStale={loading === "stale"}
          order={order}
        />
      )}
      {list && <ListFooter path={path} older={list.older} />}
      <Outlet context={(list?.investors.map(({ id }) => id) ?? []) satisfies ListedIds} />
    </section>
  );
}
