import { relative, resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { pdfjsFiles } from "./vite/pdfjs-files.ts";
import { thirdPartyNoticesFile } from "./vite/third-party-notices.ts";
import { withoutInjectedStyles } from "./vite/without-injected-styles.ts";

const project = resolve(import.meta.dirname, "../..");

/** What exists for demonstrations only lies apart, so that the server can refuse all of it. */
function placeOfChunk({ moduleIds }: { moduleIds: readonly string[] }): string {
  // Inside the project: it may itself lie in a folder of that name.
  const isDemo =
    moduleIds.length > 0 && moduleIds.every((id) => relative(project, id).includes("/demo/"));
  return isDemo ? "assets/demo/[name]-[hash].js" : "assets/[name]-[hash].js";
}

/** One chunk compresses better than four, and stays cached when only our own code changes. */
const framework = {
  name: "framework",
  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
};

/** What stands around every page, for the same reason. Portals alone have their navigation. */
const shell = {
  name: "shell",
  test: /\/apps\/web\/app\/(root|entry\.client|ui\/(button|classes|glyph|(?:toast|loading|browser)\/(?:spinner|toast|load-once|when-idle))|features\/(shell|theme)\/(?!portal-navigation)[\w/-]+|screens\/marketing\/home\/load-sections|features\/wallet\/(wallet-button|connect-button|wallet-notices|demo\/demo-wallet-host)|wallet\/(wallet-provider|wallet-store)|http\/nonce)\.tsx?$|\/packages\/(domain\/src\/(brand|ethereum\/chain-presets)|wallet\/src\/state\/wallet-state)\.ts$/,
};

/** Questions about the connected wallet, which the pages of members ask once they have loaded. */
const query = {
  name: "query",
  test: /node_modules\/@tanstack\/(react-query|query-core)\/|\/apps\/web\/app\/(wallet\/wallet-query-provider|http\/status-check|(?:features\/investor-status|screens\/business\/status)\/use-[\w-]+)\.tsx?$/,
};

/** What every page loads of the wallet when the browser is idle. */
const wallet = {
  name: "wallet",
  test: /\/apps\/web\/app\/(session\/(proven-wallet|prove-wallet)|http\/send-request|transaction\/(pending-transactions|explorer-link|load-engine)|features\/wallet\/use-dismiss)\.tsx?$|\/packages\/(domain\/src\/ethereum\/provider-errors|wallet\/src\/provider\/provider)\.ts$/,
};

/**
 * Small parts that most pages share: one request instead of thirty. Without the live market, which would bring
 * `query` to every page, and without what only a signature shows.
 */
const parts = {
  name: "parts",
  test: /\/apps\/web\/app\/(ui\/(?!summary-lines)|features\/receivable\/(?!(?:use-)?live-market))|\/packages\/domain\/src\/(text\/|ethereum\/shorten-address)|lucide-react/,
  maxModuleSize: 3_000,
  minShareCount: 6,
};

/** Amounts in words and digits, which every panel with money needs: one request instead of four. */
const amounts = {
  name: "amounts",
  test: /\/packages\/domain\/src\/(money\/(decimal-amount|format-(?:typed-)?amount(?:-for)?)|receivable\/pricing)\.ts$/,
};

/** What a receivable's page shares with its panels, of which each would be a request. */
const receivable = {
  name: "receivable",
  test: /\/apps\/web\/app\/(features\/receivable\/risk-(?:table|words)|screens\/exchange\/listing\/offer-facts)\.tsx?$/,
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    withoutInjectedStyles(),
    pdfjsFiles(),
    thirdPartyNoticesFile(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    sourcemap: false,
    target: "es2023",
    // The names of all their imports would be 0.5 KB of the first load; the browser finds them itself.
    modulePreload: {
      resolveDependencies: (_file, found, { hostId }) =>
        hostId.includes("entry.client") ? [] : found,
    },
  },
  worker: { format: "es" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [framework, shell, query, wallet, parts, amounts, receivable],
            },
            chunkFileNames: placeOfChunk,
          },
        },
      },
    },
    // The server bundle starts from our own Hono app, so that one module graph holds both.
    ssr: { build: { rollupOptions: { input: "./server/production-app.ts" } } },
  },
});
