import { type Address, ContractFunctionRevertedError, type Hex, type PublicClient } from "viem";
import { type CheckedCall, encodeCall } from "./contract-call.ts";
import { explainRevert } from "./errors.ts";
import { namePausedToken } from "./paused-token.ts";

type Simulator = Pick<PublicClient, "readContract" | "simulateContract">;

/** Simulates one call in the next block. @throws ExchangeRevertError, or what the node throws */
export async function simulateCall(client: Simulator, account: Address, call: CheckedCall) {
  return client
    .simulateContract({
      ...call,
      account,
      // In the next block: release, for one, is possible only after the block of the last purchase.
      blockTag: "pending",
    })
    .catch(async (error: unknown) => {
      throw await namePausedToken(client, explainRevert(error));
    });
}

interface SimulatedCall {
  readonly status: Hex;
  readonly returnData: Hex;
  readonly error?: { readonly data?: Hex };
}

/**
 * Simulates calls that follow each other in one block, such as an approval and what needs it. A node
 * without `eth_simulateV1` can check the first one only.
 * @throws ExchangeRevertError, or what the node throws
 */
export async function simulateCalls(
  client: Simulator & Pick<PublicClient, "request">,
  account: Address,
  calls: readonly CheckedCall[],
): Promise<void> {
  const [first] = calls;
  if (!first) return;
  await simulateCall(client, account, first);
  if (calls.length === 1) return;
  const simulated = await simulateBlock(client, account, calls);
  for (const [index, { status, returnData, error }] of (simulated ?? []).entries()) {
    const call = calls[index];
    if (!call || status === "0x1") continue;
    const { abi, functionName } = call;
    const data = error?.data ?? returnData;
    const reverted = new ContractFunctionRevertedError({ abi, data, functionName });
    throw await namePausedToken(client, explainRevert(reverted));
  }
}

/** Null where the node does not offer it. */
async function simulateBlock(
  client: Pick<PublicClient, "request">,
  account: Address,
  calls: readonly CheckedCall[],
): Promise<readonly SimulatedCall[] | null> {
  const request = client.request as (args: {
    method: string;
    params: readonly unknown[];
  }) => Promise<unknown>;
  const transactions = calls.map((call) => {
    const { to, data } = encodeCall(call);
    return { from: account, to, data };
  });
  try {
    const blocks = (await request({
      method: "eth_simulateV1",
      params: [{ blockStateCalls: [{ calls: transactions }] }, "latest"],
    })) as readonly { readonly calls: readonly SimulatedCall[] }[];
    return blocks[0]?.calls ?? null;
  } catch {
    return null;
  }
}
