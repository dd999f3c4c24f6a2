import type { AuditEntry } from "@tenora/database/audit/list-audit-entries";
import { formatMoment } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import {
  CellLabel,
  ListTable,
  listCell,
  listRow,
  wideCell,
} from "~/features/admin/list/table/list-table";
import { classes } from "~/ui/classes";
import { describeChange } from "./describe-change.ts";

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ListTable columns={["No.", "Date (UTC)", "Admin", "Action", "Subject", "Change"]}>
      {entries.map((entry) => (
        <tr key={entry.id} className={listRow}>
          <td className={classes(listCell, "figures text-muted text-sm max-lg:hidden")}>
            {entry.id}
          </td>
          <td className={classes(listCell, wideCell, "figures text-sm lg:whitespace-nowrap")}>
            <CellLabel>Date (UTC)</CellLabel>
            {formatMoment(new Date(entry.at))}
          </td>
          <td className={classes(listCell, wideCell, "break-all text-sm")}>
            <CellLabel>Admin</CellLabel>
            {/* Otherwise a long change would shrink this column to a few letters. */}
            <div className="lg:w-40">{entry.adminEmail ?? "Command line"}</div>
          </td>
          <td className={classes(listCell, wideCell, "max-lg:-order-1 font-medium text-sm")}>
            {entry.action}
          </td>
          <td className={classes(listCell, wideCell, "text-sm")}>
            <CellLabel>Subject</CellLabel>
            <Subject entry={entry} />
          </td>
          <td className={classes(listCell, "wrap-anywhere col-span-2 text-sm lg:min-w-64")}>
            <CellLabel>Change</CellLabel>
            {describeChange(entry)}
            {entry.reason && <span className="block break-words">“{entry.reason}”</span>}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

/** The path below which each kind of subject opens. */
const paths: Record<string, string | undefined> = {
  business: "/admin/requests",
  investor: "/admin/investors",
  funding_request: "/admin/funding-requests",
  article: "/admin/articles",
};

function Subject({ entry: { subjectType, subjectId } }: { entry: AuditEntry }) {
  const short = subjectId.length > 12 ? `${subjectId.slice(0, 8)}…` : subjectId;
  const path = paths[subjectType];
  if (path === undefined) return `${subjectType} ${short}`;
  return (
    <Link to={`${path}/${subjectId}`} className="text-mint-strong underline underline-offset-4">
      {subjectType} {short}
    </Link>
  );
}
