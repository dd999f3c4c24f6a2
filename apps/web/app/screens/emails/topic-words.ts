import type { MailTopic } from "@tenora/domain/mail/mail-topic";

/** What each topic is called, and when its mails come. */
export const mailTopicWords: Readonly<Record<MailTopic, { label: string; when: string }>> = {
  "sale-progress": {
    label: "Progress of your sales",
    when: "When your receivable is published and when its first buyer invests.",
  },
  "join-requests": {
    label: "Requests to join",
    when: "When a wallet asks you for an invitation to buy.",
  },
  invitations: {
    label: "Invitations",
    when: "When a business invites your wallet to buy.",
  },
  "due-dates": {
    label: "Due dates of your notes",
    when: "Reminders around your notes' due dates. No action needed.",
  },
  "saved-searches": {
    label: "Saved searches",
    when: "When a new receivable matches one of your saved searches.",
  },
  "guest-emails": {
    label: "Emails about your notes",
    when: "When you're invited to a sale, and about payments, due dates, defaults and refunds of your notes.",
  },
};
