// node scripts/run.mjs scripts/portal-pictures.ts <address>: draws the front page's pictures of the
// business portal from a running demonstration, in both themes.
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../bench/support/chromium-options.ts";

const target = resolve(import.meta.dirname, "../apps/web/public/artwork");
const [address] = process.argv.slice(2);
if (address === undefined) {
  console.error("Usage: node scripts/run.mjs scripts/portal-pictures.ts http://127.0.0.1:3000");
  process.exit(1);
}

/** In CSS pixels; drawn at twice the density, so that it is sharp on a phone. */
const size = { width: 560, height: 400 };

const browser = await chromium.launch(chromiumOptions);
try {
  for (const theme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      viewport: { width: size.width, height: 2_400 },
      deviceScaleFactor: 2,
      colorScheme: theme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await becomeBen(page, address);
    await leaveReceivables(page);
    const top = await page.getByRole("heading", { name: "Latest receivables" }).boundingBox();
    const y = Math.max(0, (top?.y ?? 0) - 20);
    const picture = await page.screenshot({ clip: { x: 0, y, ...size } });
    const file = resolve(target, `portal-${theme}.webp`);
    mkdirSync(target, { recursive: true });
    writeFileSync(file, await toWebp(page, picture));
    console.log(file);
    await context.close();
  }
} finally {
  await browser.close();
}

/** The approved business of the demonstration, whose portal has figures. */
async function becomeBen(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/business`, { waitUntil: "networkidle" });
  await page
    .getByRole("button", { name: /^Ben\b/ })
    .first()
    .click();
  const confirm = page.getByRole("button", { name: "Confirm" });
  const known = page.getByRole("heading", { name: "Business Verified" });
  while (!(await known.isVisible())) {
    if (await confirm.isVisible()) await confirm.click();
    await page.waitForTimeout(200);
  }
  await page.waitForLoadState("networkidle");
}

/** Waits for the receivables, and removes what is fixed to the window. */
async function leaveReceivables(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Latest receivables" }).waitFor();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    for (const one of document.querySelectorAll("body *")) {
      if (getComputedStyle(one).position === "fixed") one.remove();
    }
  });
  await page.waitForLoadState("networkidle");
}

/** Chromium encodes it, so that nothing else is needed. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.7);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}
