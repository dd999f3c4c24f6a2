import type { PublicConfig } from "@tenora/configuration/public-config";
import type { DraftContext } from "@tenora/domain/funding-request/draft/check-draft";
import { fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import type { SellerContext } from "~/features/terms/seller-context";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Progress } from "~/ui/loading/progress";
import { Notice } from "~/ui/notice";
import { StepHeading } from "~/ui/text/step-heading";
import type { FundingRequestResponse } from "../api/responses.ts";
import { ReviewStep } from "../review/review-step.tsx";
import { CampaignStep } from "./campaign-step.tsx";
import { CustomerStep } from "./customer-step.tsx";
import { FinancingStep } from "./financing-step.tsx";
import { ReceivableStep } from "./receivable-step.tsx";
import { SellerCompany } from "./seller-company.tsx";
import { useRequestForm } from "./use-request-form.ts";
import { stepTitlesOf } from "./use-steps.ts";

interface RequestFormProps {
  id: string;
  detail: FundingRequestResponse | null;
  seller: SellerContext;
  config: PublicConfig;
  context: DraftContext;
  reload: () => Promise<FundingRequestResponse | null>;
  onSubmitted: () => void;
}

const steps = { 1: ReceivableStep, 2: CustomerStep, 3: FinancingStep } as const;

/** The four steps of a request that may be edited. */
export function RequestFormView(props: RequestFormProps) {
  const { id, detail, seller, config, context, reload, onSubmitted } = props;
  const form = useRequestForm({ id, detail, context, reload });
  const { step, conflict } = form;
  const stepTitles = stepTitlesOf(form.values.kind);
  const title = stepTitles[step - 1] ?? "";
  const isCampaign = form.values.kind === "community";
  const Step = step === 4 ? null : step === 2 && isCampaign ? CampaignStep : steps[step];
  return (
    <>
      <ChangesNotice detail={detail} />
      <div className="mt-8">
        <Progress
          value={(step / stepTitles.length) * 100}
          label={`Step ${step} of ${stepTitles.length} · ${title}`}
          valueText={`Step ${step} of ${stepTitles.length}, ${title}`}
          hasPercentage={false}
        />
      </div>
      <form
        method="post"
        noValidate
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (step < 4) void form.next();
        }}
      >
        <Card>
          <StepHeading step={step} title={title} isReady />
          {conflict && (
            <Notice
              tone="warning"
              title="This request was changed in another window"
              className="mb-6"
              action={
                <>
                  <Button size="sm" onClick={form.keepOwn}>
                    Keep what I typed here
                  </Button>
                  <Button size="sm" variant="outline" onClick={form.takeSaved}>
                    Use the other version
                  </Button>
                </>
              }
            >
              Nothing you typed here is lost. Choose which version to keep.
            </Notice>
          )}
          {Step ? (
            <fieldset disabled={conflict !== null} aria-label={title} className="min-w-0 space-y-8">
              <Step form={form} />
              {step === 2 && <SellerCompany seller={seller} />}
            </fieldset>
          ) : (
            <ReviewStep form={form} seller={seller} config={config} onSubmitted={onSubmitted} />
          )}
        </Card>
        {form.problem && !conflict && (
          <Notice tone="bad" title="Not saved" className="mt-6">
            {form.problem}
          </Notice>
        )}
        {Step && (
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between">
            <Button variant="outline" onClick={form.back} disabled={step === 1 || form.isSaving}>
              Back
            </Button>
            <p className="text-muted text-sm sm:ml-auto" role="status">
              {savedWords(form.isSaving, form.isSaved)}
            </p>
            <Button type="submit" busy={form.isSaving} disabled={conflict !== null}>
              {form.isSaving ? "Saving..." : "Save and continue"}
            </Button>
          </div>
        )}
      </form>
    </>
  );
}

function savedWords(isSaving: boolean, isSaved: boolean): string {
  if (isSaving) return "";
  return isSaved ? "Saved to your account." : "Saved in this browser.";
}

/** What the reviewer wants changed, field by field. */
function ChangesNotice({ detail }: { detail: FundingRequestResponse | null }) {
  if (detail?.isExpired) {
    return (
      <Notice tone="waiting" title="The approval has expired" className="mt-8">
        The request wasn't published within 7 days. Check your answers, then sign and submit again.
      </Notice>
    );
  }
  if (!detail || detail.requestedChanges.length === 0) return null;
  return (
    <Notice tone="warning" title="We need a few changes" className="mt-8">
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {detail.requestedChanges.map(({ field, comment }) => (
          <li key={field}>
            <strong>{fieldLabels[field]}:</strong> {comment}
          </li>
        ))}
      </ul>
      <p className="mt-2">Then sign and submit the request again.</p>
    </Notice>
  );
}
