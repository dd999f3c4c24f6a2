import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { contractsByName } from "@tenora/chain/deployment/deployment";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { startExchange } from "@tenora/testing/chain/start-exchange";
import { build, type Rolldown } from "vite";
import { withoutInjectedStyles } from "../../apps/web/vite/without-injected-styles.ts";

const web = resolve(import.meta.dirname, "../../apps/web");

/** The test page of the transaction engine, and a chain of its own with the exchange's coins. */
export async function startTransactionPage() {
  const [chain, files] = await Promise.all([startExchange(), bundlePage()]);
  const coin = chain.deployment.stablecoins.find(({ symbol }) => symbol === "USDT");
  if (!coin) throw new Error("The test chain has no USDT");
  const config = {
    chain: { ...chainPresets.holesky, genesisHash: chain.genesisHash },
    contracts: contractsByName(chain.deployment),
    stablecoins: [coin],
    features: { demoWallets: true, mailbox: false },
  };
  const server = createServer(async ({ url = "/" }, response) => {
    const send = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { "content-type": type }).end(body);
    if (url === "/config.json") return send("application/json", JSON.stringify(config));
    if (url === "/api/v1/head") {
      const indexedBlock = Number(await chain.rpc("eth_blockNumber"));
      return send("application/json", JSON.stringify({ data: { indexedBlock } }));
    }
    const file = files.get(url.slice(1));
    if (file) return send(url.endsWith(".css") ? "text/css" : "text/javascript", file);
    if (url !== "/") return response.writeHead(404).end();
    return send("text/html", html(files));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    chain,
    coin: coin.address,
    async stop() {
      server.close();
      server.closeAllConnections();
      await chain.stop();
    },
  };
}

export type TransactionPage = Awaited<ReturnType<typeof startTransactionPage>>;

/** The page's files by name, bundled as production bundles them. */
async function bundlePage(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const bundled = (await build({
    root: web,
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss(), withoutInjectedStyles()],
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: {
        input: { page: resolve(web, "test/components/transaction/page.tsx") },
        output: { entryFileNames: "[name].js" },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    bundled.output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]),
  );
}

const html = (files: ReadonlyMap<string, unknown>) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Payments</title>
    <link rel="icon" href="data:," />
    ${[...files.keys()]
      .filter((name) => name.endsWith(".css"))
      .map((name) => `<link rel="stylesheet" href="/${name}" />`)
      .join("\n    ")}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/page.js"></script>
  </body>
</html>`;
