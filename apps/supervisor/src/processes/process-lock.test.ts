import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireProcessLock, LockHeldError } from "./process-lock.ts";

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
  "process lock: a pid that now belongs to another Node process does not hold it",
  async () => {
    acquireProcessLock(file());
    const ours = readFileSync(file(), "utf8");
    const other = await startNode("console.log(1); setInterval(() => {}, 1000)");
    try {
      writeFileSync(file(), ours.replace(`${process.pid}`, `${other.pid}`));
      acquireProcessLock(file())();
      writeFileSync(file(), `${other.pid}`); // as earlier versions wrote it
      expect(() => acquireProcessLock(file())).toThrow(LockHeldError);
    } finally {
      other.end();
    }
  },
);

test("process lock: of processes that start at once exactly one holds it", async () => {
  const url = JSON.stringify(new URL("./process-lock.ts", import.meta.url).href);
  const attempt = `import(${url}).then(({ acquireProcessLock }) => {
    let held = "held";
    try { acquireProcessLock(process.argv[1]); held = "acquired" } catch {}
    console.log(held); setInterval(() => {}, 1000) })`;
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ["-e", attempt, file()], { stdio: ["ignore", "pipe", "inherit"] }),
  );
  try {
    const said = await Promise.all(children.map(({ stdout }) => once(stdout, "data")));
    expect(said.map(String).filter((line) => line.startsWith("acquired"))).toHaveLength(1);
  } finally {
    for (const child of children) child.kill("SIGKILL");
  }
});

test("process lock: a living process holds it, and its end releases it", async () => {
  const holder = await startNode(
    `import(${JSON.stringify(new URL("./process-lock.ts", import.meta.url).href)}).then((lock) => {
       lock.acquireProcessLock(process.argv[1]); console.log(1); setInterval(() => {}, 1000) })`,
  );
  expect(() => acquireProcessLock(file())).toThrow(LockHeldError);
  holder.end();
  await expect
    .poll(() => {
      try {
        return typeof acquireProcessLock(file());
      } catch (error) {
        return error;
      }
    })
    .toBe("function");
});
