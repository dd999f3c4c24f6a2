import { chromium } from "@playwright/test";
import { chromiumOptions } from "../support/chromium-options.ts";
import { type Bench, figure, information, type MeasuredFigure } from "../support/figure.ts";
import { withMarketplace } from "../support/marketplace-context.ts";

const largest = 100 * 1024;

/** The pages that are opened first, with the most that their scripts may have in bytes. */
const pages = [
  { name: "the home page", path: "/", most: largest },
  { name: "the exchange", path: "/exchange", most: 112 * 1024 },
  { name: "a receivable", path: "/exchange/1", most: 120 * 1024 },
] as const;

/** P1: the JavaScript that a browser loads for its first page: compressed size, and when. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace }) => {
    const figures = [];
    for (const page of pages) figures.push(...(await measurePage(marketplace.url, page)));
    return figures;
  });

async function measurePage(
  site: string,
  { name, path: page, most }: (typeof pages)[number],
): Promise<MeasuredFigure[]> {
  const first = await scriptsOf(site, page);
  const sizes = await Promise.all(first.map((path) => brotliSize(site + path)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const texts = await Promise.all(first.map(async (path) => (await fetch(site + path)).text()));
  const walletEarly = texts.filter((text) => /eth_requestAccounts|eip6963/i.test(text)).length;
  const { beforePaint, later } = await inChromium(site + page, first);
  return [
    ...first.map((path, at) =>
      information(`${name}: ${path.replace("/assets/", "")}`, kilobytes(sizes[at] ?? 0)),
    ),
    figure(
      `${name}: JavaScript of the first load, brotli`,
      kilobytes(total),
      `≤ ${most / 1024} KB`,
      total <= most,
    ),
    figure(`${name}: wallet code in it`, `${walletEarly} files`, "0", walletEarly === 0),
    figure(
      `${name}: other scripts requested before first paint (Chromium)`,
      String(beforePaint.length),
      "0",
      beforePaint.length === 0,
    ),
    information(`${name}: scripts loaded when the browser is idle`, `${later.length}`),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** The module scripts of a page, and their static imports. */
async function scriptsOf(site: string, page: string): Promise<string[]> {
  const html = await (await fetch(site + page)).text();
  const found = new Set(
    [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ""),
  );
  // The route manifest names the modules of every route; only those in a tag or an import are loaded.
  const wanted = [...found].filter((path) =>
    new RegExp(`(?:href|src)="${path}"|from "${path}"|import "${path}"`).test(html),
  );
  const seen = new Set<string>();
  while (wanted.length > 0) {
    const path = wanted.pop() ?? "";
    if (seen.has(path)) continue;
    seen.add(path);
    const code = await (await fetch(site + path)).text();
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      wanted.push(`/assets/${name}`);
    }
  }
  return [...seen].sort();
}

async function brotliSize(url: string): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const { request } = await import("node:http");
  return new Promise((done, fail) => {
    const options = { hostname, port, path: pathname, headers: { "accept-encoding": "br" } };
    request(options, (response) => {
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on("end", () => done(size));
    })
      .on("error", fail)
      .end();
  });
}

async function inChromium(url: string, first: readonly string[]) {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    }));
    const others = scripts.filter(({ path }) => !first.includes(path));
    const beforePaint = others.filter(({ startTime }) => startTime < paint);
    return { beforePaint, later: others };
  } finally {
    await browser.close();
  }
}
