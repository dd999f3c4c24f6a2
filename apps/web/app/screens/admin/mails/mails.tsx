import { listMails } from "@tenora/database/list-mails";
import { useSearchParams } from "react-router";
import { FilterLink } from "../filter-link.tsx";
import { EmptyList } from "../list-table.tsx";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import { LoadFailure } from "../load-failure.tsx";
import { readCursor, writeCursor } from "../page-cursor.ts";
import { PageLinks } from "../page-links.tsx";
import { RefreshButton } from "../refresh-button.tsx";
import type { Route } from "./+types/mails";
import { MailList } from "./mail-list.tsx";

const pageSize = 50;

/** The outbox: what was written to whom, what waits and why. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return loadAsAdmin(request, context, async (tx) => {
    const { mails, hasMore } = await listMails(tx, {
      unsentOnly: searchParams.get("state") === "unsent",
      after: readCursor(searchParams.get("after")),
      limit: pageSize,
    });
    const last = mails.at(-1);
    return { mails, older: hasMore && last ? writeCursor(last) : null };
  });
}

export default function Mails({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  if (loaderData === null) return null;
  const isUnsent = params.get("state") === "unsent";
  return (
    <section aria-labelledby="mails" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="mails" className="font-medium font-serif text-heading">
          Mail
        </h2>
        <RefreshButton />
      </div>
      <nav aria-label="Filter by state" className="mt-6 flex flex-wrap gap-2">
        <FilterLink search="" isCurrent={!isUnsent}>
          All
        </FilterLink>
        <FilterLink search="?state=unsent" isCurrent={isUnsent}>
          Not sent yet
        </FilterLink>
      </nav>
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load mail" />
      ) : loaderData.mails.length === 0 ? (
        <EmptyList>
          {isUnsent ? "Every mail has been sent." : "No mail has been written yet."}
        </EmptyList>
      ) : (
        <>
          <MailList mails={loaderData.mails} />
          <PageLinks older={loaderData.older} />
        </>
      )}
    </section>
  );
}
