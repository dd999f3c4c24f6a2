import { listAdminEmails, listAuditEntries } from "@tenora/database/list-audit-entries";
import { useSearchParams } from "react-router";
import { ExportButton } from "../export-button.tsx";
import { EmptyList } from "../list-table.tsx";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import { LoadFailure } from "../load-failure.tsx";
import { PageLinks } from "../page-links.tsx";
import type { Route } from "./+types/audit";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditList } from "./audit-list.tsx";
import { auditQueryOf } from "./audit-query.ts";

const pageSize = 50;

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
  if (loaderData === null) return null;
  return (
    <section aria-labelledby="audit" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="audit" className="font-medium font-serif text-heading">
          Audit log
        </h2>
        <ExportButton action={`/api/admin/audit/export?${params}`} />
      </div>
      <AuditFilters admins={loaderData === "failed" ? [] : loaderData.admins} />
      {loaderData === "failed" ? (
        <LoadFailure title="Failed to load the audit log" />
      ) : loaderData.entries.length === 0 ? (
        <EmptyList>No act was found.</EmptyList>
      ) : (
        <>
          <AuditList entries={loaderData.entries} />
          <PageLinks older={loaderData.older} />
        </>
      )}
    </section>
  );
}
