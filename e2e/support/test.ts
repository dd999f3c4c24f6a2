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
// For what the journeys ask themselves, past the browser.
for (const { authority } of certificates) trustAuthority(authority);

/**
 * The certificate's key is the only one that Chromium takes without knowing its authority. Where it
 * is shown another one it refuses, as for everybody.
 */
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
    const complaints: string[] = [];
    await use((page, allowed) => {
      const note = (text: string) => {
        const complaint = withReasonPhrase(text);
        if (!allowed?.test(complaint)) complaints.push(`${page.url()}: ${complaint}`);
      };
      page.on("pageerror", (error) => note(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") note(message.text());
      });
    });
    expect(complaints, "the pages complained").toEqual([]);
  },
});

/** "a status of 401 ()", as HTTP/2 has it, which knows no reason phrases: with that of HTTP/1.1. */
const withReasonPhrase = (text: string) =>
  text.replace(
    /(?<=status of (\d{3}) \()(?=\))/,
    (_, status: string) => STATUS_CODES[status] ?? "",
  );

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What is to be looked at: the page at rest, or while something is under way that the test holds. */
type Moment = "at rest" | "held";

/** No violation of WCAG 2.2 AA on what is shown now, once nothing moves any more. */
export async function expectAccessible(page: Page, moment: Moment = "at rest"): Promise<void> {
  if (moment === "at rest") await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
  // A toast that fades while it is being judged would be judged by its faintest moment.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    // What runs for ever, or with the scroll position, may stay where it is.
    const ends = document.getAnimations().filter((one) => {
      const { endTime = Number.POSITIVE_INFINITY } = one.effect?.getComputedTiming() ?? {};
      return one.playState === "running" && Number.isFinite(Number(endTime));
    });
    await Promise.allSettled(ends.map((one) => one.finished));
  });
  // A toast that is just coming or leaving is half transparent, and read by nobody at that moment.
  const axe = new AxeBuilder({ page })
    .exclude("[data-sonner-toast]:is([data-removed='true'], [data-mounted='false'])")
    // No page of another origin is framed here; looking for one costs a new tab each time.
    .setLegacyMode(true);
  const { violations } = await axe.withTags(rules).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
  expect(found).toEqual([]);
}

/** The widths and themes that stand for all; what a test looks at by itself is 1280 px and light. */
const looks = [
  [360, "dark"],
  [768, "light"],
  [1280, "dark"],
] as const;

/** The same at every width and in both themes; the page is left as it was. */
export async function expectAccessibleInEveryVariant(page: Page, moment?: Moment): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const [width, colorScheme] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: viewport.height });
    await test.step(`${width} px, ${colorScheme}`, () => expectAccessible(page, moment));
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(viewport);
}

export { expect };
