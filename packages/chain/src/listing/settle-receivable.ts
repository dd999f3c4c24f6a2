import type { Address } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import type { PermitSignature, SignedPayment } from "../note/buy-notes.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** `amount`: base units, the most to pay in. */
export interface Settlement {
  readonly listing: bigint;
  readonly amount: bigint;
}

/** Pays in; never more than is due. Needs an allowance of that much, or a permit. */
export function settleReceivable(
  sender: Sender,
  exchange: Address,
  { listing, amount }: Settlement,
  { permit }: { permit?: PermitSignature } = {},
): Promise<Submitted<bigint>> {
  const contract = { address: exchange, abi: receivableExchangeAbi } as const;
  return permit
    ? send(sender, {
        ...contract,
        functionName: "settleWithPermit",
        args: [listing, amount, permit],
      })
    : send(sender, { ...contract, functionName: "settle", args: [listing, amount] });
}

/** Pays in for `payer`, who signed an EIP-3009 authorization; what isn't needed returns to him at once. */
export function settleForPayer(
  sender: Sender,
  exchange: Address,
  { listing, amount }: Settlement,
  { payer, authorization }: SignedPayment,
): Promise<Submitted<bigint>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "settleWithAuthorization",
    args: [listing, amount, payer, authorization],
  });
}
