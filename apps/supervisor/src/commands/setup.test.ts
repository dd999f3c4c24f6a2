import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

// A small project with our own scripts, and an npm that only records its arguments.

const root = resolve(import.meta.dirname, "../../../..");
const ours = [
  "scripts/run.mjs",
  "scripts/install.mjs",
  ...["web-build/build-lock", "processes/process-lock"].map(
    (one) => `apps/supervisor/src/${one}.ts`,
  ),
  "packages/embedded/package.json",
  "packages/embedded/src/process/process-identity.ts",
];
const recordingNpm = `#!/bin/sh\necho "$@" >> asked-of-npm\nmkdir -p node_modules\n`;
const entry = `
  import { acquireBuildLock } from "./supervisor/src/web-build/build-lock.ts";
  if (process.argv[2] === "build") {
    await acquireBuildLock(process.cwd()).catch((error) => console.error(error.message));
  }
  console.log("started");`;
const otherUser = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
/** A project below /root is not for others to read, nor is the Node in it. */
const isNodeForAll = !isRoot || spawnSync(process.execPath, ["-v"], otherUser).status === 0;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenora-set-up-"));
  chmodSync(folder, 0o755);
  for (const file of ours) put(file, readFileSync(join(root, file), "utf8"));
  mkdirSync(join(folder, "node_modules/@tenora"), { recursive: true });
  symlinkSync("../../packages/embedded", join(folder, "node_modules/@tenora/embedded"));
  put("package-lock.json", "{}");
  put("apps/entry.ts", entry);
  put("bin/npm", recordingNpm);
  chmodSync(join(folder, "bin/npm"), 0o755);
  if (!isNodeForAll) copyFileSync(process.execPath, join(folder, "bin/node"));
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

function put(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const asked = () => {
  const file = join(folder, "asked-of-npm");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
};

function run(...args: string[]) {
  const node = isNodeForAll ? process.execPath : join(folder, "bin/node");
  const done = spawnSync(node, ["scripts/run.mjs", "apps/entry.ts", ...args], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, "bin")}:${process.env.PATH}` },
    encoding: "utf8",
    ...(isReadOnly && isRoot ? otherUser : {}),
  });
  return { code: done.status, stderr: done.stderr.trim(), text: done.stdout };
}

/** As under the systemd unit: the process cannot write the project. Root becomes another user. */
let isReadOnly = false;
function becomeReadOnly(): void {
  isReadOnly = true;
  for (const one of ["node_modules", "."]) chmodSync(join(folder, one), 0o555);
}
afterEach(() => {
  isReadOnly = false;
});

describe.skipIf(process.platform === "win32")("npm start after npm run setup", () => {
  test("installs nothing, even in a read-only folder", () => {
    expect(run().text).toContain("started");
    expect(asked()).toEqual(["install --no-audit --no-fund --loglevel=error --omit=dev"]);
    becomeReadOnly();
    expect(run()).toMatchObject({ code: 0, stderr: "" });
    expect(asked()).toHaveLength(1);
  });

  test("names missing dependencies in a read-only folder and runs no installation", () => {
    run();
    put("package-lock.json", "{ }");
    becomeReadOnly();
    const { code, stderr, text } = run();
    expect({ code, text }).toEqual({ code: 1, text: "" });
    expect(stderr).toBe(
      `Dependencies of this version are not installed in ${folder}, and nothing can be written there. Run \`npm run setup\` there as the user who owns it, then start again.`,
    );
    expect(asked()).toHaveLength(1);
  });

  test("names a missing web build in a read-only folder", () => {
    run();
    becomeReadOnly();
    expect(run("build").stderr).toMatch(
      /^The web app is not built from the sources in \S+, and nothing can be written there\. Run `npm run setup` there/,
    );
  });
});
