// Runs a TypeScript entry of this project on a fresh machine: installs what is missing, finds a
// Node that is new enough and starts the entry there. Plain JavaScript without dependencies,
// because it must run on Node 20 before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installWhatIsMissing } from "./install.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const [entry, ...rest] = process.argv.slice(2);
const isNewEnough = ([major, minor]) => major > 22 || (major === 22 && minor >= 22);

process.chdir(root);
// Only the programs in apps run without development tools.
await installWhatIsMissing(root, !entry.startsWith("apps/"));

if (isNewEnough(process.versions.node.split(".").map(Number))) {
  process.argv = [process.argv[0], resolve(root, entry), ...rest];
  await import(pathToFileURL(resolve(root, entry)).href);
} else {
  const node = resolve(root, "node_modules/.bin/node");
  if (!existsSync(node)) {
    console.error(`Node ${process.versions.node} is too old: install Node 22.22 or newer.`);
    process.exit(1);
  }
  runOn(node);
}

/** The IPC channel tells the child when this process has ended in any way. */
function runOn(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), entry, ...rest], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PATH: `${resolve(root, "node_modules/.bin")}:${process.env.PATH}` },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
