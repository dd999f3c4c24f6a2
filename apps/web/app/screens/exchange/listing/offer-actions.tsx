import { useState } from "react";
import { LiveMarket } from "~/features/receivable/live-market";
import { DialogHost } from "~/features/transaction/dialog-host";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { actionsOf } from "~/features/transaction/receivable/receivable-actions";
import { ConnectButton } from "~/features/wallet/connect-button";
import { useWallet } from "~/wallet/wallet-provider";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";
import { BuyPanel } from "./buy-panel.tsx";
import type { ListingPage } from "./listing-page.ts";
import { OwnNotes } from "./own-notes.tsx";
import { useOwnNotes } from "./use-own-notes.ts";

/** What the connected wallet can do with this receivable now. */
export default function OfferActions({ page }: { page: ListingPage }) {
  return (
    <WalletQueryProvider>
      <LiveMarket block={page.market.block} />
      <DialogHost>
        <Actions page={page} />
      </DialogHost>
    </WalletQueryProvider>
  );
}

function Actions({ page }: { page: ListingPage }) {
  const { walletAddress, isConnected } = useWallet();
  // Kept here, since the purchase of all that's left ends the sale and removes its panel.
  const [hasBought, setBought] = useState(false);
  const notes = useOwnNotes(page);
  const { offer } = page;
  const actions = isConnected
    ? actionsOf({ ...offer, listing: offer.id, notes }, walletAddress)
    : [];
  const isOver = !offer.isSaleOpen && actions.length === 0;
  return (
    <>
      {hasBought && <OwnNotes notes={notes} />}
      {offer.isSaleOpen && <BuyPanel page={page} onBought={() => setBought(true)} />}
      {actions.length > 0 && (
        <div className={offer.isSaleOpen ? "mt-6 border-line border-t pt-5" : undefined}>
          <div className="grid gap-3">
            {actions.map((action) => (
              <ActionButton
                key={action.kind === "refund" ? String(action.note) : action.kind}
                action={action}
              />
            ))}
          </div>
        </div>
      )}
      {isOver && !hasBought && (
        <p className="text-muted">
          {isConnected
            ? "Nothing is for sale here, and your wallet has nothing to do right now."
            : "Nothing is for sale here. Connect your wallet to see what you can do."}
        </p>
      )}
      {isOver && !isConnected && <ConnectButton className="mt-4 w-full" />}
    </>
  );
}
