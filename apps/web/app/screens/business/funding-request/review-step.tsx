import type { PublicConfig } from "@tenora/configuration/public-config";
import { fieldLabels } from "@tenora/domain/funding-request/draft";
import { isRecourse, recourseStatements } from "@tenora/domain/funding-request/recourse";
import { industries, isIndustry } from "@tenora/domain/receivable/industries";
import { formatLongDate } from "@tenora/domain/text/format-date";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import type { RequestPicture, SellerContext } from "./api/responses.ts";
import { Calculator } from "./calculator.tsx";
import { audienceWords } from "./financing-step.tsx";
import { rewardLines } from "./reward-field.tsx";
import { picturePath } from "./use-pictures.ts";
import type { RequestForm } from "./use-request-form.ts";
import { type SignatureHook, useSignature } from "./use-signature.ts";

interface ReviewStepProps {
  form: RequestForm;
  seller: SellerContext;
  config: PublicConfig;
  onSubmitted: () => void;
}

/** Step 4: everything in words, and one signature under the terms. */
export function ReviewStep({ form, seller, config, onSubmitted }: ReviewStepProps) {
  const signature = useSignature(form, { seller, config });
  const isBusy = signature.phase === "signing" || signature.phase === "submitting";
  return (
    <div className="space-y-8">
      <Answers form={form} />
      <Calculator form={form} isFinal />
      <section aria-label="What you sign" className="space-y-4">
        <h3 className="font-semibold text-lg">What you sign</h3>
        <p className="text-muted">
          One signature under these terms. It's free and doesn't move any funds. We review the
          request, and nothing is published before you say so.
        </p>
        <Terms
          signature={signature}
          recourse={form.values.kind === "community" ? "" : form.values.recourse}
        />
        {signature.problem && (
          <Notice
            tone="bad"
            title="Not submitted"
            action={
              signature.phase === "failed" && (
                <Button variant="outline" size="sm" onClick={() => void signature.prepare()}>
                  Try again
                </Button>
              )
            }
          >
            {signature.problem}
          </Notice>
        )}
      </section>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button variant="outline" onClick={form.back} disabled={isBusy}>
          Back
        </Button>
        <Button
          busy={isBusy}
          disabled={signature.prepared === null}
          onClick={() =>
            void signature.submit().then((isSubmitted) => isSubmitted && onSubmitted())
          }
        >
          {labels[signature.phase]}
        </Button>
      </div>
    </div>
  );
}

const labels: Record<SignatureHook["phase"], string> = {
  preparing: "Submit for review",
  ready: "Submit for review",
  failed: "Submit for review",
  signing: "Sign in your wallet...",
  submitting: "Submitting...",
};

interface TermsProps {
  signature: SignatureHook;
  recourse: string;
}

function Terms({ signature: { prepared, phase }, recourse }: TermsProps) {
  if (prepared === null) {
    if (phase === "failed") return null;
    return (
      <SkeletonGroup label="Preparing the terms" className="space-y-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-5/6" />
        <Skeleton className="h-5 w-1/2" />
      </SkeletonGroup>
    );
  }
  return <Lines lines={[...prepared.message.summary, ...recourseLines(recourse)]} />;
}

/** Its sentence is one of the hashes in the terms. */
const recourseLines = (recourse: string) =>
  isRecourse(recourse)
    ? [{ label: fieldLabels.recourse, value: recourseStatements[recourse] }]
    : [];

function Lines({
  lines,
}: {
  lines: readonly { readonly label: string; readonly value: ReactNode }[];
}) {
  return (
    <dl className="divide-y divide-line rounded-control border border-line text-[0.9375rem]">
      {lines.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const date = (text: string) => (text === "" ? "" : formatLongDate(new Date(`${text}T00:00:00Z`)));

const kindWords = {
  invoice: "An invoice",
  order: "An order",
  community: "Your own promise to repay the people who back your campaign",
} as const;

const campaignLines = ({ id, pictures, values: { campaignName, story } }: RequestForm) => [
  { label: fieldLabels.campaignName, value: campaignName },
  { label: fieldLabels.story, value: <span className="whitespace-pre-line">{story}</span> },
  {
    label: "Pictures",
    value: pictures.length === 0 ? "None" : <Pictures requestId={id} pictures={pictures} />,
  },
  { label: "Who repays", value: "You, from your own business. No customer owes this money." },
];

/** They are signed with their descriptions. */
function Pictures({ requestId, pictures }: PicturesProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {pictures.map(({ id, description }) => (
        <li key={id} className="min-w-0">
          <img
            src={picturePath(requestId, id)}
            alt={description}
            className="aspect-4/3 w-full rounded-control border border-line object-cover"
          />
          {/* The picture says it to those who don't see it. */}
          <p aria-hidden="true" className="mt-1 text-sm">
            {description}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface PicturesProps {
  readonly requestId: string;
  readonly pictures: readonly RequestPicture[];
}

/** What was typed, beside a way back to it. */
function Answers({ form }: { form: RequestForm }) {
  const { values, documents } = form;
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
          value: documents.map(({ fileName }) => fileName).join(", ") || "None",
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
            { label: "Number", value: values.invoiceNumber },
            { label: "Issued", value: date(values.issueDate) },
            { label: "Due", value: date(values.dueDate) },
            {
              label: "Amount",
              value:
                values.currency === "USD"
                  ? `${values.faceValue} USD`
                  : `${values.faceValue} ${values.currency}, agreed as ${values.settlementAmount} USD`,
            },
          ],
    },
    {
      step: 3,
      title: "Financing",
      lines: [
        {
          label: isCampaign ? "Goal" : "Amount to raise",
          value: `${values.amount} ${values.stablecoin}`,
        },
        {
          label: "Interest",
          value:
            values.interestKind === "rate"
              ? `${values.interestRate}% a year`
              : `${values.interestTotal} ${values.stablecoin} in total`,
        },
        ...rewardLines(form),
        { label: "Repayment", value: date(values.maturity || values.dueDate) },
        { label: fieldLabels.minimumRaise, value: `${values.minimumRaise} ${values.stablecoin}` },
        { label: "Sale ends", value: date(values.fundingDeadline) },
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
            <Button variant="link" size="sm" onClick={() => form.go(step)}>
              Edit<span className="sr-only"> {title}</span>
            </Button>
          </div>
          <Lines lines={lines} />
        </section>
      ))}
    </div>
  );
}
