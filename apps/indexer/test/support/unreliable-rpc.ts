import { createServer, request } from "node:http";
import { freePort } from "@tenora/embedded/free-port";

/** An RPC address before the chain's, which can be made to fail. */
export interface UnreliableRpc {
  readonly url: string;
  /** From now on every connection is cut. */
  fail(): void;
  recover(): void;
  stop(): Promise<void>;
}

export async function startUnreliableRpc(target: string): Promise<UnreliableRpc> {
  let failing = false;
  const { port: targetPort } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    if (failing) return void incoming.socket.destroy();
    const { method, headers } = incoming;
    const forwarded = request(
      { host: "127.0.0.1", port: targetPort, method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.once("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${port}`,
    fail() {
      failing = true;
      server.closeAllConnections();
    },
    recover() {
      failing = false;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
