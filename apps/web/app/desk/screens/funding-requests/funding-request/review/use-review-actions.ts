import type { RequestedChange } from "@tenora/domain/funding-request/draft/draft";
import type {
  CheckMethod,
  CheckSubject,
} from "@tenora/domain/funding-request/review/request-check";
import { useAdminAction } from "~/desk/features/actions/use-admin-action";
import { reviewProblems } from "../copy.ts";

export type ReviewActions = ReturnType<typeof useReviewActions>;

const progress = { title: "Saving", description: "Please wait a moment..." } as const;

/** A reviewer's actions on the version of a request that they see, with their toasts. */
export function useReviewActions(id: string, version: number) {
  const { run, isUpdating, reload } = useAdminAction();
  const path = `/api/admin/funding-requests/${id}`;
  const act = (at: string, body: object, title: string, description: string) =>
    run({
      path: `${path}/${at}`,
      body: { version, ...body },
      progress,
      done: { title, description },
      failed: { title: "Not saved", description: "Nothing was changed. Please try again." },
      problems: reviewProblems,
    });
  return {
    path,
    isUpdating,
    reload,
    requestChanges: (changes: readonly RequestedChange[]) =>
      act(
        "review",
        { decision: "changes-requested", changes },
        "Changes requested",
        "The business can edit the request again.",
      ),
    reject: (reason: string) =>
      act(
        "review",
        { decision: "rejected", reason },
        "Request rejected",
        "The business sees the reason.",
      ),
    recordCheck: (subject: CheckSubject, method: CheckMethod, comment: string) =>
      act("checks", { subject, method, comment }, "Check recorded", "All admins can see it."),
    recordComparison: (digest: string, comment: string | null) =>
      act(
        "checks",
        { subject: "duplicates", digest, comment },
        "Check recorded",
        "All admins can see it.",
      ),
    askCustomer: () =>
      act(
        "acknowledgement",
        {},
        "Email sent to the customer",
        "The link works for 14 days. Any earlier link stops working.",
      ),
    resolveDispute: (resolution: string) =>
      act(
        "acknowledgement",
        { resolution },
        "Dispute settled",
        "All admins can see how. You can ask the customer again.",
      ),
    attest: (signed: { attestor: string; signedAt: number; signature: string }) =>
      act("attestation", signed, "Request attested", "The business can publish it for 7 days."),
  };
}
