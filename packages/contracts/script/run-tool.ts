import { spawn } from "node:child_process";

export interface CommandResult {
  readonly ok: boolean;
  /** Everything it printed. */
  readonly text: string;
}

/** Runs a program to its end; its output is printed as it comes, and returned. */
export function runTool(
  title: string,
  program: string,
  args: readonly string[],
  { cwd, profile = "default" }: { cwd: string; profile?: string },
): Promise<CommandResult> {
  console.log(`\n── ${title}`);
  const env = { ...process.env, FOUNDRY_PROFILE: profile };
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
    process.stdout.write(piece);
  });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => done({ ok: code === 0, text }));
  });
}
