import { findAssignees } from "@tenora/database/assignment/find-assignees";
import {
  countFundingRequests,
  listFundingRequests,
  requestOrder,
} from "@tenora/database/funding-request/list-funding-requests";
import { countRequestChecks } from "@tenora/database/funding-request/review/count-request-checks";
import { findAwaitingSecondReviewer } from "@tenora/database/funding-request/review/second-reviewer";
import { isUndecided, reviewStatuses } from "@tenora/domain/funding-request/funding-request";
import { requiredChecks } from "@tenora/domain/funding-request/review/request-check";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { useRef } from "react";
import { Outlet, useSearchParams } from "react-router";
import { useReturnToRow } from "~/desk/features/list/dialog/use-return-to-row";
import { ListFooter } from "~/desk/features/list/list-footer";
import { ListHead, ListTools } from "~/desk/features/list/list-head";
import { listQuery, mineQuery } from "~/desk/features/list/list-query";
import { writeCursor } from "~/desk/features/list/page-cursor";
import { RefreshButton } from "~/desk/features/list/refresh-button";
import { ReviewRule } from "~/desk/features/list/review-rule";
import { SearchField } from "~/desk/features/list/search/search-field";
import { usePendingSearch } from "~/desk/features/list/search/use-pending-search";
import { useListKeys } from "~/desk/features/list/shortcuts/use-list-keys";
import type { ListedIds } from "~/desk/features/list/siblings/use-siblings";
import { FilterLink } from "~/desk/features/list/status-filters";
import { ListSkeleton } from "~/desk/features/list/table/list-skeleton";
import { useListLoading } from "~/desk/features/list/use-list-loading";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import { servicesContext } from "~/services.server";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/funding-requests";
import { reviewLabels } from "./funding-request/copy.ts";
import { FundingRequestList } from "./funding-request-list.tsx";
import { readMarketStates } from "./market-states.server.ts";

const pageSize = 50;
const path = "/admin/funding-requests";
const countCap = 1000;

/** One page of the submitted requests; null without a session. Without a filter it is the queue. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = requestQuery(new URL(request.url).searchParams);
  const list = await loadAsAdmin(request, context, async (tx) => {
    const { requests, next } = await listFundingRequests(tx, { ...query, limit: pageSize });
    const older = next && writeCursor(next);
    const counts = await countFundingRequests(tx);
    const open = requests.filter(({ status }) => isUndecided(status)).map(({ id }) => id);
    const assignees = await findAssignees(tx, open);
    const checks = await countRequestChecks(tx, open);
    const checked = requests.filter(({ id, kind }) => checks[id] === requiredChecks(kind).length);
    const awaiting = await findAwaitingSecondReviewer(
      tx,
      checked.map(({ id }) => id),
    );
    const order = requestOrder(query);
    const services = context.get(servicesContext);
    // By our own clock, which dates a submission; the exchange's may be days ahead.
    const now = services.now().getTime();
    const reviewDays = services.settings.publicConfig.reviewWorkingDays;
    return { requests, assignees, checks, awaiting, older, counts, order, now, reviewDays };
  });
  if (list === null || list === "failed") return list;
  return { ...list, states: await readMarketStates(context, list.requests) };
}

/** `status=all` shows every request; the queue needs no filter. */
function requestQuery(params: URLSearchParams) {
  const query = listQuery(params, reviewStatuses);
  if (query.isMine) return { ...query, status: undefined };
  const isAll = params.get("status") === "all";
  return { ...query, status: isAll ? undefined : (query.status ?? "submitted") };
}

export default function FundingRequests({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const loading = useListLoading(path);
  const { lastLoaded } = useLastLoaded(loaderData);
  useListKeys(section);
  useReturnToRow(path);
  if (loaderData === null) return null;
  const list = loaderData === "failed" ? null : loaderData;
  const { status, isMine, search, after } = requestQuery(params);
  return (
    <section ref={section} aria-labelledby="funding-requests">
      <ListHead
        id="funding-requests"
        title="Funding requests"
        summary={<ReviewRule days={lastLoaded?.reviewDays} />}
      >
        <RefreshButton />
      </ListHead>
      <Filters
        current={status ?? "all"}
        isMine={isMine}
        counts={lastLoaded?.counts ?? null}
        order={lastLoaded?.order}
      />
      {status === "listed" && (
        <p className="mt-2 text-muted text-sm">
          Includes receivables sold by link or to invited investors only, which the exchange doesn’t
          list.
        </p>
      )}
      {list === null ? (
        <LoadFailure title="Failed to load funding requests" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading funding requests" />
      ) : (
        <FundingRequestList
          requests={list.requests}
          assignees={list.assignees}
          checks={list.checks}
          awaiting={list.awaiting}
          states={list.states}
          now={list.now}
          reviewDays={list.reviewDays}
          status={status}
          isMine={isMine}
          search={search}
          isOlder={after !== undefined}
          isStale={loading === "stale"}
          order={list.order}
        />
      )}
      {list && <ListFooter path={path} older={list.older} />}
      <Outlet context={(list?.requests.map(({ id }) => id) ?? []) satisfies ListedIds} />
    </section>
  );
}

type Choice = (typeof reviewStatuses)[number] | "all";

interface FiltersProps {
  readonly current: Choice;
  readonly isMine: boolean;
  readonly counts: Readonly<Partial<Record<Choice, number>>> | null;
  readonly order: ListOrder | undefined;
}

/** The queue, what else there is any of, and all. */
function Filters({ current, isMine, counts, order }: FiltersProps) {
  const search = new URLSearchParams(usePendingSearch(path)).get("search") ?? "";
  const choices: readonly Choice[] = [
    ...reviewStatuses.filter(
      (status) => status === "submitted" || status === current || counts?.[status] !== 0,
    ),
    "all",
  ];
  const queryOf = (filter: Readonly<Record<string, string>>) =>
    new URLSearchParams({ ...filter, ...(search ? { search } : {}) }).toString();
  return (
    <ListTools
      label="Filter by status"
      search={<SearchField path={path} label="Search requests" />}
      order={order}
      filters={choices.map((status) => {
        const found = counts?.[status];
        return (
          <FilterLink
            key={status}
            search={queryOf(status === "submitted" ? {} : { status })}
            isCurrent={!isMine && current === status}
          >
            {status === "all" ? "All" : reviewLabels[status].label}{" "}
            {found !== undefined && (
              <span className="figures">{found >= countCap ? `${countCap}+` : found}</span>
            )}
          </FilterLink>
        );
      })}
      mine={
        <FilterLink search={queryOf(mineQuery)} isCurrent={isMine}>
          Mine
        </FilterLink>
      }
    />
  );
}
