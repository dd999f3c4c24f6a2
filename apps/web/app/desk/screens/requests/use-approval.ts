import type { Tier } from "@tenora/domain/business/business";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useIsMounted } from "~/desk/features/use-is-mounted";
import { sendRequest, serverMessage } from "~/http/send-request";
import { notify } from "~/ui/toast/toast";
import type { Candidate } from "./candidate.ts";

const unknownOutcome = "We don't know the outcome. Check its status in the list.";

/** Approves several requests, and collects why each was rejected (null when it was approved). */
export function useApproval() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState<ReadonlyMap<string, string | null> | null>(null);
  const { revalidate } = useRevalidator();
  const isMounted = useIsMounted();

  async function approve(candidates: readonly Candidate[], tier: Tier) {
    setBusy(true);
    setFailure(null);
    const businesses = candidates.map(({ id, certificateUrl, updatedAt, newestCheck }) => ({
      id,
      seenCertificate: certificateUrl ?? "",
      seenUpdate: updatedAt,
      seenCheck: newestCheck,
    }));
    const result = await send({ businesses, tier });
    await revalidate();
    setBusy(false);
    if (typeof result === "string") {
      // A toast too, because after an ended session the sign-in screen replaces the dialog.
      notify({ title: "Nothing was approved", description: result, tone: "destructive" });
      return setFailure(result);
    }
    const outcomes = new Map(
      candidates.map(({ id }) => [id, id in result ? (result[id] ?? null) : unknownOutcome]),
    );
    if (!isMounted.current) notifyOutcome(candidates, outcomes);
    setRejections(outcomes);
  }

  return { approve, isBusy, failure, rejections };
}

/** The results, for an admin who has left the list. */
function notifyOutcome(
  candidates: readonly Candidate[],
  rejections: ReadonlyMap<string, string | null>,
) {
  const rejected = candidates.filter(({ id }) => rejections.get(id) !== null);
  const names = rejected.map(({ companyName }) => companyName).join(", ");
  notify({
    title: `${candidates.length - rejected.length} of ${candidates.length} approved`,
    description:
      rejected.length === 0 ? "Each one is notified by email." : `Not approved: ${names}.`,
    tone: rejected.length === 0 ? "success" : "destructive",
    duration: rejected.length === 0 ? 4_000 : Number.POSITIVE_INFINITY,
  });
}

type Rejections = Record<string, string | null>;

/** Why each was rejected, by id (null when it was approved); one sentence when nothing was done. */
async function send(body: object): Promise<Rejections | string> {
  const path = "/api/admin/businesses/approvals";
  const result = await sendRequest<{ refusals: Rejections }>(path, { method: "POST", body });
  if (result.ok) return result.data.refusals;
  return (
    serverMessage(result) ?? "We don't know the outcome. Check the list for the current status."
  );
}
