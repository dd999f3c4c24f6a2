import type { Address } from "viem";
import { rewardNFTAbi } from "../generated/reward-nft.ts";
import { type Sender, type Submitted, send } from "../transaction/send.ts";

/** Makes a reward of the sender's; resolves with the id his terms name. Its metadata is final. */
export function createReward(
  sender: Sender,
  rewards: Address,
  uri: string,
): Promise<Submitted<bigint>> {
  return send(sender, { address: rewards, abi: rewardNFTAbi, functionName: "make", args: [uri] });
}
