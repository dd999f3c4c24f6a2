import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** True when z3 answers; as root on Debian it is installed when missing. */
export function ensureSolver(): boolean {
  if (answers()) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    apt("update", "-qq");
    apt("install", "-y", "-qq", "z3");
    if (answers()) return true;
  }
  console.error("The proofs need z3. On Debian: apt-get install z3.");
  return false;
}

const answers = () => spawnSync("z3", ["--version"]).status === 0;

function apt(...args: string[]): void {
  spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
