/** What a business can unsubscribe from, and what an investor can. */
export const mailTopics = ["sale-progress", "join-requests", "invitations", "due-dates"] as const;
export type MailTopic = (typeof mailTopics)[number];

const topics: Readonly<Record<string, MailTopic>> = {
  business_published: "sale-progress",
  business_first_purchase: "sale-progress",
  business_join_requested: "join-requests",
  investor_invited: "invitations",
  investor_reminder: "due-dates",
};

/**
 * What a kind of mail can be unsubscribed as. Null for what always comes: decisions on one's request,
 * and money that is due from somebody or to them.
 */
export const topicOf = (kind: string): MailTopic | null => topics[kind] ?? null;
