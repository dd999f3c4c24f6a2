import { useCallback } from "react";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { TransactionButton } from "../transaction-button.tsx";

/** Claims the reward of one note of the connected wallet. */
export function RewardButton({ note }: { note: bigint }) {
  const build = useCallback<BuildIntent>(
    async (context) => (await import("./reward-intent.ts")).rewardIntent(context, note),
    [note],
  );
  return (
    <TransactionButton
      id={`reward:${note}`}
      build={build}
      variant="outline"
      size="sm"
      disconnected={null}
    >
      Claim the reward
    </TransactionButton>
  );
}
