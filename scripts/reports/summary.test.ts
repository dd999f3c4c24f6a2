import { describe, expect, test } from "vitest";
import { failedPlaywrightTests } from "./playwright-report.ts";
import { summarize } from "./summary.ts";
import { failedIn, skippedIn } from "./vitest-report.ts";

const some = { name: "Types", seconds: 22.04, passed: 3, failed: 0 };
const left = { ...some, passed: 0, notRun: ["two machines: no HAProxy"] };
const times = ["   22.0 s  Types", "   22.0 s  Types"];

describe("summary of a run", () => {
  test("adds up the steps, and passes when nothing failed and something passed", () => {
    expect(summarize([some, some], true)).toEqual({
      lines: [...times, "6 passed, 0 failed"],
      holds: true,
    });
    expect(summarize([some, { ...some, passed: 1, failed: 2 }], false)).toEqual({
      lines: [...times, "4 passed, 2 failed"],
      holds: false,
    });
    expect(summarize([], false).holds).toBe(false);
  });

  test("names what did not run; on a build server that is a failure", () => {
    expect(summarize([some, left], false)).toEqual({
      lines: [...times, "not run: two machines: no HAProxy", "3 passed, 0 failed"],
      holds: true,
    });
    expect(summarize([some, left], true)).toEqual({
      lines: [...times, "not run: two machines: no HAProxy", "3 passed, 1 failed"],
      holds: false,
    });
  });

  test("names every failed test in its last lines", () => {
    const red = { ...some, passed: 0, failed: 1, failures: ["adds: expected 3"], notRun: ["more"] };
    expect(summarize([some, red], false).lines).toEqual([
      ...times,
      "failed: adds: expected 3",
      "not run: more",
      "3 passed, 1 failed",
    ]);
  });
});

describe("report of Vitest", () => {
  const fileReport = (...statuses: string[]) => ({
    name: "a.test.ts",
    status: statuses.includes("failed") ? "failed" : "passed",
    message: "",
    assertionResults: statuses.map((status) => ({
      status,
      title: status,
      fullName: ` it ${status}`,
    })),
  });
  const report = (...testResults: ReturnType<typeof fileReport>[]) => ({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults,
  });

  test("lists tests that neither passed nor failed as skipped", () => {
    const all = report(fileReport("passed", "failed", "skipped", "todo", "pending"));
    expect(skippedIn(all)).toEqual(["it skipped", "it todo", "it pending"]);
    expect(skippedIn(null)).toEqual([]);
  });

  test("lists failed tests with their reason, and files that could not be loaded", () => {
    const because = {
      status: "failed",
      title: "adds",
      fullName: "adds",
      failureMessages: ["expected 3\n  at"],
    };
    const broken = { ...fileReport(), status: "failed", message: "no such import" };
    const all = report({ ...fileReport("passed"), assertionResults: [because] }, broken);
    expect(failedIn(all)).toEqual(["adds: expected 3", "a.test.ts: no such import"]);
    expect(failedIn(null)).toEqual([]);
  });
});

test("report of Playwright: lists failed and flaky journeys at any depth", () => {
  const journey = (status: string, ...errors: object[]) => ({
    title: `is ${status}`,
    file: "a.spec.ts",
    tests: [{ status, projectName: "single", results: [{ status, errors }] }],
  });
  const late = { message: "\u001b[31mtoo late\u001b[39m\nmore" };
  const where = { message: "waiting", location: { file: "/e2e/a.spec.ts", line: 7 } };
  const inner = { specs: [journey("flaky", late, where)] };
  const outer = { specs: [journey("expected"), journey("unexpected")], suites: [inner] };
  expect(failedPlaywrightTests(outer)).toEqual([
    "[single] is unexpected",
    "[single] is flaky: too late; waiting (a.spec.ts:7)",
  ]);
});
