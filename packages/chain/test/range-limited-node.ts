import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface RangeLimitedNode {
  readonly url: string;
  /** The ranges of blocks that were asked for, refused ones included. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
  stop(): Promise<void>;
}

/** A public node before the chain: it refuses logs of more than `maxBlocks` blocks, as Alchemy words it. */
export async function startRangeLimitedNode(
  rpcUrl: string,
  maxBlocks: number,
): Promise<RangeLimitedNode> {
  const ranges: [number, number][] = [];
  const server = createServer(async (request, response) => {
    const body = await read(request);
    const { id, method, params } = JSON.parse(body);
    response.setHeader("content-type", "application/json");
    if (method === "eth_getLogs") {
      const [from, to] = [Number(params[0].fromBlock), Number(params[0].toBlock)];
      ranges.push([from, to]);
      if (to - from + 1 > maxBlocks) {
        const message = `You can make eth_getLogs requests with up to a ${maxBlocks} block range.`;
        response.end(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32_600, message } }));
        return;
      }
    }
    const headers = { "content-type": "application/json" };
    response.end(await (await fetch(rpcUrl, { method: "POST", headers, body })).text());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ranges,
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request.setEncoding("utf8")) body += part;
  return body;
}
