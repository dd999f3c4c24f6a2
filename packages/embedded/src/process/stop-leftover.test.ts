import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startAnvil } from "../anvil.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { type ProcessGuard, startProcessGuard } from "./process-guard.ts";
import { identifyProcess } from "./process-identity.ts";

let folder = "";
let guard: ProcessGuard;
const foreign: ChildProcess[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "tenora-leftover-")));
  chmodSync(folder, 0o755);
  guard = startProcessGuard();
});
afterEach(() => {
  for (const one of foreign.splice(0)) one.kill("SIGKILL");
  guard.release();
  rmSync(folder, { recursive: true, force: true });
});

/** A process whose program is a file of this name; it does nothing. Returns its pid. */
async function startForeign(program: string, cwd = tmpdir(), ...args: string[]): Promise<number> {
  const file = join(folder, program);
  if (!existsSync(file)) copyFileSync("/bin/sh", file);
  chmodSync(file, 0o755);
  const child = spawn(file, ["-c", "echo; read never", program, ...args], {
    cwd,
    stdio: ["pipe", "pipe", "ignore"],
  });
  foreign.push(child);
  await once(child.stdout, "data");
  return child.pid ?? 0;
}

const isAlive = (pid: number) => identifyProcess(pid) !== null;
const startOf = (pid: number) =>
  Math.floor((identifyProcess(pid)?.startedAt.getTime() ?? 0) / 1000);

describe.skipIf(process.platform !== "linux")("with a stale postmaster.pid a start", () => {
  const data = () => join(folder, "data");
  const pidFile = () => join(data(), "postmaster.pid");
  const startOnce = async () => {
    const options = { folder: data(), setUp: [], guard };
    await (await startPostgres(options)).stop();
    return options;
  };

  test("ends no foreign process called postgres, and succeeds", async () => {
    const options = await startOnce();
    const pid = await startForeign("postgres");
    writeFileSync(pidFile(), `${pid}\n${data()}\n${startOf(pid)}\n1\n`, { mode: 0o644 });
    await (await startPostgres(options)).stop();
    expect(isAlive(pid)).toBe(true);
  });

  test("ends no other program that works in the data folder", async () => {
    const options = await startOnce();
    const pid = await startForeign("not-postgres", data(), "postgres");
    writeFileSync(pidFile(), `${pid}\n${data()}\n${startOf(pid)}\n1\n`, { mode: 0o644 });
    await (await startPostgres(options)).stop();
    expect(isAlive(pid)).toBe(true);
  });

  test("ends no postgres of the data folder that was started at another time", async () => {
    const options = await startOnce();
    const pid = await startForeign("postgres", data());
    writeFileSync(pidFile(), `${pid}\n${data()}\n${startOf(pid) - 3600}\n1\n`, { mode: 0o644 });
    await startPostgres(options).then(
      (postgres) => postgres.stop(),
      () => {}, // it may refuse to start beside what could be another server
    );
    expect(isAlive(pid)).toBe(true);
  });

  test("ends the PostgreSQL that an earlier run left behind", async () => {
    const left = await startPostgres({ folder: data(), setUp: [], guard });
    const ended = once(left.process, "exit");
    const next = await startPostgres({ folder: data(), setUp: [], guard });
    await ended;
    expect(next.process.exitCode).toBeNull();
    await next.stop();
  });
});

describe.skipIf(process.platform !== "linux")("with a stale anvil.pid a start", () => {
  const options = () => ({ folder: join(folder, "chain"), chainId: 31_337, guard });
  const pidFile = () => join(folder, "chain/anvil.pid");

  test("ends no foreign process called anvil, of another folder or another start time", async () => {
    await (await startAnvil(options())).stop();
    const elsewhere = await startForeign("anvil", folder, "--state", join(folder, "state.json"));
    writeFileSync(pidFile(), `${elsewhere}\n`);
    await (await startAnvil(options())).stop();
    expect(isAlive(elsewhere)).toBe(true);

    const later = await startForeign("anvil", folder, join(folder, "chain/state.json"));
    const started = readFileSync(pidFile(), "utf8").split("\n")[1];
    writeFileSync(pidFile(), `${later}\n${started}\n`);
    await (await startAnvil(options())).stop();
    expect(isAlive(later)).toBe(true);
  });

  test("ends the anvil that an earlier run left behind", async () => {
    const left = await startAnvil(options());
    const ended = once(left.process, "exit");
    const next = await startAnvil(options());
    await ended;
    expect(next.process.exitCode).toBeNull();
    await next.stop();
  });
});
