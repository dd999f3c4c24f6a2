import { loadavg } from "node:os";
import { type Browser, chromium, type Page } from "@playwright/test";
import { pathologicalArticles } from "@tenora/testing/articles/pathological-articles";
import { attacks, splinters } from "@tenora/testing/articles/xss-payloads";
import fc from "fast-check";
import { renderArticle } from "../../apps/web/app/features/article-body/render-article.server.ts";
import { toJsonLd } from "../../apps/web/app/features/shell/metadata/to-json-ld.ts";
import { chromiumOptions } from "../support/chromium-options.ts";
import { type Bench, figure, information, percentile } from "../support/figure.ts";

const fuzzed = 10_000;
const seed = 20_261_121;
/** Milliseconds of processor time. */
const maxMs = 200;

/** S5: attacks in articles and their structured data, in Chromium; and the slowest articles of 1 MB. */
export const run: Bench = async () => {
  const part = fc.oneof(fc.constantFrom(...splinters), fc.string({ maxLength: 12 }));
  const article = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
  const generated = fc.sample(article, { numRuns: fuzzed, seed });
  const browser = await chromium.launch(chromiumOptions);
  try {
    const known = await attack(browser, attacks.map(asPage));
    const random = await attack(browser, generated.map(asPage));
    const unfiltered = await attack(browser, attacks);
    return [
      noneOf(`known attacks with an effect, of ${attacks.length}`, known),
      noneOf(`random articles with an effect, of ${fuzzed}`, random),
      figure(
        "the same attacks as raw HTML with an effect",
        String(unfiltered),
        "> 0",
        unfiltered > 0,
      ),
      ...slowest(),
    ];
  } finally {
    await browser.close();
  }
};

const noneOf = (what: string, count: number) => figure(what, String(count), "0", count === 0);

/** The parts of a page that an article controls: its body, and its structured data. */
const asPage = (text: string) =>
  `${renderArticle(text)}<script type="application/ld+json">${toJsonLd({ headline: text, keywords: [text] })}</script>`;

/** How many of these texts run a script, at once or after an event, with the content policy off. */
async function attack(browser: Browser, pieces: readonly string[]): Promise<number> {
  const context = await browser.newContext({ bypassCSP: true });
  await context.route("**/*", (route) =>
    route.request().url() === site
      ? route.fulfill({ contentType: "text/html", body: "" })
      : route.abort(),
  );
  const page = await context.newPage();
  await page.addInitScript(() => {
    const ran = new Set<string>();
    Object.assign(window, { ran });
    for (const name of ["alert", "confirm", "prompt", "open", "print"]) {
      Object.assign(window, { [name]: () => ran.add(name) });
    }
  });
  let harmful = 0;
  for (let at = 0; at < pieces.length; at += batch) {
    const some = pieces.slice(at, at + batch);
    if (await runs(page, some)) {
      for (const one of some) if (await runs(page, [one])) harmful += 1;
    }
  }
  await context.close();
  return harmful;
}

const batch = 200;
/** The page's address; requests to any other are aborted. */
const site = "https://articles.example/";

async function runs(page: Page, pieces: readonly string[]) {
  await page.goto(site);
  await page.setContent(pieces.map((html) => `<div>${html}</div>`).join("\n"), {
    waitUntil: "domcontentloaded",
  });
  return page.evaluate(async () => {
    const events = ["click", "mouseover", "focus", "toggle", "error", "load", "animationstart"];
    for (const element of document.body.querySelectorAll("*")) {
      if (element instanceof HTMLAnchorElement) {
        // A click would leave this page, so the protocol of the link is checked instead.
        if (element.hasAttribute("href") && !/^(https?|mailto|tel):$/.test(element.protocol))
          return true;
        continue;
      }
      for (const name of events) element.dispatchEvent(new Event(name));
    }
    // By then images have failed to load, and timers of 0 ms have fired.
    await new Promise((done) => setTimeout(done, 20));
    const scripts = [...document.scripts].some(({ type }) => type !== "application/ld+json");
    return scripts || (window as unknown as { ran: Set<string> }).ran.size > 0;
  });
}

function slowest() {
  for (let warm = 0; warm < 5; warm += 1)
    renderArticle(pathologicalArticles["ordinary prose"] ?? "");
  const measured = Object.entries(pathologicalArticles).map(([what, text]) => {
    const times = [1, 2, 3].map(() => {
      const began = process.cpuUsage();
      renderArticle(text);
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1000;
    });
    return { what, ms: percentile(times, 0.5) };
  });
  measured.sort((a, b) => b.ms - a.ms);
  const [worst] = measured;
  return [
    ...measured
      .slice(0, 8)
      .map(({ what, ms }) => information(`1 MB of ${what}`, `${ms.toFixed(0)} ms`)),
    figure(
      `the slowest of ${measured.length} articles of 1 MB, processor time`,
      `${worst?.ms.toFixed(0)} ms at system load ${loadavg()[0]?.toFixed(0)}`,
      `< ${maxMs} ms`,
      (worst?.ms ?? Number.POSITIVE_INFINITY) < maxMs,
    ),
  ];
}
