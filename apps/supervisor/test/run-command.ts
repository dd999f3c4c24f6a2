import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** Runs one of the operator's commands to its end, as `npm run` would. */
export function runCommand(
  name: "admin" | "backup" | "restore" | "person" | "keys",
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): { readonly code: number | null; readonly text: string } {
  const entry = `apps/supervisor/src/${name}.ts`;
  const done = spawnSync(process.execPath, ["scripts/run.mjs", entry, ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    encoding: "utf8",
  });
  return { code: done.status, text: done.stdout + done.stderr };
}
