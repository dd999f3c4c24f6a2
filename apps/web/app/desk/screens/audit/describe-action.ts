import type { AuditEntry } from "@tenora/database/audit/list-audit-entries";
import type { AuditAction } from "./audit-query.ts";

/** What follows the actor in the sentence of an audit row; `{}` is where the subject is named. */
const sentences: Readonly<Record<AuditAction, string>> = {
  "business.approved": "approved {}",
  "business.rejected": "rejected {}",
  "business.suspended": "suspended {}",
  "business.reinstated": "reinstated {}",
  "business.tier_changed": "changed the tier of {}",
  "business.country_set": "set the country of {}",
  "business.check_recorded": "recorded a check of {}",
  "business.note_added": "added a note to {}",
  "business.certificate_requested": "asked {} for another certificate",
  "business.assigned": "took the request of {}",
  "business.released": "released the request of {}",
  "business.document_opened": "opened the certificate of {}",
  "business.rating_hidden": "hid the words of a rating of {}",
  "business.rating_shown": "showed the words of a rating of {} again",
  "investor.approved": "approved {}",
  "investor.rejected": "rejected {}",
  "investor.suspended": "suspended {}",
  "investor.reinstated": "reinstated {}",
  "investor.id_revealed": "viewed the government ID of {}",
  "investor.check_recorded": "recorded a check of {}",
  "investor.eligibility_signed": "signed the eligibility of {}",
  "investor.eligibility_withdrawn": "recorded the withdrawal of eligibility for {}",
  "funding_request.document_opened": "opened a document of {}",
  "funding_request.document_shown": "opened a document of {}",
  "funding_request.contact_verified": "verified the customer contact for {}",
  "funding_request.debt_confirmed": "recorded the customer’s confirmation for {}",
  "funding_request.customer_asked": "asked the customer to confirm {}",
  "funding_request.dispute_resolved": "settled the customer’s dispute of {}",
  "funding_request.duplicates_checked": "recorded that no other request is the invoice of {}",
  "funding_request.campaign_checked": "recorded a check of {}",
  "funding_request.changes_requested": "requested changes to {}",
  "funding_request.rejected": "rejected {}",
  "funding_request.attested": "attested {}",
  "funding_request.assigned": "took {}",
  "funding_request.released": "released {}",
  "review.second_reviewer_required": "required a second reviewer of attestations",
  "review.second_reviewer_dropped": "dropped the second reviewer of attestations",
  "review.investor_checks_required": "required every check before an investor is approved",
  "review.investor_checks_dropped": "dropped the required checks of investors",
  "review.two_factor_required": "required two-factor sign-in of every admin",
  "review.two_factor_dropped": "dropped the required two-factor sign-in",
  "reward.delivered": "handed over the reward of {}",
  "reward.reopened": "marked the reward of {} as not handed over",
  "market.released": "recorded the release of the proceeds of {}",
  "market.cancelled": "recorded the cancellation of the sale of {}",
  "market.default_recorded": "recorded the default of {}",
  "market.holders_paid": "recorded a payment to the holders of {}",
  "market.dispute_raised": "recorded that a dispute was raised about {}",
  "market.dispute_ended": "recorded that a dispute ended about {}",
  "market.paused": "recorded that the market was paused",
  "market.unpaused": "recorded that the market reopened",
  "market.sunset": "recorded that the market closed permanently",
  "collection.contact_recorded": "recorded a contact about {}",
  "collection.case_assigned": "took the case of {}",
  "collection.case_released": "released the case of {}",
  "collection.evidence_kept": "filed evidence about {}",
  "collection.case_exported": "exported the case of {}",
  "article.created": "wrote {}",
  "article.changed": "changed {}",
  "article.published": "published {}",
  "article.unpublished": "unpublished {}",
  "article.deleted": "deleted {}",
  "mail.retried": "queued {} to be sent again",
  "export.businesses": "exported the list of businesses",
  "export.investors": "exported the list of investors",
  "export.audit": "exported the audit log",
  "admin.granted": "made {} an admin",
  "admin.revoked": "disabled {}",
  "admin.password_reset": "reset the password of {}",
  "admin.session_ended": "ended one of their sessions",
  "person.exported": "exported the data of {}",
  "person.erased": "erased the data of {}",
  "admin.invited": "invited {}",
  "admin.invitation_revoked": "revoked the invitation of {}",
  "admin.invitation_accepted": "accepted their invitation",
  "admin.password_recovered": "recovered their password",
  "admin.two_factor_enabled": "turned on two-factor authentication",
  "admin.two_factor_disabled": "turned off two-factor authentication",
  "admin.recovery_code_used": "used a recovery code",
  "admin.codes_used_up": "entered too many wrong codes",
};

