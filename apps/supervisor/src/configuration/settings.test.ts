import type { Deployment } from "@tenora/chain/deployment/deployment";
import { readEnvironment } from "@tenora/configuration/environment";
import { expect, test } from "vitest";
import { isDemonstration, type RunningServices, webSettings, workerSettings } from "./settings.ts";

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

function running(variables: Record<string, string>, isDeployed = false): RunningServices {
  const environment = readEnvironment(variables);
  const keys = ["known to tests only"] as const;
  const address = "postgresql://owner:secret@db.example/tenora";
  const gates = { open: "0x", eligible: "0x", invite: "0x", link: "0x" };
  const deployment = { chainId: 17_000, exchange: "0x1", stablecoins: [], gates };
  return {
    environment,
    dataFolder: "/data",
    secrets: { auth: keys, link: keys, data: keys, embeddedDatabase: "" },
    databaseUrl: address,
    ownerUrl: address,
    chain: { rpcUrls: environment.RPC_URL ?? [] },
    deployment: isDeployed ? (deployment as unknown as Deployment) : null,
  };
}

/** The RPC address that every visitor reads in /config.json. */
const publicRpcUrl = (variables: Record<string, string>) =>
  webSettings(running(variables)).publicConfig.chain.rpcUrl;

const ours = { CHAIN: "base", RPC_URL: "https://base.node.example/v2/our-own-key" };

test("config.json: names the network's public RPC node, never our own, whose address may contain a key", () => {
  expect(publicRpcUrl(ours)).toBe("https://mainnet.base.org");
});

test("config.json: names PUBLIC_RPC_URL instead when it is set", () => {
  const PUBLIC_RPC_URL = "https://rpc.tenora.example";
  expect(publicRpcUrl({ ...ours, PUBLIC_RPC_URL })).toBe(PUBLIC_RPC_URL);
});

const onPublicChain = { CHAIN: "base", RPC_URL: "https://base.node.example", DEMO: "0" };
const RELAYER_KEY = `0x${"11".repeat(32)}`;

test.each([
  ["off without a key", onPublicChain, true, false],
  ["off for DEMO=0", { DEMO: "0" }, true, false],
  ["off without contracts to send to", { ...onPublicChain, RELAYER_KEY }, false, false],
  ["on with a key", { ...onPublicChain, RELAYER_KEY }, true, true],
  ["on in the demonstration", {}, true, true],
])("relayer: %s", (_, variables, isDeployed, isOn) => {
  const services = running(variables, isDeployed);
  const web = webSettings(services);
  expect(web.publicConfig.features.relayer).toBe(isOn);
  expect(web.relayer !== null).toBe(isOn);
  expect(workerSettings(services).relayer !== null).toBe(isOn);
});

test("relayer: only the worker learns the key", () => {
  const services = running({ ...onPublicChain, RELAYER_KEY, RELAYER_DAILY_GAS: "5000000" }, true);
  expect(workerSettings(services).relayer).toMatchObject({
    privateKey: RELAYER_KEY,
    dailyGas: 5e6,
  });
  expect(JSON.stringify(webSettings(services))).not.toContain("11".repeat(32));
  expect(webSettings(services).relayer?.address).toBe("0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A");
});

test("operator: public pages name what is configured, and nothing else", () => {
  const named = { COMPANY_NAME: "Tenora Pte Ltd", CONTACT_EMAIL: "hello@tenora.example" };
  expect(webSettings(running(named)).operator).toEqual({
    company: "Tenora Pte Ltd",
    jurisdiction: null,
    address: null,
    email: "hello@tenora.example",
    securityEmail: null,
  });
});

test("legal pages: the law is the one that is set, else that of the place where the company is registered", () => {
  const legal = (variables: Record<string, string>) =>
    webSettings(running({ COMPANY_NAME: "Tenora Pte Ltd", ...variables })).legal;
  const COMPANY_JURISDICTION = "Singapore, UEN 202612345A";
  expect(legal({ COMPANY_JURISDICTION }).governingLaw).toBe("Singapore");
  const GOVERNING_LAW = "England and Wales";
  expect(legal({ COMPANY_JURISDICTION, GOVERNING_LAW }).governingLaw).toBe(GOVERNING_LAW);
  expect(legal({})).toEqual({
    governingLaw: null,
    regulatoryStatus: null,
    complaintWorkingDays: 15,
  });
  const REGULATORY_STATUS = "Exempt from licensing";
  expect(legal({ REGULATORY_STATUS, COMPLAINT_WORKING_DAYS: "10" })).toMatchObject({
    regulatoryStatus: REGULATORY_STATUS,
    complaintWorkingDays: 10,
  });
});

test("contact form: offered where the operator has an address, and in a demonstration", () => {
  const CONTACT_EMAIL = "hello@tenora.example";
  expect(webSettings(running({ CONTACT_EMAIL, DEMO: "0" })).takesMessages).toBe(true);
  expect(webSettings(running({ DEMO: "0" })).takesMessages).toBe(false);
  expect(webSettings(running({ DEMO: "1" })).takesMessages).toBe(true);
  expect(workerSettings(running({ CONTACT_EMAIL })).contactEmail).toBe(CONTACT_EMAIL);
});

test("second reviewer: required from 25,000 on unless the operator says otherwise, in a demonstration too", () => {
  const fromOf = (variables: Record<string, string>) =>
    webSettings(running(variables)).secondReviewerFrom;
  expect([fromOf({ DEMO: "0" }), fromOf({ DEMO: "1" })]).toEqual([25_000, 25_000]);
  expect(fromOf({ SECOND_REVIEWER_FROM: "0" })).toBe(0);
  expect(fromOf({ SECOND_REVIEWER_FROM: "never" })).toBeNull();
});
