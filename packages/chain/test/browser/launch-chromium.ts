import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

const debianChromium = "/usr/bin/chromium";

/** The system's Chromium where there is one, else Playwright's. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}
