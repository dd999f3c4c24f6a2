import { localAccount } from "@tenora/chain/deployment/local-account";
import { buyNotes } from "@tenora/chain/exchange/note";
import { encodeInvitation, invitationMessage } from "@tenora/chain/gate/invitation";
import { encodeLinkUse, linkMessage, linkUseMessage } from "@tenora/chain/gate/share-link";
import { purposeOf } from "@tenora/chain/payment/plan-payment";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import type { Hex } from "viem";
import { businesses } from "../people/businesses.ts";
import { investors } from "../people/investors.ts";
import type { Purchase } from "../receivables/receivable.ts";
import type { LivingReceivable } from "./living-receivable.ts";
import type { LocalExchange } from "./local-exchange.ts";
import { audienceOf } from "./receivable-terms.ts";

const day = 86_400;
/** The account whose key is in every share link of the history. */
const linkAccount = 28;

/** `now` is the time of the chain, in seconds since 1970. */
export async function buyUnits(
  exchange: LocalExchange,
  living: LivingReceivable,
  purchase: Purchase,
  now: number,
): Promise<void> {
  const { listing, terms, digest, receivable, notes } = living;
  const { account } = investors[purchase.buyer];
  const units = unitsOf(living, purchase);
  const value = BigInt(units) * BigInt(terms.pricePerUnit);
  const deadline = BigInt(now + day);
  const { token } = terms;
  const order = { listing, terms: digest, units, token, maxCost: value, flags: 0, deadline };
  const gateData = await gateDataFor(exchange, living, { account, now });
  const coin = exchange.coin(receivable.token);
  const purpose = purposeOf({ action: "buy", order }, value);
  const options = { ...(await exchange.allow(account, coin, purpose)), gateData };
  const { exchange: at } = exchange.deployment;
  await exchange.done(buyNotes(exchange.sender(account), at, order, options));
  notes.push({ owner: account, units });
}

/** What a purchase takes: its share in whole hundreds of units, so that all shares together take all. */
function unitsOf({ terms, receivable }: LivingReceivable, purchase: Purchase): number {
  const purchases = receivable.events.filter((one) => one.do === "buy");
  const upTo = (count: number) => {
    const shares = purchases.slice(0, count).reduce((sum, { share }) => sum + share, 0);
    return shares === 1000
      ? terms.totalUnits
      : Math.round((terms.totalUnits * shares) / 1000 / 100) * 100;
  };
  const at = purchases.indexOf(purchase);
  return upTo(at + 1) - upTo(at);
}

/** What the seller's gate wants to see: nothing, an invitation, or the use of a link. */
async function gateDataFor(
  { deployment }: LocalExchange,
  { listing, terms, receivable }: LivingReceivable,
  { account, now }: { account: number; now: number },
): Promise<Hex> {
  const audience = audienceOf(receivable);
  if (audience === "eligible") return "0x";
  const seller = localAccount(businesses[receivable.seller].account);
  const wallet = localAccount(account).address;
  const all = BigInt(terms.totalUnits);
  const until = { counter: 0n, deadline: BigInt(now + 30 * day) };
  if (audience === "invited") {
    const invitation = { listing, wallet, cap: all, ...until };
    const message = invitationMessage(deployment, invitation);
    return encodeInvitation(invitation, await signMessage(seller, message));
  }
  const key = localAccount(linkAccount);
  const link = { listing, key: key.address, walletCap: all, totalCap: all, ...until };
  const use = linkUseMessage(deployment, key.address, { listing, wallet });
  return encodeLinkUse(link, {
    seller: await signMessage(seller, linkMessage(deployment, link)),
    key: await signMessage(key, use),
  });
}
