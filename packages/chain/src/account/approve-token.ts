import type { Address } from "viem";
import { testUSDCAbi } from "../generated/test-usdc.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Lets the exchange take exactly `amount`; for tokens without permit. */
export function approveToken(
  sender: Sender,
  token: Address,
  { spender, amount }: { spender: Address; amount: bigint },
): Promise<Submitted<unknown>> {
  // USDT returns nothing where the standard returns true, so the result isn't decoded.
  const abi = testUSDCAbi
    .filter((item) => item.type === "function" && item.name === "approve")
    .map((item) => ({ ...item, outputs: [] }));
  return send(sender, { address: token, abi, functionName: "approve", args: [spender, amount] });
}
