import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import type { Which } from "./e2e/support/test.ts";

const debianChromium = "/usr/bin/chromium";

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
    { name: "single", use: { stack: "single" } },
    {
      name: "replicas",
      // What would show a process that keeps something to itself: a business's way in, an admin's
      // work and a second factor. All of them in `npm run bench -- R10`.
      ...(process.env.EVERY_JOURNEY
        ? {}
        : {
            grep: /business-onboards|morning \(1280 px\)|two admins decide at once|a second factor .*\(360 px\)/,
          }),
      use: { stack: "replicas" },
    },
  ],
});
