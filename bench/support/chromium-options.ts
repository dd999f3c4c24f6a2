import { existsSync } from "node:fs";

const debianChromium = "/usr/bin/chromium";

/** How a bench starts its browser: the system's where there is one. */
export const chromiumOptions = {
  ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
};
