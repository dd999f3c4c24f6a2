import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { useWallet } from "~/wallet/wallet-provider";
import type { FundingRequestResponse } from "../api/responses.ts";
import { deleteLocalDraft, readLocalDraft, storeLocalDraft } from "../local-draft.ts";

interface DraftState {
  readonly values: Draft;
  /** The version on the server; null until it is saved for the first time. */
  readonly version: number | null;
  /** Everything typed is on the server. */
  readonly isSaved: boolean;
  /** What another window saved meanwhile; the person chooses one of both. */
  readonly conflict: Draft | null;
}

export type DraftHook = ReturnType<typeof useDraft>;

/** What is typed, which is stored in the browser until the server has it. */
export function useDraft(id: string, detail: FundingRequestResponse | null) {
  const { walletAddress: address } = useWallet();
  const { state } = useLocation() as { state: { readonly draft?: Partial<Draft> } | null };
  const [draft, setDraft] = useState(() => openDraft(address, id, detail, state?.draft));
  // A file may be read long after the render that began to send it.
  const latest = useRef(draft);

  function show(changes: Partial<DraftState>) {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
  }

  function update(changes: Partial<DraftState>) {
    show(changes);
    const { values, version, isSaved } = latest.current;
    if (isSaved) deleteLocalDraft(address, id);
    else storeLocalDraft(address, id, { draft: values, baseVersion: version });
  }

  return {
    ...draft,
    latestValues: () => latest.current.values,
    change: (changed: Partial<Draft>) =>
      update({ values: { ...latest.current.values, ...changed }, isSaved: false }),
    /** What was typed while it was sent is not saved yet. */
    markSaved: (sent: Draft, version: number) =>
      update({ version, isSaved: latest.current.values === sent }),
    markConflict: (saved: Pick<FundingRequestResponse, "draft" | "version">) =>
      update({ conflict: saved.draft, version: saved.version }),
    keepOwn: () => show({ conflict: null }),
    takeSaved: () =>
      draft.conflict && update({ values: draft.conflict, isSaved: true, conflict: null }),
  };
}

/** What the form starts with: the answers typed here and not saved, or those of the server. */
function openDraft(
  wallet: string,
  id: string,
  detail: FundingRequestResponse | null,
  template?: Partial<Draft>,
): DraftState {
  const local = readLocalDraft(wallet, id);
  if (detail === null) {
    const values = local?.draft ?? { ...emptyDraft, ...template };
    return { values, version: null, isSaved: false, conflict: null };
  }
  const { version, draft } = detail;
  if (local === null) return { values: draft, version, isSaved: true, conflict: null };
  const isOlder = local.baseVersion !== version;
  return { values: local.draft, version, isSaved: false, conflict: isOlder ? draft : null };
}
