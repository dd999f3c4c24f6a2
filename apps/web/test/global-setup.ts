import type { TestProject } from "vitest/node";
import {
  type RunningMarketplace,
  startMarketplaceProcess,
} from "../../../e2e/support/marketplace/running-marketplace.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly marketplace: RunningMarketplace;
    readonly withoutDemo: RunningMarketplace;
  }
}

/** As behind a proxy, so that every person in a test has their own address. */
const variables = { TRUST_PROXY: "1" };

/** One marketplace as demonstrated, and one for real business (DEMO=0) with two reviewers and an operator with a name, for all server tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demonstrated = await startMarketplaceProcess({ webProcesses: 1, variables });
  const withoutDemo = await startMarketplaceProcess({
    webProcesses: 1,
    variables: {
      ...{ ...variables, DEMO: "0", SECOND_REVIEWER_FROM: "0" },
      ...{ COMPANY_NAME: "Example Receivables Ltd", COMPANY_JURISDICTION: "Malta, C 12345" },
    },
  });
  project.provide("marketplace", demonstrated.running);
  project.provide("withoutDemo", withoutDemo.running);
  return async () => {
    await Promise.all([demonstrated.stop(), withoutDemo.stop()]);
  };
}
