import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A request to a node. */
export interface NodeRequest {
  readonly method: string;
  readonly params: readonly Readonly<Record<string, unknown>>[];
}

export interface ForwardingNode {
  readonly url: string;
  stop(): Promise<void>;
}

/** A node before the chain: `before` runs ahead of each request, and refuses it with the words that it answers. */
export async function startForwardingNode(
  rpcUrl: string,
  before: (request: NodeRequest) => Promise<string | undefined> | string | undefined,
): Promise<ForwardingNode> {
  const server = createServer(async (request, response) => {
    const body = await read(request);
    const { id, method, params } = JSON.parse(body);
    response.setHeader("content-type", "application/json");
    const message = await before({ method, params });
    if (message !== undefined) {
      response.end(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32_600, message } }));
      return;
    }
    const headers = { "content-type": "application/json" };
    response.end(await (await fetch(rpcUrl, { method: "POST", headers, body })).text());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
