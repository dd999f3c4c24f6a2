import { spawn } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../../..");

type Command = "admin" | "backup" | "restore" | "person" | "keys";
type Ended = { readonly code: number | null; readonly text: string };

/**
 * Runs one of the operator's commands to its end, as `npm run` would. This process goes on meanwhile: it
 * may serve what the command needs, and must see which connections of its own are closed.
 */
export function runCommand(
  name: Command,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = spawn(process.execPath, commandArguments(name, args), {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
    });
  }
  return new Promise((done) => child.once("close", (code) => done({ code, text })));
}

const commandArguments = (name: Command, args: readonly string[]) => [
  "scripts/run.mjs",
  `apps/supervisor/src/commands/${name}.ts`,
  ...args,
];
