import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { ConnectButton } from "~/features/wallet/connect-button";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { BusyFieldset } from "~/ui/forms/busy-fieldset";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { type SearchDraft, searchesPath } from "./saved-page.ts";

/** Saves what the exchange showed, under a name. A failure keeps what was typed. */
export function SaveForm({ draft }: { draft: SearchDraft }) {
  const wallet = useWallet();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [name, setName] = useState(draft.name);
  const [alerts, setAlerts] = useState(draft.canAlert);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState("");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setProblem("");
    const failure = (await ensureWalletSession(wallet)) ?? (await save());
    setSaving(false);
    if (failure !== null) return setProblem(failure);
    await queries.invalidateQueries({ queryKey: ["proven"] });
    await navigate("/investor/saved", { replace: true });
  }

  async function save(): Promise<string | null> {
    const body = { name, query: draft.query, alerts };
    const result = await sendRequest(searchesPath, { method: "POST", body });
    return result.ok ? null : result.message;
  }

  return (
    <Card className="mt-8 max-w-2xl">
      <CardHeading title="Save this search" description={draft.words} />
      <form onSubmit={submit} className="grid gap-4">
        <BusyFieldset isBusy={isSaving} className="grid gap-4">
          <TextField
            label="Name"
            name="name"
            value={name}
            maxLength={80}
            required
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          {draft.canAlert ? (
            <CheckboxField
              name="alerts"
              label="Email me when a new receivable matches"
              help="One email a day at most. You can stop them at any time."
              checked={alerts}
              onChange={({ target }) => setAlerts(target.checked)}
            />
          ) : (
            <p className="text-muted text-sm">
              Emails are about receivables on sale, and this search shows none of them.
            </p>
          )}
        </BusyFieldset>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {wallet.isReady && !wallet.isConnected ? (
          <div className="flex flex-wrap items-center gap-3">
            <ConnectButton />
            <p className="text-muted text-sm">Connect your wallet to save it.</p>
          </div>
        ) : (
          <div>
            <Button type="submit" busy={isSaving}>
              {isSaving ? "Saving..." : "Save search"}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
