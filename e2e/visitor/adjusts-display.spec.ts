import type { Locator, Page } from "@playwright/test";
import { openPortal } from "../support/admin/portal.ts";
import { connect, giveWallet, pill } from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";

// People who set their system otherwise: its own few colours, 400 % zoom, no motion.

/** Whether a border or an outline is drawn around it; what has a background alone has neither. */
const hasEdge = (one: Locator) =>
  one.evaluate((element) => {
    const { borderBottomColor, borderBottomStyle, borderBottomWidth, ...style } =
      getComputedStyle(element);
    const isSeen = (line: string, width: string, colour: string) =>
      line !== "none" && Number.parseFloat(width) > 0 && !/^rgba\(.*, 0\)$/.test(colour);
    return (
      isSeen(borderBottomStyle, borderBottomWidth, borderBottomColor) ||
      isSeen(style.outlineStyle, style.outlineWidth, style.outlineColor)
    );
  });

/** The background that forced colours leave it, or its ::after. */
const backgroundOf = (one: Locator, part?: "::after") =>
  one.evaluate((element, of) => getComputedStyle(element, of).backgroundColor, part);

/** The system's colour for what is chosen. */
const highlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.cssText = "forced-color-adjust: none; background: Highlight";
    document.body.append(probe);
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  });

async function expectBar(fill: Locator): Promise<void> {
  await expect(fill).toBeAttached();
  expect(await hasEdge(fill.locator("xpath=.."))).toBe(true);
  expect(await backgroundOf(fill)).toBe(await highlight(fill.page()));
}

test("forced colours: buttons, bars, the current page and what is chosen don't need a background", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  await page.emulateMedia({ forcedColors: "active" });

  await test.step("front page and demo bar", async () => {
    await page.goto("/");
    const current = page.getByRole("banner").getByRole("link", { name: "Home", exact: true });
    expect(await backgroundOf(current, "::after")).toBe(await highlight(page));
    expect(await hasEdge(current)).toBe(true);
    await expectBar(page.getByRole("main").locator(".bg-mint-strong[style]").first());
    const bar = page.getByRole("complementary", { name: "Local demo" });
    await bar.getByRole("button", { name: "Cleo" }).click();
    await expect(pill(page)).toBeVisible();
    const chosen = bar.getByRole("button", { name: "Cleo", pressed: true });
    // With the focus it shows that.
    await chosen.blur();
    await expect(chosen).toHaveCSS("outline-width", "2px");
    expect(await chosen.evaluate((one) => getComputedStyle(one).outlineColor)).toBe(
      await highlight(page),
    );
    expect(await hasEdge(bar.getByRole("button", { name: "First steps" }))).toBe(true);
  });
  await test.step("exchange", async () => {
    await page.goto("/exchange");
    const pages = page.getByRole("navigation", { name: "Investor Portal pages" });
    expect(await hasEdge(pages.getByRole("link", { name: "Exchange" }))).toBe(true);
    expect(await hasEdge(pages.getByRole("link", { name: "Portfolio" }))).toBe(false);
    await expectBar(
      page
        .getByRole("region", { name: /receivables?$/ })
        .locator(".bg-mint-strong")
        .first(),
    );
    expect(await hasEdge(page.getByRole("link", { name: /^On sale/ }))).toBe(true);
  });
  await test.step("a form in steps", async () => {
    await page.goto("/business/onboarding");
    await expectBar(page.getByRole("progressbar").locator(":scope > div"));
    expect(await hasEdge(page.getByRole("button", { name: "Next", exact: true }))).toBe(true);
  });
  await test.step("operators' desk", async () => {
    await openPortal(page, marketplace);
    const sections = page.getByRole("navigation", { name: "Portal", exact: true });
    expect(await hasEdge(sections.getByRole("link", { name: "Requests", exact: true }))).toBe(true);
    expect(await hasEdge(sections.getByRole("link", { name: "Investors" }))).toBe(false);
    const filter = page.getByRole("main").locator("a[aria-current='true']").first();
    await expect(filter).toHaveCSS("outline-style", "solid");
    expect(await filter.evaluate((one) => getComputedStyle(one).outlineColor)).toBe(
      await highlight(page),
    );
  });
});

