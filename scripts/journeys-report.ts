import { stripVTControlCharacters } from "node:util";
import { inOneLine } from "./vitest-report.ts";

/** The parts of Playwright's report in JSON that are read here. */
export interface JourneysReport extends Suite {
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly Journey[] }[];
}

interface Journey {
  readonly status: string;
  readonly projectName: string;
  readonly results: readonly { readonly error?: { readonly message?: string } }[];
}

/** The journeys that failed, or held only when tried again, each with its first reason. */
export function failedJourneys({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const reason = results.find(({ error }) => error)?.error?.message;
        return inOneLine(`[${projectName}] ${title}`, reason && stripVTControlCharacters(reason));
      }),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}
