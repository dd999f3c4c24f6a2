import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackages } from "./debian-packages.ts";

const debianChromium = "/usr/bin/chromium";

/** 0 when Chromium is installed; as root on Debian it is installed when missing. */
export async function ensureChromium(): Promise<number> {
  if (existsSync(debianChromium) || existsSync(chromium.executablePath())) return 0;
  installDebianPackages("chromium");
  if (existsSync(debianChromium)) return 0;
  console.error(
    "The journeys need Chromium. On Debian: apt-get install chromium. Elsewhere: npx playwright install chromium.",
  );
  return 1;
}
