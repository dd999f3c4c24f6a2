import { useCallback } from "react";
import { useRecordedAction } from "~/desk/features/actions/use-recorded-action";
import { TransactionButton } from "~/features/transaction/transaction-button";
import { ConnectButton } from "~/features/wallet/connect-button";
import type { BuildIntent, Hex } from "~/transaction/state/transaction-intent";

interface WithdrawButtonProps {
  readonly investorId: string;
  readonly name: string;
  readonly wallet: Hex;
}

/** Ends an investor's eligibility on the chain, with an attestor's wallet. */
export function WithdrawEligibilityButton({ investorId, name, wallet }: WithdrawButtonProps) {
  const onPress = useRecordedAction("withdraw-eligibility", investorId);
  const build = useCallback<BuildIntent>(
    async (context) =>
      (await import("./withdraw-intent.ts")).withdrawIntent(context, { name, wallet }),
    [name, wallet],
  );
  return (
    <TransactionButton
      id={`withdraw-eligibility:${wallet.toLowerCase()}`}
      build={build}
      variant="outline"
      size="sm"
      disconnected={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-muted text-sm">To withdraw it, connect an attestor’s wallet.</span>
          <ConnectButton size="sm" variant="outline" />
        </span>
      }
      onPress={onPress}
    >
      Withdraw eligibility
    </TransactionButton>
  );
}
