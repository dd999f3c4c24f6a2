import { pageMeta } from "~/features/shell/metadata/page-meta";
import { ScriptRequired } from "~/features/wallet/script-required";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Progress } from "~/ui/loading/progress";
import { StepHeading } from "~/ui/text/step-heading";
import { UploadProgress } from "../certificate/upload-progress";
import { useBusinessStatus } from "../status/use-business-status";
import { CompanyStep } from "./company-step.tsx";
import { ConsentStep } from "./consent-step.tsx";
import { DirectorStep } from "./director-step.tsx";
import { DocumentsStep } from "./documents-step.tsx";
import { stepTitles } from "./draft.ts";
import { EarlierRequest, isTaken } from "./earlier-request.tsx";
import { useOnboardingForm } from "./use-onboarding-form.ts";
import { useSubmit } from "./use-submit.ts";

export const meta = () =>
  pageMeta({
    title: "Business Onboarding",
    description:
      "Register your business in four steps: company, registration certificate, director, consent and wallet.",
  });

const steps = { 1: CompanyStep, 2: DocumentsStep, 3: DirectorStep, 4: ConsentStep } as const;

export default function BusinessOnboarding() {
  const form = useOnboardingForm();
  const businessStatus = useBusinessStatus();
  const { submit, phase, isSubmitting } = useSubmit(form);
  const { step } = form;
  const Step = steps[step];
  const title = stepTitles[step - 1] ?? "";
  const isLast = step === stepTitles.length;
  const isStopped = isLast && isTaken(businessStatus);
  // The draft would overwrite what is typed before it has been read.
  const isReady = form.submissionKey !== "";

  return (
    <div data-no-artwork className="mx-auto max-w-2xl px-5 pt-10 pb-20 sm:px-8">
      <h1 className="font-medium font-serif text-title">Business Onboarding</h1>
      <p className="mt-3 text-lead text-muted">
        Tell us about your company. Someone on our team reviews every request.
      </p>
      <ScriptRequired className="mt-8" />
      <EarlierRequest form={form} />
      <div className="mt-8">
        <Progress
          value={(step / stepTitles.length) * 100}
          label={`Step ${step} of ${stepTitles.length} · ${title}`}
          valueText={`Step ${step} of ${stepTitles.length}, ${title}`}
        />
      </div>
      <form
        method="post"
        noValidate
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (isLast) void submit();
          else form.next();
        }}
      >
        <Card>
          <StepHeading step={step} title={title} isReady={isReady} />
          <fieldset
            disabled={!isReady || isSubmitting}
            aria-label={title}
            className="min-w-0 space-y-6"
          >
            <Step form={form} />
          </fieldset>
        </Card>
        {phase && <UploadProgress phase={phase} saving="Saving your request..." />}
        <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          <Button variant="outline" onClick={form.back} disabled={step === 1 || isSubmitting}>
            Back
          </Button>
          {isStopped && (
            <p id="taken" className="text-muted text-sm sm:ml-auto sm:self-center">
              This wallet already has a business.
            </p>
          )}
          <Button
            type="submit"
            busy={isSubmitting}
            disabled={!isReady || isStopped}
            aria-describedby={isStopped ? "taken" : undefined}
          >
            {isLast ? (isSubmitting ? "Submitting..." : "Submit") : "Next"}
          </Button>
        </div>
      </form>
    </div>
  );
}
