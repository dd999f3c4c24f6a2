// Renders what must be pixels: the social image and the icons that cannot be SVG.
//   node apps/web/artwork/raster.ts
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { brand } from "@tenora/domain/brand";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dataUrl = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(at(path)).toString("base64")}`;

const icon = dataUrl("../public/favicon.svg", "image/svg+xml");
const seal = readFileSync(at("../public/artwork/seal.svg"), "utf8")
  .replace(/stroke-width="[^"]*"/, 'stroke-width="0.28"')
  .replace("<svg ", '<svg class="seal" ');
const serif = dataUrl("../app/ui/fonts/newsreader-display-latin.woff2", "font/woff2");

const card = `
  <style>
    @font-face { font-family: N; src: url(${serif}) }
    body { margin: 0; width: 1200px; height: 630px; background: #0b3b2e; color: #f6f3ea; overflow: hidden;
      font-family: N, serif; position: relative }
    .seal { position: absolute; right: -250px; top: -105px; width: 840px; height: 840px; opacity: .7 }
    .frame { position: absolute; inset: 28px; border: 1px solid #bdd0c6; border-radius: 18px; opacity: .4 }
    main { position: absolute; left: 88px; bottom: 84px; width: 560px }
    h1 { font-weight: 480; font-size: 80px; line-height: 1.06; letter-spacing: -.022em; margin: 0 }
    p { position: absolute; left: 88px; top: 76px; font-size: 44px; margin: 0; display: flex; gap: 18px;
      align-items: center }
    p img { width: 72px; margin-left: -16px }
  </style>
  ${seal}<div class="frame"></div>
  <p><img src="${icon}">${brand.name}</p>
  <main><h1>${brand.tagline}</h1></main>`;

const square = (size: number) =>
  `<style>body{margin:0}img{display:block;width:${size}px}</style><img src="${icon}">`;

/** An .ico file that holds one PNG (allowed since Windows Vista). */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

async function render(html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

writeFileSync(at("../public/og.png"), await render(card, 1200, 630));
writeFileSync(at("../public/apple-touch-icon.png"), await render(square(180), 180, 180));
writeFileSync(at("../public/favicon.ico"), ico(await render(square(32), 32, 32), 32));
await browser.close();
