import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { failedIn, type VitestReport } from "../../scripts/reports/vitest-report.ts";
import { type Bench, figure } from "../support/figure.ts";

const root = resolve(import.meta.dirname, "../..");
const reorganisations = Number(process.env.BENCH_ROWS ?? 50);

/**
 * R9: the indexer's fault tests with 50 reorganisations of 1 to 12 blocks each, and with its kills and
 * absent RPC; after each the views are compared with the contracts.
 */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "tenora-bench-"));
  const report = join(folder, "report.json");
  const options = ["run", "--project=indexer", "--reporter=json", `--outputFile=${report}`];
  spawnSync(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), ...options, "apps/indexer/test/faults.test.ts"],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, REORGANISATIONS: `${reorganisations}` },
    },
  );
  const result = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
  rmSync(folder, { recursive: true });
  for (const failure of failedIn(result)) console.log(`  failed: ${failure}`);
  const tests = result.testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed").length;
  return [
    figure(
      `faults after which the views equal the chain (${reorganisations} reorganisations in the first)`,
      `${passed} of ${tests.length}`,
      "all",
      passed === tests.length && passed > 0,
    ),
  ];
};
