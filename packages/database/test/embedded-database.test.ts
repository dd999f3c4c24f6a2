import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const starter = fileURLToPath(new URL("./start-and-wait.ts", import.meta.url));

test("a test run that is killed leaves no PostgreSQL and no folder behind", async () => {
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
  await expect.poll(() => answers(port), { timeout: 10_000 }).toBe(false);
  await expect.poll(() => existsSync(folder) || lives(guardPid), { timeout: 10_000 }).toBe(false);
}, 30_000);

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
