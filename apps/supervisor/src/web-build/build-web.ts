import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { inheritedEnvironment } from "@tenora/embedded/process/inherited-environment";
import type { StartProgress } from "../terminal/progress.ts";
import { acquireBuildLock } from "./build-lock.ts";
import { compressAssets } from "./compress-assets.ts";

/** The inputs of the web build, relative to the project's root. */
const sources = ["apps/web", "packages", "package-lock.json"];
const ignored = new Set([
  "node_modules",
  "build",
  ".react-router",
  "testing",
  "test",
  // The web uses the ABIs and bytecode that packages/chain contains.
  "contracts",
]);

/** True when the build on disk was made from exactly these sources. */
function isWebBuilt(root: string): boolean {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
}

/** Builds the web app unless it is built from exactly these sources. */
export async function ensureWebBuilt(root: string, progress: StartProgress): Promise<void> {
  if (!isWebBuilt(root)) await progress.step("Built the web app", () => buildWeb(root));
}

/** Two instances that start together build once. */
async function buildWeb(root: string): Promise<void> {
  const release = await acquireBuildLock(root);
  try {
    if (isWebBuilt(root)) return;
    await runBuild(join(root, "apps/web"));
    await compressAssets(join(root, "apps/web/build/client"));
    writeFileSync(stampFile(root), fingerprint(root));
  } finally {
    release();
  }
}

const stampFile = (root: string) => join(root, "apps/web/build/.built-from");

function fingerprint(root: string): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((one) => filesBelow(resolve(root, one)))) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (path.endsWith(".json") || path.endsWith(".ts")) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !entry.name.includes(".test."))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(inner) : [inner];
    });
}

async function runBuild(folder: string): Promise<void> {
  const manifest = createRequire(join(folder, "package.json")).resolve(
    "@react-router/dev/package.json",
  );
  const child = spawn(process.execPath, [join(dirname(manifest), "bin.cjs"), "build"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inheritedEnvironment(), NODE_ENV: "production" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const code = await new Promise((done) => child.once("exit", done));
  if (code !== 0) throw new Error(`The web app did not build:\n${output}`);
}
