import type { BusinessForReview } from "@tenora/database/business/find-business-for-review";
import { tierNames } from "@tenora/domain/business/business";
import { formatMoment } from "@tenora/domain/text/format-date";

const moment = (at: Date) => `${formatMoment(new Date(at))} UTC`;

/** The business's data and status. */
export function RequestFacts({ business }: { business: BusinessForReview }) {
  const { reviewedAt, rejectionReason, suspendedAt, suspensionReason } = business;
  const facts: readonly (readonly [string, string | null])[] = [
    ...(business.erasedAt ? [] : personalFacts(business)),
    ["Country", business.country],
    ["Wallet", business.walletAddress],
    ["Tier", `${business.tier} · ${tierNames[business.tier]}`],
    ["Received", moment(business.createdAt)],
    ["Consent", `${moment(business.consentAt)}, version ${business.consentVersion}`],
    ["Decided", reviewedAt && moment(reviewedAt)],
    ["Reason", rejectionReason],
    ["Suspended", suspendedAt && `${moment(suspendedAt)}: ${suspensionReason}`],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(
        ([term, detail]) =>
          detail && (
            <div key={term} className="min-w-0">
              <dt className="text-muted text-sm">{term}</dt>
              <dd className="break-words">{detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const personalFacts = (business: BusinessForReview) =>
  [
    ["Registration number", business.registrationNumber],
    ["Director", business.directorName],
    ["Director's email", business.directorEmail],
  ] as const;
