import type { PublicConfig } from "@tenora/configuration/public-config";
import type { RequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import { needsColleague } from "@tenora/domain/funding-request/review/second-reviewer";
import { useState } from "react";
import { ReasonForm } from "~/desk/features/actions/reason-form";
import { quietDestructive } from "~/desk/features/quiet-destructive";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { AttestPanel } from "../attestation/attest-panel.tsx";
import { StepsLeft } from "../checks/review-checklist.tsx";
import { requestRejectionReasons } from "../copy.ts";
import { ChangesForm } from "./changes-form.tsx";
import { Reviewers } from "./reviewers.tsx";
import type { ReviewActions } from "./use-review-actions.ts";

interface ReviewFooterProps {
  readonly review: RequestForReview;
  /** How much of the checklist has to be done before an attestation. */
  readonly stepsLeft: number;
  readonly config: PublicConfig;
  readonly actions: ReviewActions;
}

/** All three fit into one row of a phone. */
const narrow = "max-sm:flex-1 max-sm:px-2!";

/** The decision on a request: ask for changes, reject it, or attest it with a wallet. */
export function ReviewFooter({ review, stepsLeft, config, actions }: ReviewFooterProps) {
  const [mode, setMode] = useState<"changes" | "reject" | "attest" | null>(null);
  const { request, checks } = review;
  const back = () => setMode(null);
  switch (mode) {
    case "changes":
      return <ChangesForm request={request} actions={actions} onBack={back} />;
    case "reject":
      return (
        <ReasonForm
          about={request.id}
          title="Why are you rejecting this request?"
          help="The business will see this with its request."
          templates={requestRejectionReasons}
          confirmLabel="Reject request"
          variant="destructive"
          isUpdating={actions.isUpdating}
          onConfirm={actions.reject}
          onBack={back}
        />
      );
    case "attest":
      return <AttestPanel {...{ request, checks, config, actions }} onBack={back} />;
    case null: {
      const isInReview = request.status === "submitted";
      const isLeft = needsColleague(review);
      const { isUpdating } = actions;
      return (
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {isInReview && <Reviewers review={review} />}
          {isInReview && stepsLeft > 0 && !isLeft && <StepsLeft count={stepsLeft} />}
          <div className="ml-auto flex justify-end gap-2 max-sm:w-full sm:gap-3">
            <Button
              variant="outline"
              className={classes(narrow, quietDestructive)}
              disabled={isUpdating}
              onClick={() => setMode("reject")}
            >
              Reject
            </Button>
            {isInReview && (
              <>
                <Button
                  variant="outline"
                  className={narrow}
                  disabled={isUpdating}
                  onClick={() => setMode("changes")}
                >
                  Request changes
                </Button>
                {!isLeft && (
                  <Button
                    className={narrow}
                    disabled={isUpdating || stepsLeft > 0}
                    onClick={() => setMode("attest")}
                  >
                    Attest
                  </Button>
                )}
              </>
            )}
          </div>
        </div>
      );
    }
  }
}
