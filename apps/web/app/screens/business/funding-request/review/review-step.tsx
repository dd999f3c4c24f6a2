import type { PublicConfig } from "@tenora/configuration/public-config";
import type { SellerContext } from "~/features/terms/seller-context";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Calculator } from "../form/calculator.tsx";
import type { RequestForm } from "../form/use-request-form.ts";
import { ReviewedAnswers } from "./reviewed-answers.tsx";
import { TermsToSign } from "./signed-terms.tsx";
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
  const isCampaign = form.values.kind === "community";
  const isBusy = signature.phase === "signing" || signature.phase === "submitting";
  return (
    <div className="space-y-8">
      <ReviewedAnswers form={form} />
      <Calculator form={form} isFinal />
      <section aria-label="What you sign" className="space-y-4">
        <h3 className="font-semibold text-lg">What you sign</h3>
        <p className="text-muted">
          {isCampaign
            ? "One signature covers these terms."
            : "One signature covers these terms and the deed of assignment."}{" "}
          It's free and doesn't move any funds. We keep the signature to ourselves and review the
          request. You publish it when you're ready.
        </p>
        <TermsToSign form={form} signature={signature} />
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
