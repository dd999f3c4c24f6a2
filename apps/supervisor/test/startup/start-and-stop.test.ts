import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@tenora/embedded/free-port";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type MarketplaceProcess, start } from "../support/marketplace-process.ts";

const root = resolve(import.meta.dirname, "../../../..");
let folder = "";
const running: MarketplaceProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenora-start-"));
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function begin(variables: Record<string, string> = {}): Promise<MarketplaceProcess> {
  const port = String(await freePort());
  // Without the demonstration, whose history takes seconds to make.
  const defaults = { PORT: port, DATA_DIR: folder, LOG_LEVEL: "warn", DEMO: "0" };
  const begun = start(root, { ...defaults, ...variables });
  running.push(begun);
  return begun;
}

/** The embedded services: processes whose command line names this test's folder. */
function runningServices(): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
        // PostgreSQL may name its folder by where it was started only.
        return `${command} ${readlinkSync(`/proc/${pid}/cwd`)}`;
      } catch {
        return ""; // it ended while we looked
      }
    })
    .filter((line) => line.includes(folder));
}

/** What is in the data folder, and it itself, with more than its owner's access. */
function sharedEntries(): string[] {
  const found = spawnSync("find", [folder, "!", "-type", "l", "-perm", "/077"], {
    encoding: "utf8",
  });
  return found.stdout.split("\n").filter(Boolean);
}

describe.skipIf(process.platform !== "linux")("npm start", () => {
  test("prints the address and, only the first time, the admin's password; stops within 10 s", async () => {
    // Only a demonstration prints the password where the output may be stored.
    const first = await begin({ DEMO: "1" });
    const text = await first.untilReady();
    const entrance = new URL(/Open\s+(\S+)/.exec(text)?.[1] ?? "");
    expect(entrance.pathname + entrance.search).toMatch(/^\/dev\?key=[\w-]{22}$/);
    expect(text).toMatch(/password \S{16} {2}\(shown once/);
    expect((await fetch(`${entrance.origin}/readyz`)).status).toBe(200);
    expect(runningServices().length).toBeGreaterThanOrEqual(2);
    expect(sharedEntries()).toEqual([]);

    const began = performance.now();
    expect(await first.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(runningServices()).toEqual([]);

    expect(sharedEntries()).toEqual([]);
    const second = await begin();
    const again = await second.untilReady();
    expect(again).toContain("password as set before");
    expect(again).not.toContain("Built the web app");
  });

  test("leaves no process behind when killed with -9, and the next start recovers", async () => {
    const first = await begin();
    await first.untilReady();
    const services = [...first.children(), ...first.embedded(folder)];
    expect(services.length).toBeGreaterThanOrEqual(4);
    first.kill("SIGKILL");
    await expect.poll(() => services.filter(isAlive), { timeout: 20_000 }).toEqual([]);

    const second = await begin();
    expect(await second.untilReady()).toContain("is ready");
  });

  test("two instances run side by side with their own PORT and DATA_DIR; on the same DATA_DIR the second one is rejected", async () => {
    const first = await begin();
    await first.untilReady();
    const second = await begin({ DATA_DIR: join(folder, "other") });
    await second.untilReady();
    const third = await begin();
    expect(await third.untilEnded()).toBe(1);
    expect(third.text()).toContain("already runs here");
  });

  test.each([
    [{ PORT: "seventy" }, "PORT"],
    [{ CHAIN: "atlantis" }, "CHAIN"],
    [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD: must be at least 12 characters long"],
    [{ AUTH_SECRET: "short" }, "AUTH_SECRET: must be at least 32 characters long"],
    [
      { DATABASE_URL: "postgres://somebody@127.0.0.1:1/x" },
      "AUTH_SECRET, LINK_SECRET and DATA_KEY",
    ],
  ])("names the wrong variable of %j", async (variables, sentence) => {
    const begun = await begin(variables);
    expect(await begun.untilEnded()).toBe(1);
    expect(begun.text()).toContain(sentence);
    expect(begun.text()).not.toMatch(/\n\s+at /);
  });

  test("names PORT when the port is taken", async () => {
    const first = await begin();
    await first.untilReady();
    const second = await begin({ DATA_DIR: join(folder, "other"), PORT: first.port });
    expect(await second.untilEnded()).toBe(1);
    expect(second.text()).toContain(`Port ${first.port} is taken. Set PORT to another one.`);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A killed child of a killed parent may stay as a zombie until its exit code is read.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