/** What a command did, as a sentence about its subject. */
const passives: Readonly<Partial<Record<AuditAction, string>>> = {
  "admin.granted": "{} was made an admin (command line)",
  "admin.revoked": "{} was disabled (command line)",
  "admin.password_reset": "The password of {} was reset (command line)",
  "person.exported": "The data of {} was exported (command line)",
  "person.erased": "The data of {} was erased (command line)",
};

/** What the subject is, where it is not named; by the first part of an action's name. */
const nouns: Readonly<Record<string, string>> = {
  business: "a business",
  investor: "an investor",
  funding_request: "a funding request",
  reward: "a note",
  market: "a receivable",
  collection: "a receivable",
  article: "an article",
  mail: "an email",
  admin: "someone",
  person: "a wallet",
};

/** An action in the filter: "Approved a business"; where no admin does it, with who does. */
export function actionLabel(action: AuditAction): string {
  const words = sentences[action].replace("{}", nouns[action.split(".")[0] ?? ""] ?? "");
  const actor = others[action];
  const text = actor === undefined ? words : `${actor} ${words}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words before and after the subject; no second part where none is named. */
export function actionWords(action: string): readonly string[] {
  const sentence = sentences[action as AuditAction] ?? `${action} {}`;
  return sentence.split("{}").map((part) => part.trim());
}

/** The words before and after the subject where a command did it; undefined where an actor is named. */
export function passiveWords({
  adminEmail,
  action,
}: Pick<AuditEntry, "adminEmail" | "action">): readonly string[] | undefined {
  if (adminEmail !== null) return undefined;
  return passives[action as AuditAction]?.split("{}").map((part) => part.trim());
}

/** Rows without an admin that no command wrote. */
const others: Readonly<Record<string, string>> = {
  "funding_request.document_shown": "An investor",
  "review.second_reviewer_required": "The operator",
  "review.second_reviewer_dropped": "The operator",
  "review.investor_checks_required": "The operator",
  "review.investor_checks_dropped": "The operator",
  "review.two_factor_required": "The operator",
  "review.two_factor_dropped": "The operator",
  "reward.delivered": "The seller",
  "reward.reopened": "The seller",
};

/** Only admins do this; without one it is the invented past of a demonstration. */
const reviews: readonly string[] = [
  "business.approved",
  "business.suspended",
  "business.tier_changed",
  "business.check_recorded",
  "investor.approved",
  "investor.id_revealed",
  "investor.check_recorded",
  "investor.eligibility_signed",
  "funding_request.contact_verified",
  "funding_request.debt_confirmed",
  "funding_request.document_opened",
  "funding_request.attested",
  "collection.contact_recorded",
  "collection.evidence_kept",
  "market.default_recorded",
  "market.dispute_raised",
];

/** The actor of an entry: an admin's email, or what acted without an admin's session. */
export function actorOf({ adminEmail, action }: Pick<AuditEntry, "adminEmail" | "action">): string {
  if (adminEmail !== null) return adminEmail;
  return reviews.includes(action) ? "A reviewer (demo data)" : (others[action] ?? "Command line");
}
