import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startPostgres } from "@tenora/embedded/postgres/start-postgres";
import { startProcessGuard } from "@tenora/embedded/process/process-guard";
import { expect, test } from "vitest";

const starter = fileURLToPath(new URL("./start-embedded-database.ts", import.meta.url));

test("embedded database: a killed test run leaves no PostgreSQL process and no folder", async () => {
  const run = spawn(process.execPath, [starter], { stdio: ["ignore", "pipe", "inherit"] });
  const line = await new Promise<string>((resolve) =>
    run.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString())),
  );
  const { guardPid, port, folder } = JSON.parse(line) as {
    guardPid: number;
    port: number;
    folder: string;
  };
  expect(await answers(port)).toBe(true);
  expect(existsSync(folder)).toBe(true);
  run.kill("SIGKILL");
  await expect.poll(() => answers(port), { timeout: 45_000 }).toBe(false);
  await expect.poll(() => existsSync(folder) || lives(guardPid), { timeout: 45_000 }).toBe(false);
}, 180_000);

test("embedded database: starts below a folder that only its owner may enter, such as root's home", async () => {
  const shut = mkdtempSync(join(tmpdir(), "tenora-shut-"));
  const guard = startProcessGuard();
  const options = { folder: join(shut, "data/postgres"), setUp: [], guard };
  try {
    for (const start of ["first", "second"]) {
      const postgres = await startPostgres(options);
      expect(await answers(postgres.port), start).toBe(true);
      await postgres.stop();
    }
  } finally {
    guard.release();
    rmSync(shut, { recursive: true, force: true });
  }
}, 180_000);

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
