import { listMails, type MailQuery } from "@tenora/database/mail/list-mails";
import { useSearchParams } from "react-router";
import { PageLinks } from "~/features/admin/list/list-footer";
import { readCursor, writeCursor } from "~/features/admin/list/page-cursor";
import { RefreshButton } from "~/features/admin/list/refresh-button";
import { FilterLink } from "~/features/admin/list/status-filters";
import { ListSkeleton } from "~/features/admin/list/table/list-skeleton";
import { EmptyList } from "~/features/admin/list/table/list-table";
import { useListLoading } from "~/features/admin/list/use-list-loading";
import { LoadFailure } from "~/features/admin/loading/load-failure";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/mails";
import { MailList } from "./mail-list.tsx";

type Only = NonNullable<MailQuery["only"]>;

/** The filters: their value in the address, their label, and the text of an empty list. */
const mailFilters = [
  { only: undefined, label: "All", emptyText: "No emails yet." },
  { only: "unsent", label: "Not sent yet", emptyText: "Every email has been sent." },
  { only: "given_up", label: "Given up", emptyText: "No failed emails." },
] as const satisfies readonly { only: Only | undefined; label: string; emptyText: string }[];

/** The filter in the address; all emails for an unknown value. */
const mailFilterOf = (params: URLSearchParams) =>
  mailFilters.find(({ only }) => only === params.get("state")) ?? mailFilters[0];

const pageSize = 50;
const path = "/admin/mails";

/** The outbox. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return loadAsAdmin(request, context, async (tx) => {
    const { mails, hasMore } = await listMails(tx, {
      only: mailFilterOf(searchParams).only,
      after: readCursor(searchParams.get("after")),
      limit: pageSize,
    });
    const last = mails.at(-1);
    return { mails, older: hasMore && last ? writeCursor(last) : null };
  });
}

export default function Mails({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const loading = useListLoading(path);
  if (loaderData === null) return null;
  const chosen = mailFilterOf(params);
  return (
    <section aria-labelledby="mails" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="mails" className="font-medium font-serif text-heading">
          Mail
        </h2>
        <RefreshButton />
      </div>
      <nav aria-label="Filter by state" className="mt-6 flex flex-wrap gap-2">
        {mailFilters.map(({ only, label }) => (
          <FilterLink
            key={label}
            search={only ? `?state=${only}` : ""}
            isCurrent={only === chosen.only}
          >
            {label}
          </FilterLink>
        ))}
      </nav>
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load mail" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading mail" />
      ) : loaderData.mails.length === 0 ? (
        <EmptyList isOlder={readCursor(params.get("after")) !== undefined}>
          {chosen.emptyText}
        </EmptyList>
      ) : (
        <MailList mails={loaderData.mails} />
      )}
      {loaderData !== "failed" && <PageLinks path={path} older={loaderData.older} />}
    </section>
  );
}
