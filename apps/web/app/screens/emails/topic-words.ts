import type { MailTopic } from "@tenora/domain/mail/mail-topic";

/** What each topic is called, and when its mails come. */
export const topicWords: Readonly<Record<MailTopic, { label: string; when: string }>> = {
  "sale-progress": {
    label: "Progress of your sales",
    when: "When a receivable of yours is published, and when it's bought for the first time.",
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
    when: "Before and after what you hold falls due. There's nothing you need to do.",
  },
};
