import type { CaseMail } from "@tenora/database/collection/case-file";
import type { RequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import { toDocumentKind } from "@tenora/domain/receivable/document-kind";
import { formatMoment } from "@tenora/domain/text/format-date";
import { compose, type MarketOccasion, unsent } from "@tenora/email/compose";

interface Made {
  readonly publicUrl: string;
  readonly now: Date;
}

/** No mail of a case goes to the operator. */
const noOperator = { adminNotifyEmail: "", contactEmail: "" };

/** A mail as text, with when it was written and sent. */
export function mailText(
  mail: CaseMail,
  found: RequestForReview,
  { publicUrl, now }: Made,
): string {
  const { id, kind, createdAt, sentAt } = mail;
  const occasion = occasionOf(mail, found);
  const written = occasion && compose(occasion, { id, publicUrl, ...noOperator, ...unsent });
  return [
    `Email: ${id}`,
    `Kind: ${kind}`,
    `Written: ${createdAt.toISOString()}`,
    `Sent: ${sentAt?.toISOString() ?? "no"}`,
    ...(written === null
      ? ["", "Its text is no longer kept."]
      : [
          `To: ${written.to}`,
          `Subject: ${written.subject}`,
          `Composed again from our records on ${formatMoment(now)} UTC, with dates in UTC. The address is the current one and may differ from the one used.`,
          "",
          `Dear ${written.templateParams.name},`,
          "",
          written.templateParams.message,
        ]),
    "",
  ].join("\r\n");
}

/** What the mail was made of, with the address that is stored now. */
function occasionOf(
  { kind, facts }: CaseMail,
  { business, request: { draft } }: RequestForReview,
): MarketOccasion | null {
  if (facts === null) return null;
  if (kind !== "customer_reminder") {
    const { companyName, directorName, directorEmail } = business;
    return { kind, companyName, directorName, directorEmail, facts };
  }
  const { customerName, customerEmail, invoiceNumber } = draft;
  return {
    kind,
    customerName,
    email: customerEmail,
    facts,
    // The dates of a case file are in UTC, as it says.
    customerCountry: null,
    sellerName: business.companyName,
    documentKind: toDocumentKind(draft.kind),
    invoice: invoiceNumber === "" ? null : invoiceNumber,
  };
}
