import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Bench, MeasuredFigure } from "../support/figure.ts";

/** The long form of the contract tests, run by the tools of their package; takes over an hour. */
export const run: Bench = async () => {
  const root = resolve(import.meta.dirname, "../..");
  const folder = mkdtempSync(join(tmpdir(), "tenora-contracts-"));
  const report = join(folder, "figures.json");
  const script = resolve(root, "packages/contracts/script/bench.ts");
  spawnSync(process.execPath, [script, "--json", report], { stdio: "inherit" });
  const figures = JSON.parse(readFileSync(report, "utf8")) as MeasuredFigure[];
  rmSync(folder, { recursive: true, force: true });
  return figures;
};
