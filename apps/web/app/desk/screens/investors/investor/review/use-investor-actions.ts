import type { InvestorCheckSubject } from "@tenora/domain/investor/investor-check";
import { useAdminAction } from "~/desk/features/actions/use-admin-action";
import { type NewCheck, recordingToasts } from "~/desk/features/checks/recording";

export type InvestorActions = ReturnType<typeof useInvestorActions>;

const nothing = "Nothing was changed. Please try again.";

interface Decision {
  readonly reason?: string | undefined;
  /** For an approval: the newest check of each subject, as the page shows them. */
  readonly seenChecks?: readonly string[];
}

/** An admin's actions on one investor, with their toasts. */
export function useInvestorActions(investorId: string) {
  const { run, isUpdating } = useAdminAction();
  const path = `/api/admin/investors/${investorId}`;
  const suspension = (suspend: boolean, reason: string, title: string, description: string) =>
    run({
      path: `${path}/suspension`,
      body: { suspend, reason },
      progress: { title: "Saving", description: "Please wait a moment..." },
      done: { title, description },
      failed: { title: "Update failed", description: nothing },
    });
  return {
    isUpdating,
    decide: (status: "approved" | "rejected", decision: Decision = {}) =>
      run({
        path: `${path}/review`,
        body: { status, ...decision },
        progress: {
          title: "Updating status",
          description: "Please wait while we update the investor status...",
        },
        done: { title: "Status updated", description: `Investor has been ${status}` },
        failed: {
          title: "Update failed",
          description: "Failed to update investor status. Please try again.",
        },
      }),
    recordCheck: (check: NewCheck<InvestorCheckSubject>) =>
      run({ path: `${path}/checks`, body: check, ...recordingToasts }),
    suspend: (reason: string) =>
      suspension(
        true,
        reason,
        "Investor suspended",
        "They can no longer buy. They keep the notes they own.",
      ),
    reinstate: (reason: string) =>
      suspension(false, reason, "Investor reinstated", "They can buy again."),
  };
}
