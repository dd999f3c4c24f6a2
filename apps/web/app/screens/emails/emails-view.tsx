import type { MailSettings } from "@tenora/database/mail/mail-settings";
import { Notice } from "~/ui/notice";
import { SettingsForm } from "./settings-form.tsx";
import { topicWords } from "./topic-words.ts";
import { UnsubscribeButton } from "./unsubscribe-button.tsx";

export interface EmailsPage {
  readonly token: string;
  readonly settings: MailSettings;
  /** IANA names. */
  readonly timeZones: readonly string[];
}

/** One press for the mail that led here; below it everything that can be chosen. */
export function EmailsView(page: EmailsPage) {
  const { topic, stopped } = page.settings;
  return (
    <div className="mx-auto max-w-xl px-5 py-10 sm:px-8 sm:py-14">
      <h1 className="font-serif text-title">Your emails</h1>
      <p className="mt-3 text-lead text-muted">
        Choose what we write to you about. We always email you about decisions on your requests and
        money that's due from you or to you: they're part of your agreements.
      </p>
      {topic !== null &&
        (stopped.includes(topic) ? (
          <Notice role="none" tone="good" className="mt-8" title="You're unsubscribed">
            {topicWords[topic].label}: you won't get these emails any more.
          </Notice>
        ) : (
          <UnsubscribeButton token={page.token} topic={topic} />
        ))}
      <SettingsForm {...page} />
    </div>
  );
}
