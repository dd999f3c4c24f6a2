import { createServer } from "node:http";
import { freePort } from "@tenora/embedded/free-port";

/** A node that passes everything on to a chain, and says that it is another one until it is corrected. */
export interface LyingNode {
  readonly url: string;
  /** How often it was asked which chain it is. */
  readonly asked: () => number;
  tellTheTruth(): void;
  lie(): void;
  stop(): void;
}

export async function startLyingNode(rpcUrl: string, chainId: number): Promise<LyingNode> {
  let isLying = true;
  let asked = 0;
  const server = createServer(async (request, response) => {
    const body = await new Response(request as never).text();
    const { id, method } = JSON.parse(body) as { id: number; method: string };
    response.setHeader("content-type", "application/json");
    if (method === "eth_chainId") asked += 1;
    if (method === "eth_chainId" && isLying) {
      const result = `0x${chainId.toString(16)}`;
      return response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    }
    const headers = { "content-type": "application/json" };
    const answer = await fetch(rpcUrl, { method: "POST", headers, body });
    response.end(await answer.text());
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    tellTheTruth() {
      isLying = false;
    },
    lie() {
      isLying = true;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
