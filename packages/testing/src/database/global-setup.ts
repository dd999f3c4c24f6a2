import type { TestProject } from "vitest/node";
import { type EmbeddedCluster, startEmbeddedDatabase } from "./embedded-database.ts";
import { prepareTemplate } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly cluster: EmbeddedCluster;
  }
}

/** One PostgreSQL per test run; each test file clones a database of its own from the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startEmbeddedDatabase();
  try {
    await prepareTemplate(cluster);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide("cluster", { superUrl: cluster.superUrl, ownerUrl: cluster.ownerUrl });
  return cluster.stop;
}
