import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Bench, figure } from "../support/figure.ts";

const root = resolve(import.meta.dirname, "../..");
const report = join(tmpdir(), `tenora-s1-${process.pid}.json`);

/** S1: role × table × verb and column, role × function, as the catalogue has them and as written. */
export const run: Bench = async () => {
  spawnSync(
    resolve(root, "node_modules/.bin/vitest"),
    [
      "run",
      "--project=database",
      "--reporter=json",
      `--outputFile=${report}`,
      "packages/database/test/access/permission-matrix.test.ts",
      "packages/database/test/access/logins.test.ts",
    ],
    { cwd: root, stdio: "ignore" },
  );
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, "utf8")) as {
    numPassedTests: number;
    numTotalTests: number;
  };
  rmSync(report);
  return [
    figure(
      "tests of the matrix, the logins and the policies that hold",
      `${numPassedTests} of ${numTotalTests}`,
      "all; an unlisted cell fails",
      numPassedTests === numTotalTests && numTotalTests > 30,
    ),
  ];
};
