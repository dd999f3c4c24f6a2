import { useCallback } from "react";
import type { IntentContext } from "~/transaction/state/transaction-intent";
import { TransactionButton } from "../transaction-button.tsx";
import { nameReceivable } from "./name-receivable.ts";
import { actionLabels, type ReceivableAction } from "./receivable-actions.ts";

interface ActionButtonProps {
  readonly action: ReceivableAction;
  /** Named in the dialog with the receivable, where the page lists those of several sellers. */
  readonly seller?: string;
  /** In a list. */
  readonly size?: "sm";
  readonly onConfirmed?: () => void;
  readonly onPress?: (id: string) => void;
}

/** A button for one action; the summary is in its dialog. */
export function ActionButton({ action, seller, size, onConfirmed, onPress }: ActionButtonProps) {
  const { kind, listing } = action;
  const note = action.kind === "refund" ? action.note : 0n;
  const amount = action.kind === "refund" ? action.amount : 0n;
  const build = useCallback(
    async (context: IntentContext) => {
      const { actionIntent } = await import("./action-intent.ts");
      const chosen: ReceivableAction =
        kind === "refund" ? { kind, listing, note, amount } : { kind, listing };
      const intent = await actionIntent(context, chosen);
      return seller === undefined ? intent : nameReceivable(intent, listing, seller);
    },
    [kind, listing, note, amount, seller],
  );
  return (
    <TransactionButton
      id={`${kind}:${note || listing}`}
      build={build}
      variant="outline"
      disconnected={null}
      {...(size && { size })}
      {...(onConfirmed && { onConfirmed })}
      {...(onPress && { onPress })}
    >
      {actionLabels[kind]}
    </TransactionButton>
  );
}
