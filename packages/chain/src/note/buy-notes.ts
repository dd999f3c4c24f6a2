import type { Address, Hex } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";
import type { Authorization } from "../typed-data/sign-authorization.ts";

/** What a buyer agrees to; amounts in base units, `deadline` in seconds since 1970. */
export interface Order {
  readonly listing: bigint;
  readonly units: number;
  readonly token: Address;
  readonly maxCost: bigint;
  readonly deadline: bigint;
}

/** An ERC-2612 signature of the buyer; with it no earlier approval is needed. */
export interface PermitSignature {
  readonly value: bigint;
  readonly deadline: bigint;
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
}

/** Somebody's signed payment, sent by anybody. */
export interface SignedPayment {
  readonly payer: Address;
  readonly authorization: Authorization;
}

/** Buys units; resolves with the note that will be minted. Needs an allowance, or a permit. */
export function buyNotes(
  sender: Sender,
  exchange: Address,
  order: Order,
  { gateData = "0x", permit }: { gateData?: Hex; permit?: PermitSignature } = {},
): Promise<Submitted<bigint>> {
  const contract = { address: exchange, abi: receivableExchangeAbi } as const;
  return permit
    ? send(sender, { ...contract, functionName: "buyWithPermit", args: [order, gateData, permit] })
    : send(sender, { ...contract, functionName: "buy", args: [order, gateData] });
}

/** Buys for `payer`, who signed an EIP-3009 authorization of exactly the cost; the sender pays gas only. */
export function buyForPayer(
  sender: Sender,
  exchange: Address,
  order: Order,
  { payer, authorization, gateData = "0x" }: SignedPayment & { gateData?: Hex },
): Promise<Submitted<bigint>> {
  return send(sender, {
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "buyWithAuthorization",
    args: [order, gateData, payer, authorization],
  });
}
