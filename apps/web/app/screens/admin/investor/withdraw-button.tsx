import { useCallback } from "react";
import { recordAction } from "~/features/admin/actions/record-action";
import { TransactionButton } from "~/features/transaction/transaction-button";
import { ConnectButton } from "~/features/wallet/connect-button";
import type { BuildIntent, Hex } from "~/transaction/state/transaction-intent";

interface WithdrawButtonProps {
  readonly investorId: string;
  readonly name: string;
  readonly wallet: Hex;
}

/** Ends an investor's eligibility on the chain, with an attestor's wallet. */
export function WithdrawButton({ investorId, name, wallet }: WithdrawButtonProps) {
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
      disconnected={<ConnectButton size="sm" variant="outline" />}
      onConfirmed={(hash) => void recordAction("withdraw-eligibility", investorId, hash)}
    >
      Withdraw eligibility
    </TransactionButton>
  );
}
