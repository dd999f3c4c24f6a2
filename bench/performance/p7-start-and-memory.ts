import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@tenora/embedded/free-port";
import { start } from "../../apps/supervisor/test/support/marketplace-process.ts";
import type { Readiness } from "../../apps/web/app/services.server.ts";
import { type Bench, figure } from "../support/figure.ts";
import { memoryOf, processesBelow } from "../support/processes.ts";

/**
 * P7: what the demonstration's history adds to the first `npm start`, how long a second one takes, and
 * the memory of all processes.
 */
export const run: Bench = async () => {
  const root = resolve(import.meta.dirname, "../..");
  const folder = mkdtempSync(join(tmpdir(), "tenora-bench-"));
  // When we are root, PostgreSQL runs as its own user and must be able to reach its folder.
  chmodSync(folder, 0o755);
  const variables = { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: "silent" };
  const first = start(root, variables);
  const history = /has a history \(([\d.]+) s\)/.exec(await first.untilReady())?.[1];
  await first.stop();

  const times: { web: number; all: number }[] = [];
  let memory = 0;
  let processes = 0;
  for (let time = 0; time < 3; time += 1) {
    const began = performance.now();
    const running = start(root, variables);
    const url = `http://127.0.0.1:${variables.PORT}`;
    const web = await secondsUntil(`${url}/healthz`, began);
    const all = await secondsUntil(`${url}/readyz`, began, isAllReady);
    times.push({ web, all });
    await running.untilReady();
    await fetch(url);
    await wait(2_000);
    const pids = processesBelow(running.pid, folder);
    processes = pids.length;
    memory = Math.max(
      memory,
      pids.reduce((sum, pid) => sum + memoryOf(pid), 0),
    );
    await running.stop();
  }
  rmSync(folder, { recursive: true, force: true });
  const median = (of: "web" | "all") => times.map((one) => one[of]).sort((a, b) => a - b)[1] ?? 0;
  const megabytes = memory / 1024 / 1024;
  return [
    figure(
      "history of the demonstration, first start",
      `${history} s`,
      "≤ 15 s",
      Number(history) <= 15,
    ),
    figure(
      "until the web answers (median of 3)",
      `${median("web").toFixed(1)} s`,
      "≤ 5 s",
      median("web") <= 5,
    ),
    figure(
      "until everything is ready (median of 3)",
      `${median("all").toFixed(1)} s`,
      "≤ 15 s",
      median("all") <= 15,
    ),
    figure(
      `memory of ${processes} processes (proportional)`,
      `${megabytes.toFixed(0)} MB`,
      "≤ 1536 MB",
      megabytes <= 1_536,
    ),
  ];
};

async function secondsUntil(
  url: string,
  began: number,
  isThere = async (answer: Response) => answer.ok,
): Promise<number> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    const there = answer !== null && (await isThere(answer));
    if (answer?.bodyUsed === false) await answer.body?.cancel();
    if (there) return (performance.now() - began) / 1000;
    await wait(10);
  }
}

/** The site is ready without worker and indexer; here they count. */
async function isAllReady(answer: Response): Promise<boolean> {
  const { parts } = (await answer.json()) as { parts: Readiness["parts"] };
  return Object.values(parts).every(({ ok }) => ok);
}
