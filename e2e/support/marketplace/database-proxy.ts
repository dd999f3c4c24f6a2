import { createServer, connect as dial, type Socket } from "node:net";
import type { WebSettings } from "@tenora/configuration/web-settings";

/** A TCP proxy in front of the database that can drop its connections, as if the database stopped. */
export interface DatabaseProxy {
  /** The same database, reached through this proxy. */
  readonly database: WebSettings["database"];
  cut(): void;
  reconnect(): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(
  database: WebSettings["database"],
): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(database.webPublic);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = dial(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    if (isCut) near.destroy();
  });
  const at = await new Promise<number>((ready) => {
    server.listen(0, "127.0.0.1", () => ready((server.address() as { port: number }).port));
  });
  const over = (address: string) => {
    const url = new URL(address);
    url.hostname = "127.0.0.1";
    url.port = String(at);
    return url.href;
  };
  return {
    database: {
      webPublic: over(database.webPublic),
      webAdmin: over(database.webAdmin),
      webMarket: over(database.webMarket),
      authWallet: over(database.authWallet),
      authAdmin: over(database.authAdmin),
    },
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    reconnect() {
      isCut = false;
    },
    close: () =>
      new Promise((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
}
