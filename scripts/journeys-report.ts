import { basename } from "node:path";
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
  readonly results: readonly { readonly errors?: readonly Fault[] }[];
}

interface Fault {
  readonly message?: string;
  readonly location?: { readonly file: string; readonly line: number };
}

/** The journeys that failed, or held only when tried again, each with its reasons and their places. */
export function failedJourneys({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        // A test that ran out of time says so first, and only then what it was waiting for.
        const faults = results.flatMap(({ errors = [] }) => errors).map(reasonOf);
        return inOneLine(`[${projectName}] ${title}`, faults.join("; "));
      }),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}

function reasonOf({ message = "", location }: Fault): string {
  const [first] = stripVTControlCharacters(message).split("\n");
  return location ? `${first} (${basename(location.file)}:${location.line})` : `${first}`;
}
