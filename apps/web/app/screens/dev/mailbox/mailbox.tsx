import { formatMoment } from "@tenora/domain/text/format-date";
import { type MessagePieces, splitMessage } from "@tenora/email/html/next-step";
import type { DeliveredMail } from "@tenora/email/transport/deliver-to-mailbox";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import { data } from "react-router";
import { MailFrame } from "~/features/mail/mail-frame";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { servicesContext } from "~/services.server";
import { Card } from "~/ui/card";
import type { Route } from "./+types/mailbox";

export const meta = () => [
  ...pageMeta({ title: "Mailbox", description: "Emails sent by this demo." }),
  { name: "robots", content: "noindex" },
];

/** The emails of a local demo, which are never sent; 404 everywhere else. */
export async function loader({ context }: Route.LoaderArgs) {
  const { demonstration, publicUrl } = context.get(servicesContext).settings;
  if (!demonstration?.mailFolder) throw data(null, { status: 404 });
  const mails = await readMailbox(demonstration.mailFolder);
  return {
    mails: mails.map((mail) => ({
      ...mail,
      // Older mails of a mailbox may have no explanation.
      split: splitMessage(
        [mail.templateParams.message, mail.explanation].filter(Boolean).join("\n\n"),
        "",
        publicUrl,
      ),
    })),
  };
}

export default function Mailbox({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-10 pb-20">
      <h1 className="font-medium font-serif text-title">Mailbox</h1>
      <p className="mt-2 text-lead text-muted">
        Emails sent by this demo appear here. None leave your computer.
      </p>
      {mails.length === 0 ? (
        <Card className="mt-8 text-center text-muted">
          No emails yet. Submit a form to get one.
        </Card>
      ) : (
        <ul className="mt-8 space-y-4">
          {mails.map((mail) => (
            <li key={mail.id}>
              <Card>
                <MailView mail={mail} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The text, and below it the HTML, folded. */
function MailView({ mail }: { mail: DeliveredMail & { readonly split: MessagePieces } }) {
  const { split, to, subject, templateParams, deliveredAt, html, settingsUrl, calendar } = mail;
  return (
    <>
      <h2 className="font-semibold text-lg">{subject}</h2>
      <p className="mt-1 text-muted text-sm">
        To {to} · {formatMoment(new Date(deliveredAt))} UTC
        {calendar && ` · with ${calendar.fileName}`}
      </p>
      <p className="mt-4">Dear {templateParams.name},</p>
      <p className="wrap-anywhere mt-2 whitespace-pre-line">
        {split.pieces.map(({ text, isLink }, at) =>
          isLink ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a mail never change.
            <a key={at} href={text} className="text-mint-strong underline underline-offset-4">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      {split.nextStep && (
        <p className="mt-2">
          <a
            href={split.nextStep.url}
            className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {split.nextStep.label}
          </a>
        </p>
      )}
      {settingsUrl && (
        <p className="mt-2 text-sm">
          <a
            href={settingsUrl}
            className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Choose which emails you get
          </a>
        </p>
      )}
      {html && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2">
            As an email app shows it
          </summary>
          <MailFrame html={html} subject={subject} />
        </details>
      )}
    </>
  );
}
