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
])("demonstration: on with %j alone", (variables) => {
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
])("demonstration: off with %j", (variables) => {
  expect(isOne(variables)).toBe(false);
});

/** The RPC address that every visitor reads in /config.json. */
function publicRpcUrl(variables: Record<string, string>): string {
  const environment = readEnvironment(variables);
  const keys = ["known to tests only"] as const;
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

test("config.json: names the network's public RPC node, never our own, whose address may contain a key", () => {
  expect(publicRpcUrl(ours)).toBe("https://mainnet.base.org");
});

test("config.json: names PUBLIC_RPC_URL instead when it is set", () => {
  const PUBLIC_RPC_URL = "https://rpc.tenora.example";
  expect(publicRpcUrl({ ...ours, PUBLIC_RPC_URL })).toBe(PUBLIC_RPC_URL);
});
