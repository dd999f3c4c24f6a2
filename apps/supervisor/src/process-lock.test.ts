import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LockedError, takeProcessLock } from "./process-lock.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenora-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, "supervisor.pid");

/** Another Node process, alive until `end` is called. */
async function startNode(code: string) {
  const child = spawn(process.execPath, ["-e", code, file()], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return { pid: child.pid ?? 0, end: () => child.kill("SIGKILL") };
}

test.skipIf(process.platform !== "linux")(
  "process lock: a pid that went to another Node process since does not hold it",
  async () => {
    takeProcessLock(file());
    const ours = readFileSync(file(), "utf8");
    const other = await startNode("console.log(1); setInterval(() => {}, 1000)");
    try {
      writeFileSync(file(), ours.replace(`${process.pid}`, `${other.pid}`));
      takeProcessLock(file())();
      writeFileSync(file(), `${other.pid}`); // as earlier versions wrote it
      expect(() => takeProcessLock(file())).toThrow(LockedError);
    } finally {
      other.end();
    }
  },
);

test("process lock: a living holder keeps it, and its end frees it", async () => {
  const holder = await startNode(
    `import(${JSON.stringify(new URL("./process-lock.ts", import.meta.url).href)}).then((lock) => {
       lock.takeProcessLock(process.argv[1]); console.log(1); setInterval(() => {}, 1000) })`,
  );
  expect(() => takeProcessLock(file())).toThrow(LockedError);
  holder.end();
  await expect
    .poll(() => {
      try {
        return typeof takeProcessLock(file());
      } catch (error) {
        return error;
      }
    })
    .toBe("function");
});
