import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "@tenora/testing/servers/debian-programs";

/** The system's Chromium where there is one, else Playwright's. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}
