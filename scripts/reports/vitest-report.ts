import type { MeasuredFigure } from "../../bench/support/figure.ts";

/** The parts of Vitest's report in JSON that are read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly FileReport[];
}

interface FileReport {
  readonly name: string;
  readonly status: string;
  /** Why the file itself could not be run. */
  readonly message: string;
  readonly assertionResults: readonly TestReport[];
}

interface TestReport {
  readonly status: string;
  readonly title: string;
  /** With those of the groups around it. */
  readonly fullName: string;
  readonly failureMessages?: readonly string[] | null;
  /** What the test measured, as `npm run bench` prints it. */
  readonly meta?: { readonly figures?: readonly MeasuredFigure[] };
}

/** The tests that were skipped, by title. */
export function skippedIn(report: VitestReport | null): string[] {
  const all = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return all.filter(({ status }) => status !== "passed" && status !== "failed").map(titleOf);
}

/** The failed tests, and the files that could not be loaded, each with its first reason. */
export function failedIn(report: VitestReport | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === "failed");
    if (status === "failed" && tests.length === 0) return [formatFailure(name, message)];
    return tests.map((one) => formatFailure(titleOf(one), one.failureMessages?.[0]));
  });
}

const titleOf = ({ fullName }: { readonly fullName: string }) => fullName.trim();

/** A name and the first line of its reason. */
export const formatFailure = (name: string, reason: string | undefined) =>
  reason ? `${name}: ${reason.split("\n")[0]}` : name;
