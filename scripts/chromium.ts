import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const debianChromium = "/usr/bin/chromium";

/** 0 when a Chromium for the journeys is here; as root on Debian it is installed when missing. */
export async function findChromium(): Promise<number> {
  if (existsSync(debianChromium) || existsSync(chromium.executablePath())) return 0;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    apt("update", "-qq");
    apt("install", "-y", "-qq", "chromium");
    if (existsSync(debianChromium)) return 0;
  }
  console.error(
    "The journeys need Chromium. On Debian: apt-get install chromium. Elsewhere: npx playwright install chromium.",
  );
  return 1;
}

function apt(...args: string[]): void {
  spawnSync("apt-get", args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
