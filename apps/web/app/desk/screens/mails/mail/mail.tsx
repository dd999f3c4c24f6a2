import { findMailToSend } from "@tenora/database/mail/find-mail-to-send";
import { listMails } from "@tenora/database/mail/list-mails";
import { formatMoment } from "@tenora/domain/text/format-date";
import { data } from "react-router";
import { EntryDialog } from "~/desk/features/list/dialog/entry-dialog";
import { useEntryDialog } from "~/desk/features/list/dialog/use-entry-dialog";
import { EntryLoadFailure, LoadFailure } from "~/desk/features/loading/load-failure";
import { MailFrame } from "~/features/mail/mail-frame";
import { servicesContext } from "~/services.server";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { Notice } from "~/ui/notice";
import { loadAsAdmin } from "../../load-as-admin.server.ts";
import { mailKinds } from "../mail-kinds.ts";
import { MailStatus } from "../mail-status.tsx";
import type { Route } from "./+types/mail";
import { previewMail } from "./preview-mail.server.ts";

/** One mail as it reads today; null without a session. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { publicUrl, operator } = context.get(servicesContext).settings;
  const site = { publicUrl, publicContact: operator.email };
  const found = await loadAsAdmin(request, context, async (tx) => {
    const { mails } = await listMails(tx, { id, limit: 1 });
    const [mail] = mails;
    const waiting = await findMailToSend(tx, id);
    if (mail === undefined || waiting === null) return "missing";
    return { mail, preview: previewMail(id, waiting, site) };
  });
  if (found === "missing") throw data(null, { status: 404 });
  return found;
}

const loadFailureTitle = "Failed to load the email";
const pages = { list: "/admin/mails", entries: "/admin/mails", noun: "email" } as const;

export default function MailDetails({ loaderData, params: { id } }: Route.ComponentProps) {
  const dialog = useEntryDialog({ ...pages, id });
  const { lastLoaded, hasLoadFailed } = useLastLoaded(loaderData, id);
  if (lastLoaded === null) {
    return (
      hasLoadFailed && <EntryLoadFailure {...dialog} title="Email" failure={loadFailureTitle} />
    );
  }
  const { mail, preview } = lastLoaded;
  const { sentAt, createdAt } = mail;
  return (
    <EntryDialog
      {...dialog}
      title={preview?.subject ?? mailKinds[mail.kind]}
      description={
        <span className="flex flex-wrap items-center gap-2">
          <MailStatus mail={mail} />
          {sentAt
            ? `Sent ${formatMoment(new Date(sentAt))} UTC`
            : `Created ${formatMoment(new Date(createdAt))} UTC`}
        </span>
      }
    >
      {hasLoadFailed && <LoadFailure title={loadFailureTitle} className="mb-6" />}
      {preview === null ? (
        <Notice title="This email no longer has a recipient" role="none">
          The record was erased, or the link in this email no longer works.
        </Notice>
      ) : (
        <>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-[0.9375rem]">
            <dt className="text-muted">To</dt>
            <dd className="wrap-anywhere">{preview.to}</dd>
          </dl>
          <div className="mt-5">
            <MailFrame html={preview.html} subject={preview.subject} />
          </div>
          <details className="mt-2">
            <summary className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2">
              Text version
            </summary>
            <div className="wrap-anywhere mt-2 space-y-3 whitespace-pre-line rounded-control border border-line bg-surface p-5">
              <p>{preview.greeting}</p>
              <p>{preview.message}</p>
            </div>
          </details>
          <p className="mt-3 text-muted text-sm">
            Shown again from today’s records. We keep who was emailed, about what and when, but not
            the text, so a name or an amount may have changed since. Details such as a reason are
            normally deleted after 90 days.
          </p>
        </>
      )}
    </EntryDialog>
  );
}
