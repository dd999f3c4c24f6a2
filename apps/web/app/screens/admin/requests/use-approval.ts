import type { Tier } from "@tenora/domain/business";
import { useState } from "react";
import { useRevalidator } from "react-router";

export interface Candidate {
  readonly id: string;
  readonly companyName: string;
  readonly registrationNumber: string;
  /** The certificate that the list showed. */
  readonly certificateUrl: string | null;
}

const unknown = "We do not know what became of this. The list shows how it stands.";

/** Approves several requests; of each it is then known why it was refused, or null. */
export function useApproval() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string | null> | null>(null);
  const { revalidate } = useRevalidator();

  async function approve(candidates: readonly Candidate[], tier: Tier) {
    setBusy(true);
    setFailure(null);
    const businesses = candidates.map(({ id, certificateUrl }) => ({
      id,
      seenCertificate: certificateUrl ?? "",
    }));
    const answer = await send({ businesses, tier });
    await revalidate();
    setBusy(false);
    if (typeof answer === "string") return setFailure(answer);
    setRefusals(
      new Map(candidates.map(({ id }) => [id, id in answer ? (answer[id] ?? null) : unknown])),
    );
  }

  return { approve, isBusy, failure, refusals };
}

/** Id → why not, or null; a sentence when nothing was done at all. */
async function send(body: object): Promise<Record<string, string | null> | string> {
  try {
    const response = await fetch("/api/admin/businesses/approvals", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as {
      refusals?: Record<string, string | null>;
      message?: string;
    };
    return answer.refusals ?? answer.message ?? "Nothing was changed. Please try again.";
  } catch {
    return "The server could not be reached. The list shows how things stand.";
  }
}
