import { STATUS_CODES } from "node:http";
import { AxeBuilder } from "@axe-core/playwright";
import {
  test as base,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
} from "@playwright/test";
import { trustAuthority } from "@tenora/testing/servers/tls-certificate";
import { waitForHydrationOnLoad } from "./hydrated-pages.ts";
import type { RunningMarketplace } from "./marketplace/running-marketplace.ts";

export type Theme = "light" | "dark";

type WorkerOptions = PlaywrightWorkerArgs & PlaywrightWorkerOptions;

interface Journey {
  readonly marketplace: RunningMarketplace;
  /** Fails the test when a page logs an error, throws, or breaks its content policy. */
  readonly watch: (page: Page, allowed?: RegExp) => void;
}

/** The stack that the project tests against. */
export interface StackOption {
  readonly stack: "single" | "tls" | "replicas";
}

const stacks = JSON.parse(process.env.JOURNEYS ?? "{}") as Record<string, RunningMarketplace>;
const certificates = Object.values(stacks).flatMap(({ certificate }) => certificate ?? []);
// For requests that the journeys send themselves, without the browser.
for (const { authority } of certificates) trustAuthority(authority);

/** The only keys that Chromium accepts from an unknown authority; it rejects all others. */
const trustedKeys = certificates.map(({ keyHash }) => keyHash).join(",");

export const test = base.extend<
  Journey & StackOption,
  Pick<WorkerOptions, "browser" | "launchOptions">
>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? [])];
      if (trustedKeys) args.push(`--ignore-certificate-errors-spki-list=${trustedKeys}`);
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
  browser: [
    async ({ browser }, use) => {
      waitForHydrationOnLoad(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  stack: ["single", { option: true }],
  marketplace: async ({ stack }, use) => {
    const marketplace = stacks[stack];
    if (!marketplace) throw new Error(`No marketplace '${stack}' was started`);
    await use(marketplace);
  },
  baseURL: async ({ marketplace }, use) => {
    await use(marketplace.url);
  },
  watch: async ({ page: _page }, use) => {
    const errors: string[] = [];
    await use((page, allowed) => {
      const record = (text: string) => {
        const message = withReasonPhrase(text);
        if (!allowed?.test(message)) errors.push(`${page.url()}: ${message}`);
      };
      page.on("pageerror", (error) => record(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") record(message.text());
      });
    });
    // In the message too, which is all that a summary of the run has of a failure.
    expect(errors, ["errors in the pages", ...errors].join("; ")).toEqual([]);
  },
});

/** Completes "a status of 401 ()": HTTP/2 has no reason phrases, so we add those of HTTP/1.1. */
const withReasonPhrase = (text: string) =>
  text.replace(
    /(?<=status of (\d{3}) \()(?=\))/,
    (_, status: string) => STATUS_CODES[status] ?? "",
  );

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The state to check: the page at rest, or while the test holds a request back. */
type Moment = "at rest" | "held";

/** Expects no violation of WCAG 2.2 AA on the current page, once its animations have ended. */
export async function expectAccessible(page: Page, moment: Moment = "at rest"): Promise<void> {
  if (moment === "at rest") await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
  // A fading toast would fail the contrast rules.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    // Not waited for: endless animations, those bound to the scroll position, and those of what is not
    // drawn, such as the content of a closed <details>. Axe starts transitions there when it asks for
    // colours after a change of theme, and without frames they stand still.
    const ends = document.getAnimations().filter(({ effect, playState }) => {
      const { endTime = Number.POSITIVE_INFINITY } = effect?.getComputedTiming() ?? {};
      const isDrawn = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return playState === "running" && Number.isFinite(Number(endTime)) && isDrawn;
    });
    await Promise.allSettled(ends.map((one) => one.finished));
  });
  // The bar stays at the window's foot: what it half hides is too small only until the page is scrolled.
  await placeDemoBar(page, "static");
  const found = await violationsOn(page);
  await placeDemoBar(page, "");
  await page.emulateMedia({ reducedMotion: null });
  expect(found).toEqual([]);
}

const placeDemoBar = (page: Page, position: "static" | "") =>
  page.locator("aside[aria-label='Local demo']").evaluateAll((bars, value) => {
    for (const bar of bars as HTMLElement[]) bar.style.position = value;
  }, position);

async function violationsOn(page: Page) {
  // Injected once into each document.
  const isInjected = await page.evaluate(() => "axe" in window);
  const { violations } = await new AxeBuilder({ page, ...(isInjected && { axeSource: "0" }) })
    // Listing what passes takes most of the time on a large page.
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    // A toast that appears or disappears is half transparent for a moment.
    .exclude("[data-sonner-toast]:is([data-removed='true'], [data-mounted='false'])")
    // We frame no page of another origin; looking for one costs a new tab each time.
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
}

export { expect };
