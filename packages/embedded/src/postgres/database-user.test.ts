import {
  chmodSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareDatabaseUser } from "./database-user.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenora-database-user-"));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(process.getuid?.() !== 0 || process.platform !== "linux")(
  "database user: gets no folder behind a link of another user, but one behind root's",
  () => {
    const target = join(folder, "target");
    const link = join(folder, "link");
    mkdirSync(target);
    symlinkSync(target, link);
    lchownSync(link, 65_534, 65_534);
    expect(() => prepareDatabaseUser(link)).toThrow(`${link} is a link of user 65534`);
    expect(statSync(target).uid).toBe(0);
    lchownSync(link, 0, 0);
    const user = prepareDatabaseUser(link);
    expect(statSync(target).uid).toBe(user?.uid);
  },
);
