import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { formatFailure } from "./vitest-report.ts";

/** The parts of Playwright's report in JSON that are read here. */
export interface PlaywrightReport extends Suite {
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  /** From the journeys' folder. */
  readonly file: string;
  readonly tests: readonly Journey[];
}

interface Journey {
  readonly status: string;
  readonly projectName: string;
  readonly results: readonly Result[];
}

interface Result {
  readonly status: string;
  readonly errors?: readonly Fault[];
  readonly steps?: readonly Step[];
}

export interface Step {
  readonly title: string;
  readonly error?: unknown;
  readonly steps?: readonly Step[];
}

interface Fault {
  readonly message?: string;
  readonly location?: { readonly file: string; readonly line: number };
}

/** All that a report tells of, however deep. */
export function specsIn({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The journeys that failed, or held only when tried again, each with its reasons and their places. */
export function failedPlaywrightTests(report: Suite): string[] {
  return specsIn(report).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        // A test that ran out of time says so first, and only then what it was waiting for.
        const faults = results.flatMap(({ errors = [] }) => errors).map(reasonOf);
        return formatFailure(`[${projectName}] ${title}`, faults.join("; "));
      }),
  );
}

function reasonOf({ message = "", location }: Fault): string {
  const [first] = stripVTControlCharacters(message).split("\n");
  return location ? `${first} (${basename(location.file)}:${location.line})` : `${first}`;
}
