import { readEnvironment } from "@tenora/configuration/environment";
import { expect, test } from "vitest";
import { isDemonstration, webSettings } from "./settings.ts";

const isOne = (variables: Record<string, string>) => isDemonstration(readEnvironment(variables));

test.each([
  {},
  { HOST: "localhost" },
  { HOST: "::1" },
  { PUBLIC_URL: "http://localhost:3000" },
  { PUBLIC_URL: "http://127.0.0.1:8080" },
  { PUBLIC_URL: "http://[::1]:3000" },
])("with nothing but %j a start is a demonstration", (variables) => {
  expect(isOne(variables)).toBe(true);
});

test.each([
  { PUBLIC_URL: "https://tenora.example" },
  { PUBLIC_URL: "https://tenora.example", TRUST_PROXY: "1", DEMO: "1" },
  { PUBLIC_URL: "http://127.0.0.1.tenora.example" },
  { HOST: "0.0.0.0" },
  { HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" },
  { DEMO: "0" },
  { RPC_URL: "https://node.example" },
])("with %j it is none", (variables) => {
  expect(isOne(variables)).toBe(false);
});

/** The node's address that every visitor reads in /config.json. */
function toldToWallets(variables: Record<string, string>): string {
  const environment = readEnvironment(variables);
  const keys = ["of tests alone"] as const;
  const address = "postgresql://owner:secret@db.example/tenora";
  return webSettings({
    environment,
    dataFolder: "/data",
    secrets: { auth: keys, link: keys, data: keys, embeddedDatabase: "" },
    databaseUrl: address,
    ownerUrl: address,
    chain: { rpcUrls: environment.RPC_URL ?? [] },
    deployment: null,
  }).publicConfig.chain.rpcUrl;
}

const ours = { CHAIN: "base", RPC_URL: "https://base.node.example/v2/our-own-key" };

test("wallets are told of the network's public node, never of ours, which may carry a key", () => {
  expect(toldToWallets(ours)).toBe("https://mainnet.base.org");
});

test("PUBLIC_RPC_URL names another node for wallets", () => {
  const PUBLIC_RPC_URL = "https://rpc.tenora.example";
  expect(toldToWallets({ ...ours, PUBLIC_RPC_URL })).toBe(PUBLIC_RPC_URL);
});
