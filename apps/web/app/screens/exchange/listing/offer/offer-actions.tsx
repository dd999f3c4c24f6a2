import { Fragment, useState } from "react";
import { LiveMarket } from "~/features/receivable/live/live-market";
import { DialogHost } from "~/features/transaction/dialog-host";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { RefundElsewhere } from "~/features/transaction/receivable/note-elsewhere";
import { actionsOf } from "~/features/transaction/receivable/receivable-actions";
import { ConnectButton } from "~/features/wallet/connect-button";
import { useWallet } from "~/wallet/wallet-provider";
import { HolderMail } from "../guests/mail/holder-mail.tsx";
import type { ListingPage } from "../listing-page.ts";
import { ListingQueries } from "../listing-queries.tsx";
import { HeldNotes } from "../notes/held-notes.tsx";
import { HeldOnSale } from "../notes/held-on-sale.tsx";
import { OwnNotes } from "../notes/own-notes.tsx";
import { useOwnNotes } from "../notes/use-own-notes.ts";
import { AfterSale } from "./after-sale.tsx";
import { BuyPanel } from "./buy-panel.tsx";
import { isCancelledUnsold } from "./offer-facts.ts";
import { RefundOutlook } from "./refund-outlook.tsx";

/** What the connected wallet can do with this receivable now. */
export default function OfferActions({ page }: { page: ListingPage }) {
  return (
    <ListingQueries>
      <LiveMarket block={page.market.block} />
      <DialogHost>
        <Actions page={page} />
      </DialogHost>
    </ListingQueries>
  );
}

function Actions({ page }: { page: ListingPage }) {
  const { walletAddress, isConnected } = useWallet();
  // Kept here, since the purchase of all that's left ends the sale and removes its panel.
  const [hasBought, setBought] = useState(false);
  const notes = useOwnNotes(page);
  const { offer } = page;
  const actions = isConnected
    ? actionsOf(
        { ...offer, listing: offer.id, isStalled: page.market.isStalled, notes },
        walletAddress,
      )
    : [];
  const isSeller = isConnected && offer.seller.toLowerCase() === walletAddress.toLowerCase();
  const isOver = !offer.isSaleOpen && actions.length === 0;
  const isUnsold = isCancelledUnsold(offer);
  return (
    <>
      {hasBought && <OwnNotes notes={notes} />}
      {offer.isSaleOpen && <HeldOnSale notes={notes} token={offer.token} />}
      {offer.isBuyable && <BuyPanel page={page} onBought={() => setBought(true)} />}
      {offer.isSaleOpen && !offer.isBuyable && (
        <p>Nothing can be bought while our reviewer disputes it. What was bought stays as it is.</p>
      )}
      {actions.length > 0 && (
        <div className={offer.isSaleOpen ? "mt-6 border-line border-t pt-5" : undefined}>
          <div className="grid gap-3">
            {actions.map((action) => (
              <Fragment key={action.kind === "refund" ? String(action.note) : action.kind}>
                <ActionButton action={action} />
                {action.kind === "refund" && <RefundElsewhere note={action.note} />}
              </Fragment>
            ))}
          </div>
        </div>
      )}
      {isOver && !hasBought && notes.length > 0 && (
        <HeldNotes notes={notes} status={offer.status} />
      )}
      {isOver && !hasBought && notes.length === 0 && (
        <AfterSale page={page} isSeller={isSeller} isConnected={isConnected} />
      )}
      <RefundOutlook offer={offer} notes={notes} />
      {notes.length > 0 && <HolderMail />}
      {isOver && !isConnected && !isUnsold && <ConnectButton className="mt-4 w-full" />}
    </>
  );
}
