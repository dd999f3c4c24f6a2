import { defineConfig } from "@playwright/test";
import { findChromium, findHaproxy } from "@tenora/testing/servers/debian-programs";
import type { StackOption } from "./e2e/support/test.ts";

/** Null where only Playwright has one of its own. */
const chromium = findChromium();

/**
 * The journeys that write: forms, uploads, sessions and cookies depend on the server's public
 * address. They run as in production, behind HAProxy with TLS and
 * two web processes, and only there. Not among them are journeys that need the demonstration
 * (its wallets, articles and mailbox), a marketplace of its own, or a web process past the proxy.
 */
export const journeysWithWrites = [
  "admin/keeps-unsaved-article",
  "admin/approves-several-businesses",
  "admin/reviews-investors",
  "admin/writes-article",
  "admin/works-by-keyboard",
  "admin-account/resets-password",
  "admin-account/is-invited",
  "admin/acts-while-pages-load",
  "admin-account/enables-two-factor",
  "admin/reviews-businesses",
  "business/is-rejected-and-resubmits",
  "business/onboards-and-is-approved",
  "business/sees-status-in-portal",
  "business/submits-funding-request",
  "business/replaces-certificate",
  "admin/retries-failed-mail",
  "investor/registers",
  "business/onboards-by-keyboard",
  "wallet/chooses-between-wallets",
  "business/recovers-from-failed-submission",
  "business/sees-upload-progress",
  "wallet/connection-is-restored",
  "market/sells-invoice-behind-proxy",
].map((name) => `${name}.spec.ts`);
/**
 * The journeys that move the chain's clock. They run one after another, by file name as Playwright
 * orders them, since they share a marketplace of their own (e2e/support/market/clock-test.ts).
 */
export const journeysInTime = [
  "market/bakery-is-backed",
  "market/defaults-and-recovers",
  "market/holder-is-blacklisted",
  "market/link-is-shared",
  "market/paused-on-due-date",
  "market/pays-late",
  "market/raise-fails",
  "market/sells-invoice",
].map((name) => `${name}.spec.ts`);
/** Needs TLS. */
const onlyBehindTls = "attacks/tls.spec.ts";

/**
 * Where there is no HAProxy all journeys run without it; scripts/system/external-services.ts says
 * so.
 */
const behindTls = findHaproxy() !== null;

export default defineConfig<StackOption>({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  // A separate folder, since Playwright empties it at the start and the other reports are still
  // needed.
  outputDir: "test-results/journeys",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    // A missing element fails the line that waits for it, not the line at which the test times out.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording costs a third of the time: set TRACE=1 to debug.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
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
    // First, since the longest row of journeys decides when the last worker ends.
    {
      name: "clock",
      testMatch: journeysInTime.map((name) => `**/${name}`),
      workers: 1,
      fullyParallel: false,
      // A story is many people's pages in a row.
      timeout: 600_000,
    },
    {
      name: "single",
      testIgnore: [onlyBehindTls, ...journeysInTime, ...(behindTls ? journeysWithWrites : [])].map(
        (name) => `**/${name}`,
      ),
      use: { stack: "single" },
    },
    ...(behindTls
      ? [
          {
            name: "tls",
            testMatch: [onlyBehindTls, ...journeysWithWrites].map((name) => `**/${name}`),
            use: { stack: "tls" as const },
          },
        ]
      : []),
    // For `npm run bench -- R10`: the journeys of `single` and `tls` with two web processes that take
    // requests alternately. Those that move the clock always have two.
    ...(process.env.EVERY_JOURNEY
      ? [
          {
            name: "replicas",
            testIgnore: [onlyBehindTls, ...journeysInTime].map((name) => `**/${name}`),
            use: { stack: "replicas" as const },
          },
        ]
      : []),
  ],
});
