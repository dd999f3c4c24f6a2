import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { findHaproxy } from "@tenora/testing/debian-parts";
import type { Which } from "./e2e/support/test.ts";

const debianChromium = "/usr/bin/chromium";

/**
 * The journeys in which somebody changes something: forms, uploads, sessions and cookies depend on the
 * address at which the server believes to be. They run as in production, behind HAProxy with TLS and
 * two web processes, and not once more without it. Not among them is what needs the demonstration
 * (its wallets, articles and mailbox), a marketplace of its own, or a web process past the proxy.
 */
const changing = [
  "a-draft-is-its-writers",
  "admin-approves-several",
  "admin-reviews-investors",
  "admin-writes-an-article",
  "an-admin-by-keyboard",
  "an-admin-forgets-the-password",
  "an-admin-is-invited",
  "an-admin-is-quick",
  "an-admin-takes-a-second-factor",
  "an-admin-waits",
  "an-admins-morning",
  "business-is-rejected-and-restarts",
  "business-onboards-and-is-approved",
  "business-portal-tells-where-you-stand",
  "certificate-changes-under-review",
  "certificate-is-looked-at",
  "certificate-is-sent-again",
  "erased-records-rest",
  "given-up-mail-is-found",
  "investor-registers",
  "onboarding-asks-for-what-is-missing",
  "onboarding-by-keyboard",
  "onboarding-is-kept",
  "several-wallets",
  "submission-goes-wrong",
  "upload-is-shown",
  "wallet-is-remembered",
  "wallet-is-taken",
].map((name) => `${name}.spec.ts`);
/** What only TLS can show. */
const onlyBehindTls = "attacks/tls.spec.ts";

/** Where there is no HAProxy all journeys run without it; scripts/outside-parts.ts says so. */
const behindTls = findHaproxy() !== null;

export default defineConfig<Which>({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  // A folder of its own: it is emptied at the start, and the other reports are read afterwards.
  outputDir: "test-results/journeys",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    // What never comes fails where it was waited for, not wherever the test's whole time ran out.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording costs a third of the time: TRACE=1 for whoever looks for something.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "single",
      testIgnore: [onlyBehindTls, ...(behindTls ? changing : [])].map((name) => `**/${name}`),
      use: { stack: "single" },
    },
    ...(behindTls
      ? [
          {
            name: "tls",
            testMatch: [onlyBehindTls, ...changing].map((name) => `**/${name}`),
            use: { stack: "tls" as const },
          },
        ]
      : []),
    // For `npm run bench -- R10`: all journeys with two web processes, each request at the other.
    ...(process.env.EVERY_JOURNEY
      ? [
          {
            name: "replicas",
            testIgnore: `**/${onlyBehindTls}`,
            use: { stack: "replicas" as const },
          },
        ]
      : []),
  ],
});
