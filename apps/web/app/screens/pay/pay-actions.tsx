import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { PayForm } from "~/features/transaction/receivable/pay/pay-form";
import { ConnectButton } from "~/features/wallet/connect-button";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";
import { OwnBill } from "./own-bill.tsx";
import type { PayPage } from "./pay-page.ts";

type Payable = Pick<PayPage, "payable" | "parties" | "kind" | "documentWord">;

/** The form, with what its wallet buttons need. */
export default function PayActions({ page }: { page: Payable }) {
  return (
    <WalletQueryProvider>
      <Addressee page={page} />
      <PayForm facts={page.payable} connect={<ConnectButton />} />
    </WalletQueryProvider>
  );
}

/**
 * The customer's wallet reads which of their invoices this is. Anybody may pay, so a wallet that wasn't asked
 * to is told whose debt it is.
 */
function Addressee({ page: { payable, parties, kind, documentWord } }: { page: Payable }) {
  const { walletAddress, isConnected } = useWallet();
  const isCommunity = kind === "community";
  const owing = isCommunity ? parties.seller : parties.customer;
  if (!isConnected || owing === null) return null;
  const wallet = walletAddress.toLowerCase();
  if (wallet === parties.customer && parties.hasConfirmed)
    return <OwnBill listing={payable.listing} documentWord={documentWord} />;
  if (wallet === parties.seller || wallet === owing) return null;
  return (
    <Notice role="none" tone="warning" className="mb-4">
      This {isCommunity ? "repayment" : documentWord} is for {shortenAddress(owing)} to pay, not for
      your wallet.
      {payable.least === undefined &&
        ` You can pay it, but payments can't be taken back.${isCommunity ? "" : " Your payment goes to investors alone; what the business is owed beyond that is left to the customer."}`}
    </Notice>
  );
}
