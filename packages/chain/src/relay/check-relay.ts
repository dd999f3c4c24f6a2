import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import type { Address } from "viem";
import { publicClient } from "../rpc/read-chain.ts";
import { gasLimit } from "../transaction/gas-limit.ts";
import { simulateCall } from "../transaction/simulate-calls.ts";
import { type RelayDeployment, type RelayRefusal, readMovedMoney } from "./moved-money.ts";
import { isRejection, relayCall } from "./relay-call.ts";

const timeoutMs = 2_000;

/** What is known of a request that may be sent. */
export interface RelayCheck {
  /** Who pays, or whom the claim is paid to. */
  readonly wallet: Address;
  /** The most that its transaction may use. */
  readonly gas: number;
}

/**
 * Whether the exchange takes the request now, signature included, when `sender` sends it. Rejects when
 * no RPC address answers a request in 2 s.
 */
export async function checkRelay(
  rpcUrls: readonly string[],
  deployment: RelayDeployment,
  sender: Address,
  request: RelayRequest,
): Promise<RelayCheck | RelayRefusal> {
  const client = publicClient(rpcUrls, timeoutMs);
  try {
    const moved = await readMovedMoney(client, deployment, request);
    if (typeof moved === "string") return moved;
    const call = relayCall(deployment.exchange, request);
    await simulateCall(client, sender, call);
    const estimate = await client.estimateContractGas({ ...call, account: sender });
    return { wallet: moved.wallet, gas: Number(gasLimit(estimate)) };
  } catch (error) {
    if (isRejection(error)) return "rejected";
    throw error;
  }
}
