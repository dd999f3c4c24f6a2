import { findSubjectNames } from "@tenora/database/audit/find-subject-names";
import { listAdminEmails, listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { useSearchParams } from "react-router";
import { PageLinks } from "~/desk/features/list/list-footer";
import { ListHead } from "~/desk/features/list/list-head";
import { ListSkeleton } from "~/desk/features/list/table/list-skeleton";
import { EmptyList } from "~/desk/features/list/table/list-table";
import { useListLoading } from "~/desk/features/list/use-list-loading";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { ExportButton } from "../export/export-button.tsx";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/audit";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditList } from "./audit-list.tsx";
import { auditQueryOf } from "./audit-query.ts";

const pageSize = 50;
const path = "/admin/audit";

/** One page of the audit log; null without a session. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = auditQueryOf(new URL(request.url).searchParams);
  return loadAsAdmin(request, context, async (tx) => {
    const { entries, hasMore } = await listAuditEntries(tx, { ...query, limit: pageSize });
    const admins = await listAdminEmails(tx);
    const names = await findSubjectNames(tx, entries);
    return { entries, names, admins, older: hasMore ? (entries.at(-1)?.id ?? null) : null };
  });
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const loading = useListLoading(path);
  const { lastLoaded } = useLastLoaded(loaderData);
  if (loaderData === null) return null;
  const { order = "newest", afterId } = auditQueryOf(params);
  return (
    <section aria-labelledby="audit">
      <ListHead id="audit" title="Audit log">
        <ExportButton action={`/api/admin/audit/export?${params}`} />
      </ListHead>
      <AuditFilters admins={lastLoaded?.admins ?? []} />
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load the audit log" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading the audit log" />
      ) : loaderData.entries.length === 0 ? (
        <EmptyList isOlder={afterId !== undefined}>No entries found.</EmptyList>
      ) : (
        <AuditList
          entries={loaderData.entries}
          names={loaderData.names}
          order={order}
          isStale={loading === "stale"}
        />
      )}
      {loaderData !== "failed" && <PageLinks path={path} older={loaderData.older} />}
    </section>
  );
}
