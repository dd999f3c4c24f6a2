import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { copySharedBinaries } from "./postgres-binaries.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenora-binaries-"));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  process.umask(0o022);
  rmSync(folder, { recursive: true, force: true });
});

const common = () => join(folder, "common");
const place = () => join(common(), "linux-x64-1.2.3");

/** Programs in a folder that the database's user may not enter, as in root's home. */
function shutPrograms() {
  const shut = join(folder, "root");
  mkdirSync(join(shut, "native/bin"), { recursive: true });
  chmodSync(shut, 0o700);
  writeFileSync(join(shut, "package.json"), '{ "name": "@x/linux-x64", "version": "1.2.3" }');
  for (const name of ["postgres", "initdb"]) {
    writeFileSync(join(shut, "native/bin", name), "#!/bin/sh\n", { mode: 0o755 });
    chmodSync(join(shut, "native/bin", name), 0o755);
  }
  const bin = join(shut, "native/bin");
  return { postgres: join(bin, "postgres"), initdb: join(bin, "initdb") };
}

describe.skipIf(process.getuid?.() !== 0 || process.platform !== "linux")(
  "copied database programs",
  () => {
    test("can be run by another user with any umask of root", () => {
      const programs = shutPrograms();
      process.umask(0o077);
      const { postgres } = copySharedBinaries(programs, common());
      expect(postgres).toBe(join(place(), "bin/postgres"));
      for (const one of [common(), place(), join(place(), "bin"), postgres]) {
        expect((statSync(one).mode & 0o777).toString(8), one).toBe("755");
      }
    });

    test.each([
      ["the folder of all of them belongs to another user", () => chownSync(common(), 65_534, 0)],
      ["everybody may write to the folder of all of them", () => chmodSync(common(), 0o777)],
      ["another user put them there", () => chownSync(place(), 65_534, 0)],
    ])("are not used when %s", (_why, plant) => {
      const programs = shutPrograms();
      mkdirSync(place(), { recursive: true });
      plant();
      expect(() => copySharedBinaries(programs, common())).toThrow(
        "users other than root may write",
      );
    });
  },
);
