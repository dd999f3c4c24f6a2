import type { BusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { canReview, tierNames } from "@tenora/domain/business/business";
import { businessCountry } from "@tenora/domain/receivable/debtor-words";
import { Fragment } from "react";
import { decisionDueAt } from "~/desk/features/decision-due";
import { EqualRegistrations } from "~/desk/features/equal-registrations";
import { type Fact, FactList } from "~/desk/features/fact-list";
import { FactMoment } from "~/desk/features/fact-moment";
import { WalletFact } from "~/desk/features/wallet-fact";

const moment = (at: Date, more?: string) => <FactMoment at={at} {...(more && { more })} />;

interface RequestFactsProps {
  readonly business: BusinessForReview;
  /** In so many working days it is usually decided. */
  readonly reviewDays: number;
}

/** The business's data and status. */
export function RequestFacts({ business, reviewDays }: RequestFactsProps) {
  const { reviewedAt, rejectionReason, suspendedAt, suspensionReason } = business;
  const isWithApplicant = business.certificateRequest?.answeredAt === null;
  const isOurs = canReview(business.status) && business.erasedAt === null && !isWithApplicant;
  const facts: readonly Fact[] = [
    ...(business.erasedAt ? [] : personalFacts(business)),
    ["Country", businessCountry(business)],
    ["Wallet", <WalletFact key="wallet" address={business.walletAddress} />],
    ["Tier", `${business.tier} · ${tierNames[business.tier]}`],
    ["Received", moment(business.createdAt)],
    ["Decision due", isOurs && moment(decisionDueAt(business.createdAt, reviewDays))],
    ["Consent", moment(business.consentAt, `, version ${business.consentVersion}`), "wide"],
    ["Decided", reviewedAt && moment(reviewedAt)],
    ["Reason", rejectionReason],
    ["Suspended", suspendedAt && moment(suspendedAt, `: ${suspensionReason}`)],
  ];
  return <FactList facts={facts} />;
}

const personalFacts = (business: BusinessForReview) =>
  [
    [
      "Registration number",
      <Fragment key="number">
        {business.registrationNumber}
        <EqualRegistrations equal={business.equalRegistrations} isLinked className="text-sm" />
      </Fragment>,
    ],
    ["Director", business.directorName],
    ["Director's email", business.directorEmail],
  ] as const;
