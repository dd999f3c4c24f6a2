import { createServer, type Socket } from "node:net";
import { freePort } from "@tenora/embedded/free-port";
import { expect, test } from "vitest";
import { startWeb } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

test("sign-in: fails in time while the database does not respond", async () => {
  const { authWallet, authAdmin, ...others } = marketplace.web.database;
  const port = await freePort();
  const silent = (url: string) => {
    const there = new URL(url);
    there.host = `127.0.0.1:${port}`;
    return there.href;
  };
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const web = await startWeb(marketplace, {
    database: { ...others, authWallet: silent(authWallet), authAdmin: silent(authAdmin) },
  });
  try {
    const person = new Person(web.marketplace);
    const [message, session] = await Promise.all([
      person.post("/api/wallet/sign-in/message", { address: person.account.address }),
      person.signInAsAdmin(),
    ]);
    expect(message.status).toBe(503);
    expect(await message.json()).toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    expect(session.status).toBe(503);
    expect(await session.json()).toMatchObject({
      message: expect.stringContaining("can't reach our records"),
    });
  } finally {
    await web.kill();
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
