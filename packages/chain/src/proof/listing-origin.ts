import { type Address, getAddress, type Hex, type PublicClient } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { decodeEvents, type EventOf } from "../events/chain-event.ts";
import type { Offer } from "../exchange/exchange-types.ts";
import { decodeListCalls } from "./list-call.ts";

/** How a listing came onto the chain. */
export interface ListingOrigin {
  readonly event: EventOf<"exchange", "Listed">;
  /** What was handed to `list`; null when the calldata doesn't show it, only the event's terms remain. */
  readonly offer: Offer | null;
  readonly isDirect: boolean;
  /** The account that paid for the transaction. */
  readonly sender: Address;
}

/**
 * The origin of a listing, out of the transaction of its `Listed` event. Null when that transaction
 * didn't list it, or isn't mined. Rejects when the node doesn't know the transaction.
 */
export async function readListingOrigin(
  publicClient: PublicClient,
  deployment: Deployment,
  { listing, transactionHash: hash }: { readonly listing: bigint; readonly transactionHash: Hex },
): Promise<ListingOrigin | null> {
  const [transaction, receipt] = await Promise.all([
    publicClient.getTransaction({ hash }),
    publicClient.getTransactionReceipt({ hash }),
  ]);
  const event = decodeEvents(deployment, receipt.logs).find(
    (one): one is EventOf<"exchange", "Listed"> =>
      one.contract === "exchange" && one.name === "Listed" && one.args.listing === listing,
  );
  if (!event) return null;
  const call = decodeListCalls(deployment.exchange, transaction).find(
    ({ offer }) =>
      offer.signatures.attestor === event.args.attestor && isSame(offer.terms, event.args.terms),
  );
  return {
    event,
    offer: call?.offer ?? null,
    isDirect: call?.isDirect ?? false,
    sender: getAddress(transaction.from),
  };
}

/** Decoded by the same ABI, so members have the same order and form. */
function isSame(one: Offer["terms"], other: Offer["terms"]): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof typeof other] === value);
}
