import { existsSync } from "node:fs";

const debianChromium = "/usr/bin/chromium";

/** Launch options for the browser of a bench: the system's Chromium where there is one. */
export const chromiumOptions = {
  ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
};
