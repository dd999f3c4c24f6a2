import { listMails } from "@tenora/database/mail/list-mails";
import { useSearchParams } from "react-router";
import { FilterLink } from "../../../features/admin/list/filter-link.tsx";
import { readCursor, writeCursor } from "../../../features/admin/list/page-cursor.ts";
import { PageLinks } from "../../../features/admin/list/page-links.tsx";
import { RefreshButton } from "../../../features/admin/list/refresh-button.tsx";
import { ListSkeleton } from "../../../features/admin/list/table/list-skeleton.tsx";
import { EmptyList } from "../../../features/admin/list/table/list-table.tsx";
import { useListLoading } from "../../../features/admin/list/use-list-loading.ts";
import { LoadFailure } from "../../../features/admin/loading/load-failure.tsx";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/mails";
import { MailList } from "./mail-list.tsx";
import { mailChoiceOf, mailChoices } from "./mail-query.ts";

const pageSize = 50;
const path = "/admin/mails";

/** The outbox: what was written to whom, what waits and why. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return loadAsAdmin(request, context, async (tx) => {
    const { mails, hasMore } = await listMails(tx, {
      only: mailChoiceOf(searchParams).only,
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
  const chosen = mailChoiceOf(params);
  return (
    <section aria-labelledby="mails" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="mails" className="font-medium font-serif text-heading">
          Mail
        </h2>
        <RefreshButton />
      </div>
      <nav aria-label="Filter by state" className="mt-6 flex flex-wrap gap-2">
        {mailChoices.map(({ only, label }) => (
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
        <EmptyList isOlder={readCursor(params.get("after")) !== undefined}>{chosen.none}</EmptyList>
      ) : (
        <MailList mails={loaderData.mails} />
      )}
      {loaderData !== "failed" && <PageLinks path={path} older={loaderData.older} />}
    </section>
  );
}
