import type { Tier } from "@tenora/domain/business/business";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { sendRequest } from "~/http/send-request";
import { notify } from "~/ui/toast/toast";

export interface Candidate {
  readonly id: string;
  readonly companyName: string;
  readonly registrationNumber: string;
  /** The certificate that the list showed. */
  readonly certificateUrl: string | null;
  readonly updatedAt: Date;
}

const unknown = "We don't know the outcome. Check its status in the list.";

/** Approves several requests; of each it is then known why it was refused, or null. */
export function useApproval() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string | null> | null>(null);
  const { revalidate } = useRevalidator();
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function approve(candidates: readonly Candidate[], tier: Tier) {
    setBusy(true);
    setFailure(null);
    const businesses = candidates.map(({ id, certificateUrl, updatedAt }) => ({
      id,
      seenCertificate: certificateUrl ?? "",
      seenUpdate: updatedAt,
    }));
    const answer = await send({ businesses, tier });
    await revalidate();
    setBusy(false);
    if (typeof answer === "string") {
      // Also beside the dialog: when the session has ended, the sign-in screen takes its place.
      notify({ title: "Nothing was approved", description: answer, tone: "destructive" });
      return setFailure(answer);
    }
    const became = new Map(
      candidates.map(({ id }) => [id, id in answer ? (answer[id] ?? null) : unknown]),
    );
    if (!isMounted.current) notifyOutcome(candidates, became);
    setRefusals(became);
  }

  return { approve, isBusy, failure, refusals };
}

/** To whom the list is no longer open: how many were approved, and which were not. */
function notifyOutcome(
  candidates: readonly Candidate[],
  refusals: ReadonlyMap<string, string | null>,
) {
  const refused = candidates.filter(({ id }) => refusals.get(id) !== null);
  const names = refused.map(({ companyName }) => companyName).join(", ");
  notify({
    title: `${candidates.length - refused.length} of ${candidates.length} approved`,
    description:
      refused.length === 0 ? "Each one is notified by email." : `Not approved: ${names}.`,
    tone: refused.length === 0 ? "success" : "destructive",
    duration: refused.length === 0 ? 4_000 : Number.POSITIVE_INFINITY,
  });
}

type Rejections = Record<string, string | null>;

/** Why each was rejected, by id (null when it was approved); one sentence when nothing was done. */
async function send(body: object): Promise<Rejections | string> {
  const path = "/api/admin/businesses/approvals";
  const result = await sendRequest<{ refusals: Rejections }>(path, { method: "POST", body });
  if (result.ok) return result.data.refusals;
  return result.code === "NETWORK_ERROR"
    ? "The server could not be reached. Check the list for the current status."
    : result.message;
}
