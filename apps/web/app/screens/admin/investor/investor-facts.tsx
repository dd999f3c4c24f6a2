import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { formatMoment } from "@tenora/domain/text/format-date";

const moment = (at: Date) => `${formatMoment(new Date(at))} UTC`;

/** The investor's data and status. */
export function InvestorFacts({ investor }: { investor: InvestorRecord }) {
  const { reviewedAt, rejectionReason, suspendedAt, suspensionReason } = investor;
  const facts: readonly (readonly [string, string | null])[] = [
    ["Email", investor.email],
    ["Country", investor.country],
    ["Wallet", investor.walletAddress],
    ["Registered", moment(investor.createdAt)],
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
