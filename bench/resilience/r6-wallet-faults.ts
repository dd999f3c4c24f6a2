import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Bench, figure, information } from "../support/figure.ts";

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** R6: the wallet package's own fault tests. */
export const run: Bench = async () => {
  const root = resolve(import.meta.dirname, "../..");
  const file = join(tmpdir(), `tenora-r6-${process.pid}.json`);
  const reporter = ["--reporter=json", `--outputFile=${file}`];
  const command = resolve(root, "node_modules/.bin/vitest");
  const files = ["faults", "switch-chain"].map((name) => `packages/wallet/src/${name}.test.ts`);
  spawnSync(command, ["run", "--project=unit", ...files, ...reporter], {
    cwd: root,
    stdio: "ignore",
  });
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
  rmSync(file);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed");
  return [
    ...tests.map(({ fullName, status }) => information(fullName, status)),
    figure(
      "faults that end in a defined state with the right words",
      `${passed.length} of ${tests.length}`,
      "12 of 12",
      passed.length === tests.length && tests.length >= 12,
    ),
  ];
};
