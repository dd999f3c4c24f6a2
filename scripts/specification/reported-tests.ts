import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { type PlaywrightReport, type ReportedStep, specsIn } from "../reports/playwright-report.ts";
import type { VitestReport } from "../reports/vitest-report.ts";

/** A test, or a step of a journey, as its runner reported it. */
export interface ReportedTest {
  readonly title: string;
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  readonly passed: boolean;
}

/** The tests in the reports of this folder, by Vitest and by Playwright. */
export function readReports(folder: string, root: string): ReportedTest[] {
  const read = (file: string) => JSON.parse(readFileSync(resolve(folder, file), "utf8"));
  return readdirSync(folder).flatMap((file) => {
    if (/^vitest-.*\.json$/.test(file)) return ofVitest(read(file), root);
    return file === "journeys.json" ? ofPlaywright(read(file), "e2e") : [];
  });
}

function ofVitest({ testResults }: VitestReport, root: string): ReportedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      file: relative(root, name).split(sep).join("/"),
      passed: status === "passed",
    })),
  );
}

function ofPlaywright(report: PlaywrightReport, folder: string): ReportedTest[] {
  return specsIn(report).flatMap(({ title, file, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ status, steps = [] }) => {
        const passed = status === "passed";
        return [{ title, passed }, ...ofSteps(steps, passed)].map((test) => ({
          ...test,
          file: `${folder}/${file}`,
        }));
      }),
  );
}

function ofSteps(steps: readonly ReportedStep[], whole: boolean): Omit<ReportedTest, "file">[] {
  return steps.flatMap(({ title, error, steps: inner = [] }) => [
    { title, passed: whole && error === undefined },
    ...ofSteps(inner, whole),
  ]);
}
