import { countMails } from "@tenora/database/mail/count-mails";
import { listMails, type MailQuery } from "@tenora/database/mail/list-mails";
import { useRef } from "react";
import { Outlet, useSearchParams } from "react-router";
import { useReturnToRow } from "~/desk/features/list/dialog/use-return-to-row";
import { ListFooter } from "~/desk/features/list/list-footer";
import { ListHead, ListTools } from "~/desk/features/list/list-head";
import { readOrder } from "~/desk/features/list/list-query";
import { readPageCursor, writeCursor } from "~/desk/features/list/page-cursor";
import { RefreshButton } from "~/desk/features/list/refresh-button";
import { SearchField } from "~/desk/features/list/search/search-field";
import { usePendingSearch } from "~/desk/features/list/search/use-pending-search";
import { useListKeys } from "~/desk/features/list/shortcuts/use-list-keys";
import type { ListedIds } from "~/desk/features/list/siblings/use-siblings";
import { FilterLink, filterQuery } from "~/desk/features/list/status-filters";
import { ListSkeleton } from "~/desk/features/list/table/list-skeleton";
import { EmptyList } from "~/desk/features/list/table/list-table";
import { useListLoading } from "~/desk/features/list/use-list-loading";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/mails";
import { MailList } from "./mail-list.tsx";

type Only = NonNullable<MailQuery["only"]>;

/** The filters: their value in the address, their label, and the text of an empty list. */
const mailFilters = [
  { only: undefined, label: "All", emptyText: "No emails yet." },
  { only: "unsent", label: "Not sent yet", emptyText: "Every email has been sent." },
  { only: "given_up", label: "Failed", emptyText: "No failed emails." },
] as const satisfies readonly { only: Only | undefined; label: string; emptyText: string }[];

/** The filter in the address; all emails for an unknown value. */
const mailFilterOf = (params: URLSearchParams) =>
  mailFilters.find(({ only }) => only === params.get("state")) ?? mailFilters[0];

const pageSize = 50;
const countCap = 1000;
const path = "/admin/mails";

/** The outbox. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return loadAsAdmin(request, context, async (tx) => {
    const { mails, hasMore } = await listMails(tx, {
      only: mailFilterOf(searchParams).only,
      search: searchParams.get("search")?.slice(0, 200),
      order: readOrder(searchParams),
      after: readPageCursor(searchParams.get("after")),
      limit: pageSize,
    });
    const last = mails.at(-1);
    const counts = await countMails(tx);
    return { mails, counts, older: hasMore && last ? writeCursor(last) : null };
  });
}

const Count = ({ of: count }: { readonly of: number }) => (
  <span className="figures">{count >= countCap ? `${countCap}+` : count}</span>
);

export default function Mails({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const loading = useListLoading(path);
  const { lastLoaded } = useLastLoaded(loaderData);
  const pending = new URLSearchParams(usePendingSearch(path));
  useListKeys(section);
  useReturnToRow(path);
  if (loaderData === null) return null;
  const chosen = mailFilterOf(params);
  const order = readOrder(params) ?? "newest";
  const searched = params.get("search")?.trim() ?? "";
  return (
    <section ref={section} aria-labelledby="mails">
      <ListHead id="mails" title="Mail">
        <RefreshButton />
      </ListHead>
      <ListTools
        label="Filter by state"
        search={<SearchField path={path} label="Search mail" />}
        order={order}
        filters={mailFilters.map(({ only, label }) => (
          <FilterLink
            key={label}
            search={filterQuery(only && { state: only }, pending)}
            isCurrent={only === chosen.only}
          >
            {label} {only && lastLoaded && <Count of={lastLoaded.counts[only]} />}
          </FilterLink>
        ))}
      />
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load mail" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading mail" />
      ) : loaderData.mails.length === 0 ? (
        <EmptyList isOlder={readPageCursor(params.get("after")) !== undefined}>
          {searched ? `No emails found about "${searched}".` : chosen.emptyText}
        </EmptyList>
      ) : (
        <MailList mails={loaderData.mails} order={order} isStale={loading === "stale"} />
      )}
      {loaderData !== "failed" && <ListFooter path={path} older={loaderData.older} />}
      <Outlet
        context={
          (loaderData === "failed" ? [] : loaderData.mails.map(({ id }) => id)) satisfies ListedIds
        }
      />
    </section>
  );
}
