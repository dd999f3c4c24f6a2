import { evidenceLength } from "@tenora/domain/collection/dispute-evidence";
import { isBlank } from "@tenora/domain/text/single-line";
import { useCallback, useState } from "react";
import { useRecordedAction } from "~/desk/features/actions/use-recorded-action";
import { useStoredText } from "~/desk/features/in-memory-state";
import { TransactionButton } from "~/features/transaction/transaction-button";
import { ConnectButton } from "~/features/wallet/connect-button";
import { sendRequest } from "~/http/send-request";
import { type BuildIntent, type Hex, IntentError } from "~/transaction/state/transaction-intent";
import { Button } from "~/ui/button";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { TextArea } from "~/ui/forms/text-area";

interface DisputeFormProps {
  readonly listing: string;
  /** True to raise a dispute, false to end what stands. */
  readonly disputed: boolean;
}

const words = {
  raise: {
    label: "Evidence",
    missing: "Enter what the dispute is about.",
    help: "What’s disputed, who says so, and what you’ve seen. You can’t change this later.",
    button: "Raise dispute…",
  },
  end: {
    label: "Why it ends",
    missing: "Enter why the dispute ends.",
    help: "What was agreed or found, and by whom. You can’t change this later.",
    button: "End dispute…",
  },
} as const;

/** Raises or ends a dispute with the wallet that is connected; what was typed stays until it is done. */
export function DisputeForm({ listing, disputed }: DisputeFormProps) {
  const { label, missing, help, button } = words[disputed ? "raise" : "end"];
  const [text, setText] = useStoredText(`dispute ${listing} ${label}`);
  const [isMissing, setMissing] = useState(false);
  // The same until it is changed: what was kept once and not sent is kept once.
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  const onPress = useRecordedAction(disputed ? "raise-dispute" : "end-dispute", listing);
  const build = useCallback<BuildIntent>(
    async (context) => {
      const { disputeIntent } = await import("./dispute-intent.ts");
      const keepEvidence = () => sendEvidence(listing, { id, disputed, text });
      return disputeIntent(context, { listing: BigInt(listing), disputed, keepEvidence });
    },
    [listing, disputed, id, text],
  );
  return (
    <form
      aria-label={disputed ? "Raise a dispute" : "End the dispute"}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(isBlank(text));
        focusFirstError(event.currentTarget);
      }}
    >
      <TextArea
        label={label}
        rows={3}
        maxLength={evidenceLength}
        help={help}
        value={text}
        error={isMissing ? missing : undefined}
        onChange={({ target }) => {
          setMissing(false);
          setText(target.value);
          setId(crypto.randomUUID());
        }}
      />
      <div>
        {isBlank(text) ? (
          <Button type="submit" variant="outline" size="sm">
            {button}
          </Button>
        ) : (
          <TransactionButton
            id={`${disputed ? "raise" : "end"}-dispute:${listing}`}
            build={build}
            variant="outline"
            size="sm"
            disconnected={<ConnectButton size="sm" variant="outline" />}
            onPress={onPress}
            onConfirmed={() => setText("")}
          >
            {button}
          </TransactionButton>
        )}
      </div>
    </form>
  );
}

/** @throws IntentError when it wasn't kept, so that nothing is sent without it */
async function sendEvidence(listing: string, body: object): Promise<Hex> {
  const path = `/api/admin/market/${listing}/evidence`;
  const result = await sendRequest<{ hash: Hex }>(path, { method: "POST", body });
  if (!result.ok)
    throw new IntentError(`The evidence wasn’t saved, and nothing was sent. ${result.message}`);
  return result.data.hash;
}
