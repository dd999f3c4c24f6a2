/** What a business can unsubscribe from, what an investor can, and what a guest can: everything at once. */
export const mailTopics = [
  "sale-progress",
  "join-requests",
  "invitations",
  "due-dates",
  "saved-searches",
  "guest-emails",
] as const;
export type MailTopic = (typeof mailTopics)[number];

const topics: Readonly<Record<string, MailTopic>> = {
  business_published: "sale-progress",
  business_first_purchase: "sale-progress",
  business_join_requested: "join-requests",
  investor_invited: "invitations",
  investor_reminder: "due-dates",
  investor_search_alert: "saved-searches",
};

/**
 * What a kind of mail can be unsubscribed as. Null for what always comes: decisions on the recipient's request,
 * and money that they owe or are owed.
 */
export const topicOf = (kind: string): MailTopic | null => topics[kind] ?? null;

/** All mails to a guest are one topic: a guest isn't registered, so nothing has to come. */
export const guestTopic: MailTopic = "guest-emails";
