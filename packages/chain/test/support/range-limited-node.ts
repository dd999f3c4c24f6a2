import { type ForwardingNode, startForwardingNode } from "./forwarding-node.ts";

export interface RangeLimitedNode extends ForwardingNode {
  /** The ranges of blocks that were asked for, refused ones included. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** A public node before the chain: it refuses logs of more than `maxBlocks` blocks, as Alchemy words it. */
export async function startRangeLimitedNode(
  rpcUrl: string,
  maxBlocks: number,
): Promise<RangeLimitedNode> {
  const ranges: [number, number][] = [];
  const node = await startForwardingNode(rpcUrl, ({ method, params }) => {
    if (method !== "eth_getLogs") return;
    const [from, to] = [Number(params[0]?.fromBlock), Number(params[0]?.toBlock)];
    ranges.push([from, to]);
    if (to - from + 1 <= maxBlocks) return;
    return `You can make eth_getLogs requests with up to a ${maxBlocks} block range.`;
  });
  return { ...node, ranges };
}
