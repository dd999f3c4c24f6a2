import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { formatFailure } from "./vitest-report.ts";

/** What we read of Playwright's JSON report. */
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
  readonly steps?: readonly ReportedStep[];
}

export interface ReportedStep {
  readonly title: string;
  readonly error?: unknown;
  readonly steps?: readonly ReportedStep[];
}

interface Fault {
  readonly message?: string;
  readonly location?: { readonly file: string; readonly line: number };
}

/** The specs of a report at any depth. */
export function specsIn({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The journeys that failed or were flaky, each with its errors and their locations. */
export function failedPlaywrightTests(report: Suite): string[] {
  return specsIn(report).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        // A test that timed out reports that first, and then what it was waiting for.
        const faults = results.flatMap(({ errors = [] }) => errors).map(reasonOf);
        return formatFailure(`[${projectName}] ${title}`, faults.join("; "));
      }),
  );
}

function reasonOf({ message = "", location }: Fault): string {
  const [first] = stripVTControlCharacters(message).split("\n");
  return location ? `${first} (${basename(location.file)}:${location.line})` : `${first}`;
}
