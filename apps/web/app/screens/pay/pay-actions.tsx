import { PayForm } from "~/features/transaction/receivable/pay-form";
import type { PayableFacts } from "~/features/transaction/receivable/payment";
import { ConnectButton } from "~/features/wallet/connect-button";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";

/** The form, with what its wallet buttons need. */
export default function PayActions({ facts }: { facts: PayableFacts }) {
  return (
    <WalletQueryProvider>
      <PayForm facts={facts} connect={<ConnectButton />} />
    </WalletQueryProvider>
  );
}
