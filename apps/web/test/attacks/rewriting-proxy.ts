import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface RewritingProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A proxy in front of a web process that replaces request headers: as the web receives a request, it
 * bears these `headers` whatever the browser sent.
 */
export async function startRewritingProxy(
  target: string,
  headers: Readonly<Record<string, string>>,
): Promise<RewritingProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const forwarded = request(
      {
        hostname,
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, ...headers },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
