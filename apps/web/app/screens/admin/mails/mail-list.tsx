import type { MailState, OutboxMail } from "@tenora/database/mail/list-mails";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useAdminAction } from "~/features/admin/actions/use-admin-action";
import {
  CellLabel,
  ListTable,
  listCell,
  listRow,
  wideCell,
} from "~/features/admin/list/table/list-table";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";

const kinds: Readonly<Record<OutboxMail["kind"], string>> = {
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
  admin_invited_notice: "Notice: admin invited",
  admin_disabled_notice: "Notice: admin disabled",
  admin_password_recovered: "Notice: password recovered",
  admin_password_reset: "Notice: password reset",
  admin_two_factor_enabled: "Notice: second factor on",
  admin_two_factor_disabled: "Notice: second factor off",
  admin_recovery_code_used: "Notice: recovery code used",
  admin_codes_used_up: "Notice: too many wrong codes",
};

export function MailList({ mails }: { mails: readonly OutboxMail[] }) {
  const { run, isUpdating } = useAdminAction();
  const retry = (id: string) =>
    run({
      path: `/api/admin/mails/${id}/retry`,
      progress: { title: "Retrying", description: "Please wait a moment..." },
      done: { title: "Email queued", description: "Retrying now. Refresh to see the result." },
      failed: { title: "Update failed", description: "The email wasn't queued. Please try again." },
    });
  return (
    <ListTable columns={["Email", "About", "Created", "Attempts", "State", "Actions"]}>
      {mails.map((mail) => (
        <tr key={mail.id} className={listRow}>
          <td className={classes(listCell, "font-medium sm:col-span-2")}>{kinds[mail.kind]}</td>
          <td className={classes(listCell, wideCell)}>
            <CellLabel>About</CellLabel>
            {mail.subjectName ?? "Erased"}
          </td>
          <td className={classes(listCell, wideCell, "figures whitespace-nowrap text-sm")}>
            <CellLabel>Created (UTC)</CellLabel>
            {formatMoment(new Date(mail.createdAt))}
          </td>
          <td className={classes(listCell, wideCell, "figures")}>
            <CellLabel>Attempts</CellLabel>
            {mail.attempts}
            {!mail.sentAt && mail.nextAttemptAt && (
              <span className="block text-muted text-xs">
                Next attempt {formatMoment(new Date(mail.nextAttemptAt))} UTC
              </span>
            )}
          </td>
          <td
            className={classes(
              listCell,
              "max-lg:-order-1 max-lg:col-start-2 max-lg:row-start-1 sm:max-lg:col-start-3",
            )}
          >
            <MailStatus mail={mail} />
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
                aria-label={`Retry the email about ${mail.subjectName ?? "an erased record"}`}
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

const statusBadges = {
  sent: { tone: "good", word: "Sent" },
  waiting: { tone: "waiting", word: "Waiting" },
  failed: { tone: "bad", word: "Failed" },
  given_up: { tone: "bad", word: "Given up" },
} as const satisfies Record<MailState, object>;

function MailStatus({ mail: { state, lastError } }: { mail: OutboxMail }) {
  const { tone, word } = statusBadges[state];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {state !== "sent" && lastError && (
        <span className="mt-1 block text-muted text-xs">{lastError}</span>
      )}
    </>
  );
}
