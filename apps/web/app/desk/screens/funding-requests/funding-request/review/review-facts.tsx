import type { BusinessRecord } from "@tenora/database/business/business-record";
import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import { tierNames } from "@tenora/domain/business/business";
import { type DraftField, fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import { businessCountry } from "@tenora/domain/receivable/debtor-words";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { ReactNode } from "react";
import { decisionDue } from "~/desk/features/decision-due";
import { RewardCard } from "~/features/reward/reward-card";
import type { RewardView } from "~/features/reward/reward-view";
import { answerInWords } from "../customer/answer-words.ts";
import { differencesOf, readInvoices } from "../similar/file-differences.ts";

interface ReviewFactsProps {
  readonly request: FundingRequestDetail;
  readonly business: BusinessRecord;
  /** The reward that the request names, as the chain describes it. */
  readonly reward: RewardView | null;
  /** In so many working days it is usually decided. */
  readonly reviewDays: number;
  /** The checks of what the customer or the campaign says of itself: they stand right below it. */
  readonly children?: ReactNode;
}

type Fact = readonly [term: string, detail: string | null, differences?: readonly string[]];

/** What the business typed, by the names that its form gives the fields. */
const customer = [
  "customerName",
  "customerRegistryNumber",
  "customerCountry",
  "customerIndustry",
  "customerEmail",
  "customerWallet",
  "invoiceNumber",
  "issueDate",
  "dueDate",
  "faceValue",
  "settlementAmount",
] as const satisfies readonly DraftField[];
const campaign = ["campaignName", "story"] as const satisfies readonly DraftField[];
const selfRepaid = "The business, from its own funds. There’s no customer.";
const financing = [
  "amount",
  "stablecoin",
  "interestRate",
  "interestTotal",
  "maturity",
  "minimumRaise",
  "minimumPurchase",
  "fundingDeadline",
  "graceDays",
  "lateFeeRate",
  "audience",
  "recourse",
  "reward",
  "rewardMoment",
] as const satisfies readonly DraftField[];

/** The answers that are reviewed, beside the documents. */
export function ReviewFacts({ request, business, reward, reviewDays, children }: ReviewFactsProps) {
  const { draft } = request;
  const isCampaign = draft.kind === "community";
  const invoices = readInvoices(request);
  const answers = (fields: readonly DraftField[]): Fact[] =>
    fields
      .filter((field) => isAsked(field))
      .map((field) => [
        labelOf(field),
        answerInWords(field, request.answers),
        differencesOf(field, draft, invoices),
      ]);
  const isAsked = (field: DraftField) =>
    !(isCampaign && field === "recourse") &&
    field !== (draft.interestKind === "rate" ? "interestTotal" : "interestRate") &&
    !(field === "rewardMoment" && draft.reward === "");
  const { submittedAt, rejectionReason } = request;
  const waitsSince = request.status === "submitted" ? submittedAt : null;
  return (
    <div className="space-y-8">
      {isCampaign ? (
        <>
          <Facts title="Campaign" facts={[...answers(campaign), ["Who repays", selfRepaid]]} />
          <CampaignPictures request={request} />
        </>
      ) : (
        <Facts id="customer-and-invoice" title="Customer and invoice" facts={answers(customer)} />
      )}
      {children}
      <Facts id="financing" title="Financing" facts={answers(financing)} />
      {reward && (
        <section aria-label="Reward">
          <RewardCard reward={reward} />
        </section>
      )}
      <Facts
        id="business"
        title="Business"
        facts={[
          ["Name", business.companyName],
          ["Registration number", business.registrationNumber],
          ["Country", businessCountry(business)],
          ["Wallet", business.walletAddress],
          ["Tier", `${business.tier} · ${tierNames[business.tier]}`],
          ["Submitted", submittedAt && `${formatMoment(new Date(submittedAt))} UTC`],
          ["Decision due", waitsSince && decisionDue(waitsSince, reviewDays)],
          ["Rejection reason", rejectionReason],
        ]}
      />
    </div>
  );
}

/** As everyone will see them, each with its description. */
function CampaignPictures({ request: { id, pictures } }: Pick<ReviewFactsProps, "request">) {
  if (pictures.length === 0) return null;
  return (
    <section aria-label="Pictures">
      <h3 className="font-medium">Pictures</h3>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {pictures.map((picture) => (
          <li key={picture.id} className="min-w-0">
            <img
              src={`/api/admin/funding-requests/${id}/pictures/${picture.id}`}
              alt={picture.description}
              className="w-full rounded-control border border-line"
            />
            {/* The picture says it to those who don't see it. */}
            <p aria-hidden="true" className="wrap-anywhere mt-1 text-sm">
              {picture.description}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ours: Partial<Record<DraftField, string>> = {
  customerWallet: "Customer's wallet",
  recourse: "If the customer doesn't pay",
  settlementAmount: "Agreed amount in USD",
};
const labelOf = (field: DraftField) => ours[field] ?? fieldLabels[field];

interface FactsProps {
  readonly id?: string;
  readonly title: string;
  readonly facts: readonly Fact[];
}

function Facts({ id, title, facts }: FactsProps) {
  return (
    <section id={id} aria-label={title} tabIndex={id ? -1 : undefined} className="scroll-mt-4">
      <h3 className="font-medium">{title}</h3>
      <dl className="mt-3 grid gap-x-5 gap-y-2.5 text-[0.9375rem] sm:grid-cols-2">
        {facts.map(
          ([term, detail, differences = []]) =>
            (detail || differences.length > 0) && (
              <div key={term} className="min-w-0">
                <dt className="text-muted text-sm">{term}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  {detail || "Not answered"}
                  {differences.map((difference) => (
                    <span key={difference} className="block text-amber text-sm">
                      {difference}
                    </span>
                  ))}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
