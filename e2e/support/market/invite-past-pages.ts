import { encodeInvitation, invitationMessage } from "@tenora/chain/gate/invitation";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import type { Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { readListing } from "./exchange-facts.ts";
import { addressOf } from "./market-people.ts";
import type { MarketStory } from "./market-story.ts";

/** A seller's invitation as a buyer brings it, signed without a browser. */
export async function invitePastPages(
  { marketplace, exchange }: Pick<MarketStory, "marketplace" | "exchange">,
  seller: Hex,
  { listing, guest, cap }: { readonly listing: bigint; readonly guest: Hex; readonly cap: number },
): Promise<Hex> {
  const { fundingDeadline } = await readListing(marketplace, listing);
  const invitation = {
    listing,
    wallet: addressOf(guest),
    cap: BigInt(cap),
    counter: 0n,
    deadline: fundingDeadline,
  };
  const message = invitationMessage(exchange.deployment, invitation);
  return encodeInvitation(invitation, await signMessage(privateKeyToAccount(seller), message));
}
