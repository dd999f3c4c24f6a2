import { useCallback } from "react";
import { TransactionButton } from "~/features/transaction/transaction-button";
import type { BuildIntent } from "~/transaction/state/transaction-intent";

interface MakeButtonProps {
  digest: string;
  uri: string;
  onDone: () => void;
}

/** Puts a described reward on the chain from the business's wallet. */
export function MakeButton({ digest, uri, onDone }: MakeButtonProps) {
  const build = useCallback<BuildIntent>(
    async (context) => (await import("./make-reward-intent.ts")).makeRewardIntent(context, uri),
    [uri],
  );
  return (
    <TransactionButton
      id={`make-reward:${digest}`}
      build={build}
      size="sm"
      onConfirmed={onDone}
      disconnected={null}
    >
      Create it on the chain
    </TransactionButton>
  );
}
