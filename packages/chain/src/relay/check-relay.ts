import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import type { Address } from "viem";
import { assertChainId, publicClient } from "../rpc/read-chain.ts";
import { explainError, explainRevert } from "../transaction/errors.ts";
import { gasLimit } from "../transaction/gas-limit.ts";
import { simulateCall } from "../transaction/simulate-calls.ts";
import { type RelayDeployment, readMovedMoney } from "./moved-money.ts";
import { isRejection, relayCall } from "./relay-call.ts";

const timeoutMs = 2_000;

/** What is known of a request that may be sent. */
export interface RelayCheck {
  /** The payer, or the owner who is paid. */
  readonly wallet: Address;
  /** The most that its transaction may use. */
  readonly gas: number;
}

/** Why the exchange doesn't take a request, in words for the person; null where it doesn't say why. */
interface RelayRejection {
  readonly rejected: string | null;
}

/**
 * Whether the exchange takes the request now, signature included, when `sender` sends it. Rejects when
 * no RPC address answers a request in 2 s, and when what answers is another chain.
 */
export async function checkRelay(
  rpcUrls: readonly string[],
  deployment: RelayDeployment,
  sender: Address,
  request: RelayRequest,
): Promise<RelayCheck | RelayRejection | "too-little"> {
  const client = publicClient(rpcUrls, timeoutMs);
  // First, since another chain would seem to reject what it knows nothing of.
  await assertChainId(client, deployment.chainId);
  try {
    const moved = await readMovedMoney(client, deployment, request);
    if (moved === "too-little") return moved;
    if (moved === "rejected") return { rejected: null };
    const call = relayCall(deployment.exchange, request);
    await simulateCall(client, sender, call);
    const estimate = await client.estimateContractGas({ ...call, account: sender });
    return { wallet: moved.wallet, gas: Number(gasLimit(estimate)) };
  } catch (error) {
    // The estimate reverts too when a block came between it and the simulation.
    if (!isRejection(explainRevert(error))) throw error;
    const { stablecoins } = deployment;
    const { sentence, nextStep } = explainError(error, { stablecoins });
    return { rejected: `${sentence} ${nextStep}`.trim() };
  }
}