test("zoom of 400 %: the main job of a page is reached without scrolling sideways", async ({
  page,
  request,
  watch,
}) => {
  watch(page);
  const idOf = async (status: string) => {
    const answer = await request.get(`/api/v1/listings?status=${status}&limit=1`);
    return (await answer.json()).data[0].id as number;
  };
  const [open, late] = await Promise.all(["open", "late"].map(idOf));
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const main = page.getByRole("main");
  for (const [path, job] of [
    ["/", main.getByRole("link", { name: "For Businesses" })],
    ["/business", main.getByRole("button", { name: /^Connect/ }).first()],
    ["/business/onboarding", page.getByLabel("Company name")],
    ["/investor", main.getByRole("button", { name: /^Connect/ }).first()],
    ["/investor/onboarding", page.getByLabel("Full Name")],
    ["/exchange", main.locator("a[href^='/exchange/']").first()],
    [`/exchange/${open}`, page.getByLabel(/^Amount in /)],
    [`/pay/${late}`, main.getByRole("button", { name: /^(Pay|Connect)/ }).first()],
    ["/about", main.getByRole("button", { name: /^Send/ })],
    ["/admin", main.getByRole("button", { name: "Sign in" })],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await job.scrollIntoViewIfNeeded();
      // Nothing lies over it: neither the header nor the demo's bar.
      await job.click({ trial: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

test("phone: a row of tabs begins with its current one in sight, before any script, and fades where it goes on; the exchange's fit", async ({
  browser,
  marketplace,
}) => {
  const context = await browser.newContext({
    // The smallest phones: on others the row has room for all of its entries.
    viewport: { width: 320, height: 740 },
    javaScriptEnabled: false,
    baseURL: marketplace.url,
  });
  const page = await context.newPage();
  await page.goto("/investor/emails");
  const row = page.getByRole("navigation", { name: "Investor Portal pages" }).getByRole("list");
  await expect(row.getByRole("link", { name: "Emails" })).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  const [start = 0, end = 0] = await row.evaluate((list) => {
    const style = getComputedStyle(list);
    return ["--fade-start", "--fade-end"].map((side) =>
      Number.parseFloat(style.getPropertyValue(side)),
    );
  });
  // There is more before it, and nothing after it.
  expect(start).toBeCloseTo(48, 0);
  // A row stops between two pixels.
  expect(end).toBeLessThan(2);
  await page.setViewportSize({ width: 360, height: 740 });
  // A business's row is longer than a phone, and scrolls too; its page doesn't.
  await page.goto("/business/funding-request");
  const pages = page.getByRole("navigation", { name: "Business Portal pages" }).getByRole("list");
  const tops = await pages
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size).toBe(1);
  await expect(pages.getByRole("link", { name: "Funding requests" })).toBeInViewport({
    ratio: 0.99,
  });
  const fade = await pages.evaluate((list) =>
    Number.parseFloat(getComputedStyle(list).getPropertyValue("--fade-end")),
  );
  expect(fade).toBeCloseTo(48, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Those of the exchange are all in sight, and leave the first receivable on the first screen.
  await page.goto("/exchange");
  const tabs = page.getByRole("navigation", { name: "Receivables by status" }).getByRole("link");
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator("main a[href^='/exchange/']").first()).toBeInViewport();
  await context.close();
});

/** What moves by itself on screen for longer than a moment; what follows the scrollbar doesn't. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((one) => {
      const { effect, timeline } = one;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isShort = Number(effect?.getComputedTiming().endTime) <= 1;
      if (timeline !== document.timeline || isShort || !target?.checkVisibility()) return [];
      const name = one instanceof CSSAnimation ? one.animationName : "motion";
      const part = effect instanceof KeyframeEffect ? (effect.pseudoElement ?? "") : "";
      return [`${name} of ${target.className}${part}`];
    }),
  );

test("reduced motion: scene, dialogs, notices and the seal stand still", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  let isEligible = false;
  const answers = {
    investor: () => ({ registered: true }),
    eligibility: () => ({ isEligible }),
  };
  for (const [path, answer] of Object.entries(answers))
    await page.route(`**/api/wallets/*/${path}`, (route) => route.fulfill({ json: answer() }));

  await test.step("they move otherwise", async () => {
    await page.goto("/");
    expect((await moving(page)).join()).toContain("scene-");
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await test.step("the scene of the front page", async () => {
    await page.goto("/");
    expect(await moving(page)).toEqual([]);
  });
  await test.step("a dialog", async () => {
    await page.goto("/investor");
    await page.getByRole("button", { name: "View All Opportunities" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });
  await test.step("an approval that arrives", async () => {
    await page.clock.install();
    await page.reload();
    await connect(page, wallet);
    const panel = page.getByRole("region", { name: "Your registration" });
    await expect(panel.getByText("You're registered")).toBeVisible();
    isEligible = true;
    await page.clock.fastForward(10_000);
    await expect(panel.getByText("You're approved as an investor")).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await expect(panel.locator("img[src='/artwork/seal.svg']")).toBeHidden();
  });
});
