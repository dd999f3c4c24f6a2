import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { findDebianPrograms } from "@tenora/testing/servers/debian-programs";
import { withExternalDeployment } from "../../apps/supervisor/test/external-deployment/external-deployment.ts";
import { onboardAndApprove } from "../../apps/supervisor/test/external-deployment/onboarding.ts";
import { type Bench, figure, information, type MeasuredFigure } from "../support/figure.ts";

const root = resolve(import.meta.dirname, "../..");

/** R10: every journey with two web processes, requests alternating; and without embedded services. */
export const run: Bench = async () => [...(await externalServices()), await journeys()];

async function externalServices(): Promise<MeasuredFigure[]> {
  const programs = findDebianPrograms();
  if (programs === null) {
    const how = "apt-get install postgresql haproxy";
    return [information("external services", `not measured: ${how}`)];
  }
  const result = await withExternalDeployment(programs, onboardAndApprove);
  const evaluated = result.guesses.filter((status) => status === 401).length;
  const isApproved = result.standings.join(", ") === "pending, approved, approved";
  return [
    figure(
      "onboarded and approved with external services, behind HAProxy",
      `${result.standings.join(", ")}; by ${result.servedBy.join(" and ")}`,
      "both processes",
      isApproved && result.isDocumentWhole && result.servedBy.length === 2,
    ),
    figure("embedded services", `${result.embedded.length}`, "0", result.embedded.length === 0),
    figure(
      "login attempts evaluated, of 12 at both processes",
      `${evaluated}`,
      "10",
      evaluated === 10,
    ),
  ];
}

/** All journeys, each on a marketplace with two web processes behind a round-robin. */
async function journeys(): Promise<MeasuredFigure> {
  const report = resolve(root, "test-results/journeys.json");
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", "--project=replicas", "--project=clock"],
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
