import { useCallback } from "react";
import type { WalletConfig } from "~/wallet/wallet-provider";
import { TransactionButton } from "../transaction-button.tsx";
import { actionLabels, type ReceivableAction } from "./receivable-actions.ts";

/** A button for one action; the summary is in its dialog. */
export function ActionButton({
  action,
  config,
}: {
  action: ReceivableAction;
  config: WalletConfig;
}) {
  const { kind, listing } = action;
  const note = action.kind === "refund" ? action.note : 0n;
  const amount = action.kind === "refund" ? action.amount : 0n;
  const build = useCallback(
    async (context: Parameters<typeof import("./action-intent.ts").actionIntent>[0]) => {
      const { actionIntent } = await import("./action-intent.ts");
      const chosen: ReceivableAction =
        kind === "refund" ? { kind, listing, note, amount } : { kind, listing };
      return actionIntent(context, config, chosen);
    },
    [config, kind, listing, note, amount],
  );
  return (
    <TransactionButton
      id={`${kind}:${note || listing}`}
      build={build}
      variant="outline"
      disconnected={null}
    >
      {actionLabels[kind]}
    </TransactionButton>
  );
}
