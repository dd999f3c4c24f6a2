import type { OutboxMail } from "@tenora/database/list-mails";
import { formatMoment } from "@tenora/domain/dates";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { CellLabel, ListTable, listCell, listRow, wideCell } from "../list-table.tsx";
import { useAct } from "../use-act.ts";

const kinds: Record<string, string> = {
  business_submitted: "Request received",
  business_approved: "Business approved",
  business_rejected: "Business rejected",
  business_suspended: "Business suspended",
  business_reinstated: "Business reinstated",
  business_tier_changed: "Tier changed",
  investor_submitted: "New investor",
  investor_approved: "Investor approved",
  investor_rejected: "Investor rejected",
  investor_suspended: "Investor suspended",
  investor_reinstated: "Investor reinstated",
  admin_invited: "Admin invited",
  admin_recovery: "Password recovery",
};

export function MailList({ mails }: { mails: readonly OutboxMail[] }) {
  const { run, isUpdating } = useAct();
  const retry = (id: string) =>
    run({
      path: `/api/admin/mails/${id}/retry`,
      progress: { title: "Trying again", description: "Handing the mail to the worker..." },
      done: { title: "Mail queued", description: "The worker tries it now. Refresh to see." },
      failed: { title: "Update failed", description: "The mail was not queued. Please try again." },
    });
  return (
    <ListTable columns={["Mail", "About", "Written", "Attempts", "State", "Actions"]}>
      {mails.map((mail) => (
        <tr key={mail.id} className={listRow}>
          <td className={classes(listCell, "font-medium sm:col-span-2")}>
            {kinds[mail.kind] ?? mail.kind}
          </td>
          <td className={classes(listCell, wideCell)}>
            <CellLabel>About</CellLabel>
            {mail.subjectName ?? "Erased"}
          </td>
          <td className={classes(listCell, wideCell, "figures whitespace-nowrap text-sm")}>
            <CellLabel>Written (UTC)</CellLabel>
            {formatMoment(new Date(mail.createdAt))}
          </td>
          <td className={classes(listCell, wideCell, "figures")}>
            <CellLabel>Attempts</CellLabel>
            {mail.attempts}
          </td>
          <td
            className={classes(
              listCell,
              "max-lg:-order-1 max-lg:col-start-2 max-lg:row-start-1 sm:max-lg:col-start-3",
            )}
          >
            <MailState mail={mail} />
          </td>
          <td
            className={classes(
              listCell,
              "col-span-2 max-lg:empty:hidden sm:max-lg:col-span-1 sm:max-lg:col-start-3",
            )}
          >
            {!mail.sentAt && (
              <Button
                size="sm"
                variant="outline"
                disabled={isUpdating}
                aria-label={`Retry the mail about ${mail.subjectName ?? "an erased record"}`}
                onClick={() => retry(mail.id)}
                className="max-sm:w-full"
              >
                Retry
              </Button>
            )}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function MailState({ mail }: { mail: OutboxMail }) {
  if (mail.sentAt) {
    return <Badge tone="good">Sent</Badge>;
  }
  return (
    <>
      <Badge tone={mail.lastError ? "bad" : "waiting"}>
        {mail.lastError ? "Failed" : "Waiting"}
      </Badge>
      {mail.lastError && <span className="mt-1 block text-muted text-xs">{mail.lastError}</span>}
    </>
  );
}
