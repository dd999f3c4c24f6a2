import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const unit = resolve(import.meta.dirname, "../../../../docs/runbooks/deploy/tenora-backup.service");
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenora-backups-"));
  const days = { old: 35.1, "before-2": 90, young: 34.9, "young/rows": 90, "../beside": 90 };
  for (const name of Object.keys(days))
    mkdirSync(join(folder, "backups", name), { recursive: true });
  for (const [name, age] of Object.entries(days)) {
    const at = Date.now() / 1000 - age * 86_400;
    utimesSync(join(folder, "backups", name), at, at);
  }
  // The folder itself may be old as well.
  utimesSync(join(folder, "backups"), 0, 0);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs what the unit runs after a backup with this exit code. */
function afterBackup(code: number): void {
  const line = /^ExecStopPost=\/bin\/sh -c '(.*)'$/m.exec(readFileSync(unit, "utf8"))?.[1] ?? "";
  expect(line).toContain("/var/backups/tenora");
  const command = line
    .replaceAll("$$", "$")
    .replaceAll("%%", "%")
    .replaceAll("/var/backups/tenora", join(folder, "backups"));
  const done = spawnSync("/bin/sh", ["-c", command], {
    env: { ...process.env, EXIT_STATUS: `${code}` },
  });
  expect({ status: done.status, stderr: `${done.stderr}` }).toEqual({ status: 0, stderr: "" });
}
const left = () => readdirSync(folder, { recursive: true }).map(String).sort();
const all = ["backups", "backups/before-2", "backups/old", "backups/young", "backups/young/rows"];

test.skipIf(process.platform !== "linux").each([0, 2])(
  "backup retention: the nightly unit deletes only backups older than 35 days (backup exit code %d)",
  (code) => {
    afterBackup(code);
    expect(left()).toEqual(["backups", "backups/young", "backups/young/rows", "beside"]);
  },
);

test.skipIf(process.platform !== "linux")(
  "backup retention: the nightly unit deletes nothing when the new backup failed",
  () => {
    afterBackup(1);
    expect(left()).toEqual([...all, "beside"]);
  },
);
