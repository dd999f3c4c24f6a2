import { findAssignees } from "@tenora/database/assignment/find-assignees";
import { countBusinesses } from "@tenora/database/business/count-businesses";
import { listBusinesses } from "@tenora/database/business/list-businesses";
import { countOverdueBusinesses } from "@tenora/database/business/review/count-overdue-businesses";
import { findCertificateRequests } from "@tenora/database/business/review/find-certificate-requests";
import { findCheckMarks } from "@tenora/database/business/review/find-check-marks";
import { findEqualRegistrations } from "@tenora/database/business/review/find-equal-registrations";
import { findLastComments } from "@tenora/database/business/review/find-last-comments";
import { findOpenedCertificates } from "@tenora/database/document/find-opened-certificates";
import { businessStatuses, canReview } from "@tenora/domain/business/business";
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
import { ExportButton } from "../export/export-button.tsx";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/requests";
import { BulkApproval } from "./bulk-approval.tsx";
import { RequestList } from "./request-list.tsx";
import { loadTierProposals } from "./tier-proposals.server.ts";
import { TierProposals } from "./tier-proposals.tsx";
import { useSelection } from "./use-selection.ts";

const pageSize = 50;
const path = "/admin";
const noMarks = { openedCertificates: {}, equalRegistrations: {}, checks: {} };

/** One page of the requests; null without a session. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = listQuery(new URL(request.url).searchParams, businessStatuses);
  return loadAsAdmin(request, context, async (tx) => {
    const { businesses, next } = await listBusinesses(tx, { ...query, limit: pageSize });
    const older = next && writeCursor(next);
    const counts = await countBusinesses(tx);
    const ids = businesses.map(({ id }) => id);
    const comments = await findLastComments(tx, ids);
    const pending = businesses.filter(({ status }) => canReview(status)).map(({ id }) => id);
    const assignees = await findAssignees(tx, pending);
    const certificateRequests = await findCertificateRequests(tx, pending);
    const openedCertificates = await findOpenedCertificates(tx, pending);
    const equalRegistrations = await findEqualRegistrations(tx, pending);
    const checks = await findCheckMarks(tx, pending);
    const isStart = query.search === "" && query.after === undefined && !query.isMine;
    const proposals = isStart ? await loadTierProposals(context.get(servicesContext), tx) : [];
    const services = context.get(servicesContext);
    const now = services.now();
    const reviewDays = services.settings.publicConfig.reviewWorkingDays;
    const overdue = await countOverdueBusinesses(tx, { now, reviewDays });
    const marks = {
      comments,
      assignees,
      certificateRequests,
      openedCertificates,
      equalRegistrations,
      checks,
    };
    const list = { businesses, marks, older, counts, overdue, proposals };
    return { ...list, now: now.getTime(), reviewDays };
  });
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const loading = useListLoading(path);
  const { lastLoaded } = useLastLoaded(loaderData);
  const list = loaderData === "failed" ? null : loaderData;
  const chosen = useSelection(list?.businesses ?? []);
  const query = listQuery(params, businessStatuses);
  const { status, isMine, search, order = "newest", after } = query;
  useListKeys(section);
  useReturnToRow(path);
  if (loaderData === null) return null;
  return (
    <section ref={section} aria-labelledby="requests">
      <ListHead
        id="requests"
        title="Business Onboarding Requests"
        summary={<ReviewRule days={lastLoaded?.reviewDays} />}
      >
        <ExportButton action={`/api/admin/businesses/export?${params}`} />
        <RefreshButton />
      </ListHead>
      <StatusFilters
        path={path}
        current={status}
        counts={lastLoaded?.counts ?? null}
        isMine={isMine}
        overdue={lastLoaded?.overdue}
        order={order}
      >
        <SearchField path={path} label="Search businesses" />
      </StatusFilters>
      {list && <TierProposals proposals={list.proposals} />}
      <BulkApproval
        chosen={chosen}
        marks={list?.marks ?? noMarks}
        isHidden={list === null || loading === "skeleton"}
      />
      {list === null ? (
        <LoadFailure title="Failed to load business data" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading businesses" />
      ) : (
        <RequestList
          businesses={list.businesses}
          marks={list.marks}
          now={list.now}
          reviewDays={list.reviewDays}
          status={status}
          isMine={isMine}
          search={search}
          isOlder={after !== undefined}
          isStale={loading === "stale"}
          order={order}
          chosen={chosen}
        />
      )}
      {list && <ListFooter path={path} older={list.older} />}
      <Outlet context={(list?.businesses.map(({ id }) => id) ?? []) satisfies ListedIds} />
    </section>
  );
}
