import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { failedPlaywrightTests, type PlaywrightReport } from "./reports/playwright-report.ts";
import type { Tally } from "./reports/summary.ts";
import { failedIn, formatFailure, skippedIn, type VitestReport } from "./reports/vitest-report.ts";
import type { Step } from "./run-steps.ts";

const root = resolve(import.meta.dirname, "..");
const bin = resolve(root, "node_modules/.bin");

interface ProgramOptions {
  readonly folder?: string;
  /** The file descriptor that gets what it prints; by default the terminal. */
  readonly output?: number;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs a program of node_modules; resolves with its exit code. */
export function program(
  name: string,
  args: readonly string[],
  { folder = root, output, variables }: ProgramOptions = {},
): Promise<number> {
  const child = spawn(resolve(bin, name), args, {
    cwd: folder,
    stdio: ["ignore", output ?? "inherit", output ?? "inherit"],
    shell: process.platform === "win32",
    env: { ...process.env, ...variables, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (code) => done(code ?? 1));
  });
}

/** A step that passes or fails as a whole. */
export function whole(name: string, run: () => Promise<number>): Step {
  return {
    name,
    run: async () => ((await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

export const types = whole("Types", async () => {
  const web = resolve(root, "apps/web");
  return (
    (await program("react-router", ["typegen"], { folder: web })) ||
    (await program("tsc", ["-p", "tsconfig.json"])) ||
    (await program("tsc", ["-p", "packages/domain"])) ||
    (await program("tsc", ["-p", "packages/wallet"])) ||
    (await program("tsc", ["-p", "apps/indexer"])) ||
    (await program("tsc", ["-p", "."], { folder: web }))
  );
});

export const lint = whole("Lint and format", () =>
  program("biome", ["check", "--error-on-warnings", "."]),
);

export const deadCode = whole("Dead code", () => program("knip", ["--no-progress"]));

/** Vitest over these projects; `choice` are its arguments that choose among their tests. */
export function vitest(
  name: string,
  projects: readonly string[],
  choice: readonly string[] = [],
): Step {
  const report = resolve(root, `test-results/vitest-${projects.join("-")}.json`);
  const outside = resolve(root, `test-results/outside-tests-${projects.join("-")}.json`);
  return {
    name,
    async run(output) {
      for (const file of [report, outside]) rmSync(file, { force: true });
      mkdirSync(resolve(root, "test-results"), { recursive: true });
      const args = [
        "run",
        "--reporter=default",
        "--reporter=json",
        "--reporter=./scripts/reports/unhandled-errors-reporter.ts",
        `--outputFile.json=${report}`,
        ...projects.map((one) => `--project=${one}`),
        ...choice,
      ];
      const code = await program("vitest", args, {
        output,
        variables: { ERRORS_OUTSIDE_TESTS: outside },
      });
      const counts = readReport<VitestReport>(report);
      return {
        ...tally(code, counts?.numPassedTests, counts?.numFailedTests),
        notRun: skippedIn(counts),
        failures: [
          ...failedIn(counts),
          ...(readReport<string[]>(outside) ?? []).map((one) =>
            formatFailure("outside of tests", one),
          ),
        ],
      };
    },
  };
}

/** Format, drift of the generated files and every test of the contracts, in Foundry. */
export const contracts: Step = {
  name: "Contracts",
  async run(output) {
    const report = resolve(root, "test-results/contracts.json");
    rmSync(report, { force: true });
    mkdirSync(resolve(root, "test-results"), { recursive: true });
    const check = ["packages/contracts/script/check.ts", "--json", report];
    const code = await program(process.execPath, check, { output });
    const counts = readReport<Tally>(report);
    return { ...tally(code, counts?.passed, counts?.failed), failures: counts?.failures ?? [] };
  },
};

/** The journeys: all of them, or those in these files. */
export const journeys = (files: readonly string[] = []): Step => ({
  name: "Journeys in Chromium",
  async run() {
    const report = resolve(root, "test-results/journeys.json");
    rmSync(report, { force: true });
    const code = await program("playwright", ["test", ...files]);
    const result = readReport<PlaywrightReport>(report);
    const stats = result?.stats;
    return {
      ...tally(code, stats?.expected, stats && stats.unexpected + stats.flaky),
      notRun: stats?.skipped ? [`journeys that were skipped: ${stats.skipped}`] : [],
      failures: result ? failedPlaywrightTests(result) : [],
    };
  },
});

/** The reports of the other steps have to prove every sentence of the specification. */
export const specification = whole("Every sentence of the specification", () =>
  program(process.execPath, ["scripts/specification/main.ts"]),
);

/** A runner with a failing exit code that named no failed test counts as one failure. */
function tally(code: number, passed = 0, failed = 0): Tally {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
}
