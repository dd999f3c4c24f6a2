import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "@tenora/testing/servers/debian-programs";
import { installDebianPackages } from "./debian-packages.ts";

/** 0 when Chromium is installed; as root on Debian it is installed when missing. */
export async function ensureChromium(): Promise<number> {
  if (findChromium() !== null || existsSync(chromium.executablePath())) return 0;
  installDebianPackages("chromium-headless-shell");
  if (findChromium() !== null) return 0;
  console.error(
    "The journeys need Chromium. On Debian: apt-get install chromium-headless-shell. Elsewhere: npx playwright install chromium.",
  );
  return 1;
}
