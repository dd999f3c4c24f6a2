import { useState } from "react";
import { type RequestFailure, sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { useWallet } from "~/wallet/wallet-provider";
import type { FundingRequestResponse } from "../api/responses.ts";
import { requestPath, requestsPath } from "../request-queries.ts";
import type { DraftHook } from "./use-draft.ts";

/** Saves the draft on the server. `reload` reads the request again. */
export function useSaving(
  id: string,
  draft: DraftHook,
  reload: () => Promise<FundingRequestResponse | null>,
) {
  const wallet = useWallet();
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const { isSaved, version } = draft;

  /** Signs in first if need be. Resolves with the version, or null. */
  async function save(): Promise<number | null> {
    if (isSaved && version !== null) return version;
    setSaving(true);
    setProblem("");
    try {
      const rejection = await ensureWalletSession(wallet);
      if (rejection === null) return await send(draft.latestValues());
      setProblem(rejection);
      return null;
    } finally {
      setSaving(false);
    }
  }

  async function send(values: DraftHook["values"]): Promise<number | null> {
    const result = await (version === null
      ? sendRequest(requestsPath, { method: "POST", body: { id, draft: values } })
      : sendRequest(requestPath(id), { method: "PUT", body: { version, draft: values } }));
    if (!result.ok) return fail(result);
    const saved = version === null ? 1 : (result.data as { version: number }).version;
    draft.markSaved(values, saved);
    return saved;
  }

  async function fail({ code, message }: RequestFailure): Promise<null> {
    setProblem(message);
    const isChanged = code === "FUNDING_REQUEST_CHANGED";
    const current = isChanged || code === "FUNDING_REQUEST_CLOSED" ? await reload() : null;
    if (isChanged && current !== null) draft.markConflict(current);
    return null;
  }

  return { problem, isSaving, save, forgetProblem: () => setProblem("") };
}
