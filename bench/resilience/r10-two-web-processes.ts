import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { findDebianPrograms } from "@tenora/testing/servers/debian-programs";
import { withExternalDeployment } from "../../apps/supervisor/test/external-deployment/external-deployment.ts";
import { onboardAndApprove } from "../../apps/supervisor/test/external-deployment/onboarding.ts";
import { type Bench, type Figure, figure, information } from "../support/figure.ts";

const root = resolve(import.meta.dirname, "../..");

/** R10: every journey with two web processes, each request at the other; and nothing embedded. */
export const run: Bench = async () => [...(await outside()), await journeys()];

async function outside(): Promise<Figure[]> {
  const parts = findDebianPrograms();
  if (parts === null) {
    return [information("nothing embedded", "not measured: apt-get install postgresql haproxy")];
  }
  const result = await withExternalDeployment(parts, onboardAndApprove);
  const looked = result.guesses.filter((status) => status === 401).length;
  const through = result.standings.join(", ") === "pending, approved, approved";
  return [
    figure(
      "onboarded and approved with nothing embedded, behind HAProxy",
      `${result.standings.join(", ")}; by ${result.servedBy.join(" and ")}`,
      "both processes",
      through && result.isDocumentWhole && result.servedBy.length === 2,
    ),
    figure(
      "embedded parts there were",
      `${result.embedded.length}`,
      "0",
      result.embedded.length === 0,
    ),
    figure("guesses looked at, of 12 at both processes", `${looked}`, "10", looked === 10),
  ];
}

/** The journeys of the suite, at the marketplace with two web processes behind a round-robin. */
async function journeys(): Promise<Figure> {
  const report = resolve(root, "test-results/journeys.json");
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "--project=replicas"],
    { cwd: root, stdio: "ignore", env: { ...process.env, EVERY_JOURNEY: "1" } },
  );
  await new Promise((done) => child.once("exit", done));
  if (!existsSync(report)) return figure("journeys", "did not run", "all", false);
  const { stats } = JSON.parse(readFileSync(report, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const failed = stats.unexpected + stats.flaky;
  const all = stats.expected + failed;
  return figure(
    "journeys that pass",
    `${stats.expected} of ${all}`,
    "all",
    failed === 0 && all > 0,
  );
}
