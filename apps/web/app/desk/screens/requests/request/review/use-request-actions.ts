import type { BusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import type { Tier } from "@tenora/domain/business/business";
import type { BusinessCheckSubject } from "@tenora/domain/business/business-check";
import { useAdminAction } from "~/desk/features/actions/use-admin-action";
import { type NewCheck, recordingToasts } from "~/desk/features/checks/recording";

export type Decision = "approved" | "rejected";
export type RequestActions = ReturnType<typeof useRequestActions>;

const failed = {
  title: "Update failed",
  description: "Failed to update business status. Please try again.",
} as const;
const progress = {
  title: "Updating status",
  description: "Please wait while we update the business status...",
} as const;

type Seen = Pick<BusinessForReview, "certificateUrl" | "updatedAt" | "submittedAt" | "checks">;

/**
 * An admin's actions on one business, with their toasts. A decision or check is about the request and the
 * certificate that the admin saw: the server rejects it when the business has sent others since, and an
 * approval also when a colleague has recorded a concern.
 */
export function useRequestActions(businessId: string, seen: Seen | null) {
  const { run, isUpdating } = useAdminAction();
  const path = `/api/admin/businesses/${businessId}`;

  const change = (body: object, title: string, description: string) =>
    run({
      path: `${path}/acts`,
      body,
      progress: { title: "Saving", description: "Please wait a moment..." },
      done: { title, description },
      failed: { title: failed.title, description: "Nothing was changed. Please try again." },
    });

  return {
    isUpdating,
    decide: (
      status: Decision,
      details: { tier?: Tier; country?: string; reason?: string | undefined },
    ) =>
      run({
        path: `${path}/review`,
        body: {
          status,
          ...details,
          seenCertificate: seen?.certificateUrl ?? "",
          seenUpdate: seen?.updatedAt,
          seenCheck: seen?.checks.at(-1)?.id ?? "0",
        },
        progress,
        done: { title: "Status updated", description: `Business has been ${status}` },
        failed,
      }),
    recordCheck: (check: NewCheck<BusinessCheckSubject>) =>
      run({
        path: `${path}/checks`,
        body: { ...check, seenSubmission: seen?.submittedAt },
        ...recordingToasts,
      }),
    suspend: (reason: string) =>
      change(
        { act: "suspend", reason },
        "Business suspended",
        "The business can open nothing but its payments now.",
      ),
    reinstate: (reason: string) =>
      change(
        { act: "reinstate", reason },
        "Business reinstated",
        "The business can open feature pages again.",
      ),
    changeTier: (seen: Tier, tier: Tier, reason: string) =>
      change(
        { act: "tier", seen, tier, reason },
        "Tier changed",
        `The business is now in tier ${tier}.`,
      ),
    setCountry: (seen: string | null, country: string) =>
      change(
        { act: "country", seen, country },
        "Country saved",
        "The business’s requests take it from now on.",
      ),
    requestCertificate: (message: string) =>
      change(
        { act: "request-certificate", message, seenCertificate: seen?.certificateUrl ?? "" },
        "Message sent",
        "We're emailing the director. It's also in the business portal.",
      ),
    hideRating: (rating: string, hide: boolean, reason: string) =>
      change(
        { act: "hide-rating", rating, hide, reason },
        hide ? "Words hidden" : "Words shown again",
        "The public page shows it within a minute.",
      ),
    addBusinessComment: (note: string) =>
      change({ act: "note", note }, "Note added", "All admins can see it."),
  };
}
