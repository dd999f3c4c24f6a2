import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@tenora/embedded/free-port";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningStart, start } from "./run-start.ts";

const root = resolve(import.meta.dirname, "../../..");
let folder = "";
let running: RunningStart;
let url = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenora-admin-"));
  chmodSync(folder, 0o755);
  const port = String(await freePort());
  running = start(root, { PORT: port, DATA_DIR: folder, LOG_LEVEL: "silent" });
  url = /Open\s+(\S+)/.exec(await running.untilReady())?.[1] ?? "";
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

function admin(...args: string[]): string {
  const command = ["scripts/run.mjs", "apps/supervisor/src/admin.ts", ...args];
  const env = { ...process.env, DATA_DIR: folder };
  try {
    return execFileSync(process.execPath, command, {
      cwd: root,
      env,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

const passwordIn = (text: string) => /password (\S+)/.exec(text)?.[1] ?? "";

async function canSignIn(email: string, password: string): Promise<boolean> {
  const response = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams({ email, password }),
  });
  return response.ok;
}

describe("npm run admin", () => {
  test("creates an admin who can sign in, beside a running marketplace", async () => {
    const password = passwordIn(admin("create", "second@tenora.example"));
    expect(await canSignIn("second@tenora.example", password)).toBe(true);
    expect(await canSignIn("second@tenora.example", `${password}x`)).toBe(false);
    expect(admin("list")).toContain("second@tenora.example");
    expect(admin("create", "second@tenora.example")).toContain("has an account already");
  });

  test("resets a password: the old one no longer works", async () => {
    const old = passwordIn(admin("create", "third@tenora.example"));
    const fresh = passwordIn(admin("reset", "third@tenora.example"));
    expect(await canSignIn("third@tenora.example", old)).toBe(false);
    expect(await canSignIn("third@tenora.example", fresh)).toBe(true);
  });

  test("revokes an admin, who is out at once; the audit log holds", async () => {
    const password = passwordIn(admin("create", "fourth@tenora.example"));
    expect(await canSignIn("fourth@tenora.example", password)).toBe(true);
    expect(admin("revoke", "fourth@tenora.example")).toContain("is no admin any more");
    expect(await canSignIn("fourth@tenora.example", password)).toBe(false);
    expect(admin("list")).toMatch(/fourth@tenora.example {2}\(revoked\)/);
    expect(admin("revoke", "fourth@tenora.example")).toContain("There is no admin");
    expect(admin("audit")).toMatch(/The audit log holds: \d+ entries/);
  });

  test("says what it can do, and whom it does not know", () => {
    expect(admin("dance")).toContain("Usage: npm run admin");
    expect(admin("reset", "nobody@tenora.example")).toContain("There is no admin");
  });
});
