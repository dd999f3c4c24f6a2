import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "@tenora/configuration/environment";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { resolveSecrets } from "../configuration/secrets.ts";
import { lockDataFolder } from "./lock-data-folder.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenora-data-"));
});
const umask = process.umask();
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

const data = () => join(folder, "data");
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe.skipIf(process.platform !== "linux")("data folder", () => {
  test("only its own system user may enter a new one", () => {
    lockDataFolder(data())();
    expect(modeOf(data())).toBe("700");
  });

  test("one of an earlier version becomes private, with the folders in it", () => {
    for (const name of ["", "mail", "chain", "documents"]) {
      mkdirSync(join(data(), name), { recursive: true });
      chmodSync(join(data(), name), 0o755);
    }
    writeFileSync(join(data(), "secrets.json"), "{}");
    lockDataFolder(data())();
    for (const name of ["", "mail", "chain", "documents"]) {
      expect(modeOf(join(data(), name)), name).toBe("700");
    }
  });

  test("what an earlier version wrote in it becomes private, but no file becomes a program", () => {
    const place = join(data(), "documents/business");
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, "certificate.pdf"), "");
    writeFileSync(join(folder, "elsewhere"), "");
    symlinkSync(join(folder, "elsewhere"), join(place, "link"));
    for (const one of [place, join(place, "certificate.pdf")]) chmodSync(one, 0o755);
    chmodSync(join(place, "certificate.pdf"), 0o644);
    chmodSync(join(folder, "elsewhere"), 0o644);
    lockDataFolder(data())();
    expect([modeOf(place), modeOf(join(place, "certificate.pdf"))]).toEqual(["700", "600"]);
    expect(modeOf(join(folder, "elsewhere"))).toBe("644");
  });

  test("whatever is written once it is locked is private, by child processes too", () => {
    process.umask(0o022);
    lockDataFolder(data())();
    mkdirSync(join(data(), "own"));
    writeFileSync(join(data(), "own/file"), "");
    execFileSync("sh", ["-c", "mkdir child && touch child/file"], { cwd: data() });
    expect(
      ["own", "own/file", "child", "child/file"].map((one) => modeOf(join(data(), one))),
    ).toEqual(["700", "600", "700", "600"]);
  });

  test("one with foreign files keeps its mode, but our folders in it become private", () => {
    mkdirSync(join(data(), "mail"), { recursive: true });
    writeFileSync(join(data(), "foreign-file"), "");
    for (const one of [data(), join(data(), "mail")]) chmodSync(one, 0o755);
    lockDataFolder(data())();
    expect([modeOf(data()), modeOf(join(data(), "mail"))]).toEqual(["755", "700"]);
  });

  test("one that everybody may write to is rejected with a sentence", () => {
    mkdirSync(data());
    writeFileSync(join(data(), "foreign-file"), "");
    chmodSync(data(), 0o777);
    expect(() => lockDataFolder(data())).toThrow(
      `DATA_DIR: everybody may write in ${data()}. Choose a folder that belongs to the marketplace alone.`,
    );
  });
});

describe.skipIf(process.platform !== "linux")("secrets.json", () => {
  const file = () => join(folder, "secrets.json");
  const make = () => resolveSecrets(readEnvironment({}), folder);

  test("only its own system user may read it, and it is never written through a link", () => {
    const elsewhere = join(folder, "elsewhere");
    writeFileSync(elsewhere, "untouched", { mode: 0o644 });
    symlinkSync(elsewhere, `${file()}.new`);
    const { embeddedDatabase } = make();
    expect(readFileSync(elsewhere, "utf8")).toBe("untouched");
    expect([modeOf(file()), lstatSync(file()).isFile()]).toEqual(["600", true]);
    expect(make().embeddedDatabase).toBe(embeddedDatabase);
  });

  test("it is never written into a file that others may read", () => {
    writeFileSync(`${file()}.new`, "half written", { mode: 0o644 });
    make();
    expect(modeOf(file())).toBe("600");
  });

  test("a copy that others may read becomes private at the next start", () => {
    const { auth } = make();
    chmodSync(file(), 0o644);
    expect(make().auth).toEqual(auth);
    expect(modeOf(file())).toBe("600");
  });
});
