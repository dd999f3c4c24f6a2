import type { Answers } from "@tenora/domain/funding-request/draft/answers";
import { type Draft, fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import { formatReadAmount } from "@tenora/domain/money/read-amount";
import { industries, isIndustry } from "@tenora/domain/receivable/industries";
import { formatCalendarDate } from "@tenora/domain/text/format-date";
import { Button } from "~/ui/button";
import type { RequestDocument } from "../api/responses.ts";
import { audienceWords } from "../form/financing-step.tsx";
import { rewardLines } from "../form/reward-field.tsx";
import type { RequestForm } from "../form/use-request-form.ts";
import { campaignLines } from "./reviewed-campaign.tsx";
import { ReviewedLines, recourseLines } from "./reviewed-lines.tsx";

const documentWords = ({ fileName, forInvestors }: RequestDocument) =>
  forInvestors ? `${fileName} (shown to investors)` : fileName;

const kindWords = {
  invoice: "An invoice",
  order: "An order",
  community: "Your own promise to repay the people who back your campaign",
} as const;

const documentTitle = (kind: Draft["kind"]) => (kind === "order" ? "Order" : "Invoice");

const documentLines = (values: Answers) => [
  { label: "Number", value: values.invoiceNumber },
  { label: "Issued", value: formatCalendarDate(values.issueDate) },
  { label: "Due", value: formatCalendarDate(values.dueDate) },
  {
    label: "Amount",
    value:
      values.currency === "USD"
        ? formatReadAmount(values.faceValue)
        : `${formatReadAmount(values.faceValue)}, agreed as ${formatReadAmount(values.settlementAmount)}`,
  },
];

/** What was typed, beside a way back to it. */
export function ReviewedAnswers({ form }: { form: RequestForm }) {
  const { answers: values, documents } = form;
  const isCampaign = values.kind === "community";
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  const country = values.customerCountry && names.of(values.customerCountry);
  const parts = [
    {
      step: 1,
      title: "Receivable",
      lines: [
        { label: "You sell", value: kindWords[values.kind] },
        {
          label: "Documents",
          value: documents.map(documentWords).join(", ") || "None",
        },
      ],
    },
    {
      step: 2,
      title: isCampaign ? "Campaign" : "Customer",
      lines: isCampaign
        ? campaignLines(form)
        : [
            { label: fieldLabels.customerName, value: values.customerName },
            { label: "Registration", value: `${values.customerRegistryNumber}, ${country}` },
            ...(isIndustry(values.customerIndustry)
              ? [{ label: "Industry", value: industries[values.customerIndustry] }]
              : []),
            { label: "Contact", value: values.customerEmail },
            ...(values.customerWallet ? [{ label: "Wallet", value: values.customerWallet }] : []),
          ],
    },
    ...(isCampaign
      ? []
      : [{ step: 2 as const, title: documentTitle(values.kind), lines: documentLines(values) }]),
    {
      step: 3,
      title: "Financing",
      lines: [
        {
          label: isCampaign ? "Goal" : "Amount to raise",
          value: formatReadAmount(values.amount),
        },
        {
          label: "Interest",
          value:
            values.interestKind === "rate"
              ? `${values.interestRate}% a year`
              : `${formatReadAmount(values.interestTotal)} in total`,
        },
        ...rewardLines(form),
        { label: "Repayment", value: formatCalendarDate(values.maturity || values.dueDate) },
        {
          label: fieldLabels.minimumRaise,
          value: formatReadAmount(values.minimumRaise),
        },
        { label: "Sale ends", value: formatCalendarDate(values.fundingDeadline) },
        {
          label: fieldLabels.audience,
          value: audienceWords[values.audience as keyof typeof audienceWords] ?? "",
        },
        ...(isCampaign ? [] : recourseLines(values.recourse)),
      ],
    },
  ] as const;
  return (
    <div className="space-y-6">
      {parts.map(({ step, title, lines }) => (
        <section key={title}>
          <div className="mb-2 flex items-center justify-between gap-4">
            <h3 className="font-semibold text-lg">{title}</h3>
            <Button variant="link" size="sm" className="-mr-3.5" onClick={() => form.go(step)}>
              Edit<span className="sr-only"> {title}</span>
            </Button>
          </div>
          <ReviewedLines lines={lines} />
        </section>
      ))}
    </div>
  );
}
