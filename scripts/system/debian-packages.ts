import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs Debian packages as root on Debian; anywhere else it does nothing. */
export function installDebianPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  apt("update", "-qq");
  apt("install", "-y", "-qq", ...packages);
}

function apt(...args: string[]): void {
  spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
