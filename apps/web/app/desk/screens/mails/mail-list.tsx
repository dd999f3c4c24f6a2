import type { MailState, OutboxMail } from "@tenora/database/mail/list-mails";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { Link } from "react-router";
import { useAdminAction } from "~/desk/features/actions/use-admin-action";
import { usePendingSearch } from "~/desk/features/list/search/use-pending-search";
import { EmailText } from "~/desk/features/list/table/email-text";
import {
  actionCell,
  ListCell,
  ListRow,
  ListTable,
  nameCell,
  narrowCell,
  wideOnly,
} from "~/desk/features/list/table/list-table";
import { RowLink, rowButton } from "~/desk/features/list/table/row-link";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { mailKinds } from "./mail-kinds.ts";
import { MailStatus } from "./mail-status.tsx";

/** The page of what a mail is about; undefined where there is none. */
function pathOf({ kind, subjectId, isGuest }: OutboxMail): string | undefined {
  if (isGuest) return undefined;
  if (kind.startsWith("business_")) return `/admin/requests/${subjectId}`;
  if (kind.startsWith("investor_")) return `/admin/investors/${subjectId}`;
  return undefined;
}

function Subject({ mail }: { readonly mail: OutboxMail }) {
  const path = pathOf(mail);
  if (mail.subjectName === null) return <span className="text-muted">Erased</span>;
  if (path === undefined) return <span className="text-muted">{mail.subjectName}</span>;
  return (
    <Link to={path} className="text-mint-strong underline underline-offset-4">
      {mail.subjectName}
    </Link>
  );
}

const noRecipient = ({ kind }: OutboxMail) =>
  kind === "investor_submitted" ? "Notices" : "Erased";

/** What is still to be sent. */
const retried: ReadonlySet<MailState> = new Set(["waiting", "failed", "given_up"]);

/** The time, with its date where that isn't the one of its creation. */
function sentWords(sentAt: Date, createdAt: Date): string {
  const day = formatShortDate(sentAt);
  const moment = formatMoment(sentAt);
  return day === formatShortDate(createdAt) ? moment.slice(day.length + 2) : moment;
}

const columns = [
  { name: "Email", className: "w-3/5" },
  { name: "To", className: "w-2/5" },
  { name: "Created", isTime: true },
  { name: "Attempts", className: "max-lg:hidden" },
  "State",
  "Actions",
];

interface MailListProps {
  readonly mails: readonly OutboxMail[];
  readonly order: ListOrder;
  readonly isStale: boolean;
}

export function MailList({ mails, order, isStale }: MailListProps) {
  const { run, isUpdating } = useAdminAction();
  const search = usePendingSearch();
  const retry = (id: string) =>
    run({
      path: `/api/admin/mails/${id}/retry`,
      progress: { title: "Retrying", description: "Please wait a moment..." },
      done: { title: "Email queued", description: "Retrying now. Refresh to see the result." },
      failed: { title: "Update failed", description: "The email wasn't queued. Please try again." },
    });
  return (
    <ListTable columns={columns} order={order} isStale={isStale}>
      {mails.map((mail) => (
        <ListRow key={mail.id}>
          <ListCell
            className={classes(nameCell, "md:max-w-0 md:truncate")}
            title={`${mailKinds[mail.kind]}, ${mail.subjectName ?? "Erased"}`}
          >
            <span className="font-medium">{mailKinds[mail.kind]}</span> <Subject mail={mail} />
          </ListCell>
          <ListCell
            className={classes(nameCell, wideOnly, "wrap-anywhere")}
            title={mail.recipient ?? undefined}
          >
            {mail.recipient === null ? noRecipient(mail) : <EmailText address={mail.recipient} />}
          </ListCell>
          <ListCell
            label="Created (UTC)"
            className={classes(narrowCell, "figures max-md:truncate max-md:text-xs")}
          >
            {formatMoment(new Date(mail.createdAt))}
          </ListCell>
          <ListCell className={classes(narrowCell, "figures max-lg:hidden!")}>
            {mail.attempts}
            {!mail.sentAt && mail.nextAttemptAt && (
              <span className="text-muted text-xs">
                {" "}
                Next attempt {formatMoment(new Date(mail.nextAttemptAt))} UTC
              </span>
            )}
          </ListCell>
          <ListCell className={narrowCell}>
            <MailStatus mail={mail} />
            {mail.sentAt && (
              <span className="figures ml-1.5 text-muted text-xs max-2xl:sr-only">
                {sentWords(new Date(mail.sentAt), new Date(mail.createdAt))}
              </span>
            )}
          </ListCell>
          <ListCell className={classes(actionCell, "space-x-2")}>
            <RowLink
              page={`/admin/mails/${mail.id}`}
              search={search}
              label={`View the email about ${mail.subjectName ?? "an erased record"}`}
            >
              View
            </RowLink>
            {retried.has(mail.state) && (
              <Button
                size="sm"
                variant="outline"
                disabled={isUpdating}
                aria-label={`Retry the email about ${mail.subjectName ?? "an erased record"}`}
                onClick={() => retry(mail.id)}
                className={rowButton}
              >
                Retry
              </Button>
            )}
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}
