import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { decisionDueAt } from "~/desk/features/decision-due";
import { type Fact, FactList } from "~/desk/features/fact-list";
import { FactMoment } from "~/desk/features/fact-moment";
import { WalletFact } from "~/desk/features/wallet-fact";

const moment = (at: Date, more?: string) => <FactMoment at={at} {...(more && { more })} />;

interface InvestorFactsProps {
  readonly investor: InvestorRecord;
  /** In so many working days it is usually decided. */
  readonly reviewDays: number;
}

/** The investor's data and status. */
export function InvestorFacts({ investor, reviewDays }: InvestorFactsProps) {
  const { reviewedAt, rejectionReason, suspendedAt, suspensionReason } = investor;
  const isWaiting = investor.status === "pending" && investor.erasedAt === null;
  const facts: readonly Fact[] = [
    ["Email", investor.email],
    ["Country", investor.country],
    ["Wallet", <WalletFact key="wallet" address={investor.walletAddress} />],
    ["Registered", moment(investor.createdAt)],
    ["Decision due", isWaiting && moment(decisionDueAt(investor.createdAt, reviewDays))],
    ["Decided", reviewedAt && moment(reviewedAt)],
    ["Reason", rejectionReason],
    ["Suspended", suspendedAt && moment(suspendedAt, `: ${suspensionReason}`)],
  ];
  return <FactList facts={facts} />;
}
