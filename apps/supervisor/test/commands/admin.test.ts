import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@tenora/embedded/free-port";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MarketplaceProcess, start } from "../support/marketplace-process.ts";
import { runCommand } from "../support/run-command.ts";

const root = resolve(import.meta.dirname, "../../../..");
let folder = "";
let running: MarketplaceProcess;
let url = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenora-admin-"));
  chmodSync(folder, 0o755);
  const port = String(await freePort());
  running = start(root, { PORT: port, DATA_DIR: folder, LOG_LEVEL: "silent", DEMO: "0" });
  url = /Open\s+(\S+)/.exec(await running.untilReady())?.[1] ?? "";
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Beside this process: one that stands still would miss that the server closes its idle
 * connections.
 */
const admin = async (...args: string[]) =>
  (await runCommand("admin", args, { DATA_DIR: folder })).text;

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
  test("creates an admin who can sign in while the marketplace runs", async () => {
    const password = passwordIn(await admin("create", "second@tenora.example"));
    expect(await canSignIn("second@tenora.example", password)).toBe(true);
    expect(await canSignIn("second@tenora.example", `${password}x`)).toBe(false);
    expect(await admin("list")).toContain("second@tenora.example");
    expect(await admin("create", "second@tenora.example")).toContain("has an account already");
  });

  test("resets a password, after which the old one no longer works", async () => {
    const old = passwordIn(await admin("create", "third@tenora.example"));
    const fresh = passwordIn(await admin("reset", "third@tenora.example"));
    expect(await canSignIn("third@tenora.example", old)).toBe(false);
    expect(await canSignIn("third@tenora.example", fresh)).toBe(true);
  });

  test("revokes an admin and ends their sessions at once; the audit log stays intact", async () => {
    const password = passwordIn(await admin("create", "fourth@tenora.example"));
    expect(await canSignIn("fourth@tenora.example", password)).toBe(true);
    expect(await admin("revoke", "fourth@tenora.example")).toContain("is no longer an admin");
    expect(await canSignIn("fourth@tenora.example", password)).toBe(false);
    expect(await admin("list")).toMatch(/fourth@tenora.example {2}\(revoked\)/);
    expect(await admin("revoke", "fourth@tenora.example")).toContain("There is no admin");
    expect(await admin("audit")).toMatch(/The audit log is intact: \d+ entries/);
  });

  test("prints the audit log's head and checks an earlier recorded one against the log", async () => {
    const head =
      /^Its head, to be recorded elsewhere: (\S+)$/m.exec(await admin("audit"))?.[1] ?? "";
    const [entries, hash] = head.split(":");
    expect(await admin("audit", head)).toContain(
      `The first ${entries} entries are the recorded ones.`,
    );
    expect(await admin("audit", `${Number(entries) + 1}:${hash}`)).toContain("was tampered with");
    expect(await admin("audit", "12")).toContain("12 is no head of the audit log");
  });

  test("prints its usage and names an unknown admin", async () => {
    expect(await admin("dance")).toContain("Usage: npm run admin");
    expect(await admin("reset", "nobody@tenora.example")).toContain("There is no admin");
  });
});
