import { defineConfig } from "vitest/config";
import { taggedGoals } from "./bench/tagged-goals.ts";

const node = {
  environment: "node",
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 45_000 } },
} as const;

export default defineConfig({
  test: {
    // On two cores more workers only wait for each other.
    maxWorkers: 2,
    tags: taggedGoals,
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...node,
          name: "component",
          // A thread makes a page for each file in a third of the time that a process of its own takes.
          pool: "vmThreads",
          setupFiles: ["./apps/web/test/support/component-timeout.ts"],
          include: ["apps/web/app/**/*.test.tsx"],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...node,
          name: "unit",
          // They share no state, and starting anew for each file costs a third of their time.
          isolate: false,
          setupFiles: ["./apps/web/test/support/component-timeout.ts"],
          include: [
            "packages/*/src/**/*.test.ts",
            "apps/*/{app,server,src}/**/*.test.ts",
            "scripts/**/*.test.ts",
            "packages/contracts/script/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...node,
          name: "database",
          include: [
            "packages/database/test/**/*.test.ts",
            "packages/demonstration/test/database/**/*.test.ts",
            "apps/worker/test/**/*.test.ts",
          ],
          globalSetup: ["./packages/database/test/global-setup.ts"],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...node,
          name: "server",
          // A worker's marketplace lives as long as its modules (apps/web/test/support/marketplace.ts).
          isolate: false,
          testTimeout: 180_000,
          include: ["apps/web/test/**/*.test.ts"],
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...node,
          name: "supervisor",
          // Each starts marketplaces of its own, whose processes use both cores.
          fileParallelism: false,
          testTimeout: 180_000,
          include: ["apps/supervisor/test/**/*.test.ts"],
        },
      },
      {
        test: {
          ...node,
          name: "indexer",
          // Each starts a chain and an indexer, which reads the chain with a core of its own.
          fileParallelism: false,
          include: ["apps/indexer/test/**/*.test.ts"],
          globalSetup: ["./packages/database/test/global-setup.ts"],
        },
      },
      {
        test: {
          ...node,
          name: "chain",
          include: [
            "packages/chain/test/**/*.test.ts",
            "packages/demonstration/test/chain/**/*.test.ts",
          ],
        },
      },
    ],
  },
});
