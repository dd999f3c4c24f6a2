import type { MailSettings } from "@tenora/database/mail/mail-settings";
import { useRevalidator } from "react-router";
import { sendRequest } from "~/http/send-request";
import { Notice } from "~/ui/notice";
import { ConfirmAddress } from "./confirm-address.tsx";
import { EmailsHeading } from "./emails-heading.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { mailTopicWords } from "./topic-words.ts";
import { UnsubscribeButton } from "./unsubscribe-button.tsx";

export interface EmailsPage {
  readonly token: string;
  readonly settings: MailSettings;
  /** IANA names. */
  readonly timeZones: readonly string[];
  /** What became of a form that was sent without scripts. */
  readonly sent: "saved" | "failed" | null;
}

/** One press for the mail that led here; below it everything that can be chosen. */
export function EmailsView({ token, settings, timeZones, sent }: EmailsPage) {
  const revalidator = useRevalidator();
  const { topic, topics, stopped } = settings;
  const isGuest = topics.includes("guest-emails");
  if (isGuest && stopped.includes("guest-emails"))
    return (
      <div data-no-artwork className="mx-auto max-w-xl px-5 py-10 sm:px-8 sm:py-14">
        <EmailsHeading isGuest />
        <ConfirmAddress token={token} timeZone={settings.timeZone ?? "UTC"} />
      </div>
    );
  return (
    <div data-no-artwork className="mx-auto max-w-xl px-5 py-10 sm:px-8 sm:py-14">
      <EmailsHeading isGuest={isGuest} />
      {topic !== null &&
        (stopped.includes(topic) ? (
          <Notice role="none" tone="good" className="mt-8" title="You're unsubscribed">
            {mailTopicWords[topic].label}: you won't get these emails any more.
          </Notice>
        ) : (
          <UnsubscribeButton token={token} topic={topic} />
        ))}
      <SettingsForm
        settings={settings}
        timeZones={timeZones}
        action={`/emails/${token}/settings`}
        sent={sent}
        save={async (choices) => {
          const body = { token, ...choices };
          const result = await sendRequest("/api/emails/settings", { method: "PUT", body });
          return result.ok ? null : result.message;
        }}
        onSaved={() => revalidator.revalidate()}
      />
    </div>
  );
}
