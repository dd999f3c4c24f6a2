import { listAdminEmails, listAuditEntries } from "@tenora/database/list-audit-entries";
import { useSearchParams } from "react-router";
import { ExportButton } from "../export/export-button.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { EmptyList } from "../list/list-table.tsx";
import { PageLinks } from "../list/page-links.tsx";
import { useListLoading } from "../list/use-list-loading.ts";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import { LoadFailure } from "../loading/load-failure.tsx";
import { useLastKnown } from "../loading/use-last-known.ts";
import type { Route } from "./+types/audit";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditList } from "./audit-list.tsx";
import { auditQueryOf } from "./audit-query.ts";

const pageSize = 50;
const path = "/admin/audit";

/** Who did what, newest first; rows are only ever added. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = auditQueryOf(new URL(request.url).searchParams);
  return loadAsAdmin(request, context, async (tx) => {
    const { entries, hasMore } = await listAuditEntries(tx, { ...query, limit: pageSize });
    const admins = await listAdminEmails(tx);
    return { entries, admins, older: hasMore ? (entries.at(-1)?.id ?? null) : null };
  });
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const loading = useListLoading(path);
  const { known } = useLastKnown(loaderData);
  if (loaderData === null) return null;
  return (
    <section aria-labelledby="audit" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="audit" className="font-medium font-serif text-heading">
          Audit log
        </h2>
        <ExportButton action={`/api/admin/audit/export?${params}`} />
      </div>
      <AuditFilters admins={known?.admins ?? []} />
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load the audit log" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading the audit log" />
      ) : loaderData.entries.length === 0 ? (
        <EmptyList isOlder={auditQueryOf(params).beforeId !== undefined}>
          No act was found.
        </EmptyList>
      ) : (
        <AuditList entries={loaderData.entries} />
      )}
      {loaderData !== "failed" && <PageLinks path={path} older={loaderData.older} />}
    </section>
  );
}
