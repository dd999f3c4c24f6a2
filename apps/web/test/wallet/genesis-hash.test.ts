// @module-tag R8
import { createServer } from "node:http";
import { freePort } from "@tenora/embedded/free-port";
import { expect, test } from "vitest";
import { startWeb } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";

const { genesisHash, ...chain } = marketplace.web.publicConfig.chain;
/** As with a configured RPC: the server does not know which chain it is. */
const publicConfig = { ...marketplace.web.publicConfig, chain };

const genesisAt = async (url = "") => {
  const config = await (await fetch(`${url}/config.json`)).json();
  return (config as typeof marketplace.web.publicConfig).chain.genesisHash;
};

test("genesis hash: is read from the RPC of a configured chain and published", async () => {
  expect(genesisHash).toMatch(/^0x[0-9a-f]{64}$/);
  const web = await startWeb(marketplace, { publicConfig });
  try {
    // An answer that is slow to come is not waited for, and published when it is there.
    await expect.poll(() => genesisAt(web.marketplace.serverUrl)).toBe(genesisHash);
  } finally {
    await web.kill();
  }
});

test("genesis hash: an unreachable RPC leaves the rest available, and is queried again", async () => {
  const port = await freePort();
  const rpcUrls = [`http://127.0.0.1:${port}`];
  const web = await startWeb(marketplace, { publicConfig, rpcUrls });
  const node = createServer(async (request, response) => {
    const answer = await fetch(marketplace.rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: await new Response(request as never).text(),
    });
    response.setHeader("content-type", "application/json").end(await answer.text());
  });
  try {
    expect(await genesisAt(web.marketplace.serverUrl)).toBeUndefined();
    expect((await fetch(`${web.marketplace.serverUrl}/business`)).status).toBe(200);
    await new Promise<void>((done) => node.listen(port, "127.0.0.1", done));
    await expect
      .poll(() => genesisAt(web.marketplace.serverUrl), { timeout: 60_000, interval: 500 })
      .toBe(genesisHash);
  } finally {
    node.close();
    node.closeAllConnections();
    await web.kill();
  }
});

test("genesis hash: is not read from the RPC of another chain", async () => {
  const other = { ...publicConfig, chain: { ...chain, id: 560048 } };
  const web = await startWeb(marketplace, { publicConfig: other });
  try {
    expect(await genesisAt(web.marketplace.serverUrl)).toBeUndefined();
  } finally {
    await web.kill();
  }
});
