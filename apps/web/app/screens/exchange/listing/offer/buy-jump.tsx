import { buttonClass } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import type { ListingPage } from "../listing-page.ts";

/**
 * On small windows, from the head of the page to its buy panel; not for the seller, who can't buy. Where the
 * seller decides who may, most readers find there what that takes.
 */
export function BuyJump({ offer: { isBuyable, seller, gate } }: Pick<ListingPage, "offer">) {
  const { walletAddress } = useWallet();
  if (!isBuyable || walletAddress?.toLowerCase() === seller.toLowerCase()) return null;
  return (
    <a href="#buy" className={buttonClass({ className: "mt-4 w-full lg:hidden" })}>
      {gate === "invite" || gate === "link" ? "Who can buy this" : "Buy a note"}
    </a>
  );
}
