import { persona } from "@tenora/domain/demo/personas";
import { expect, expectAccessible, expectAccessibleInEveryVariant, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// A first-time visitor reads the site: with a mouse, with the keyboard, and without JavaScript.

test("home page: sections in order", async ({ page, watch }) => {
  watch(page);
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "World's First NFT Receivables Exchange" }),
  ).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "For Businesses" })).toHaveAttribute(
    "href",
    "/business",
  );
  await expect(main.getByRole("link", { name: "For Investors" })).toHaveAttribute(
    "href",
    "/investor",
  );
  for (const card of [
    "Invoice & Order Factoring",
    "Community Financing",
    "Risk Mitigation",
    "Growth Tracking",
  ]) {
    await expect(main.getByRole("heading", { name: card, exact: true })).toBeVisible();
  }
  for (const lane of ["For Businesses", "For Investors"]) {
    const steps = page.getByRole("region", { name: lane }).getByRole("listitem");
    await expect(steps).toHaveCount(4);
    for (const [at, step] of (await steps.all()).entries()) {
      await expect(step.getByText(String(at + 1), { exact: true })).toBeVisible();
    }
  }
  const investors = page.getByRole("region", { name: "For Investors" });
  for (const coin of ["USDC", "USDT"]) {
    await expect(investors.getByText(coin, { exact: true })).toBeVisible();
  }
  await expect(investors.locator("img")).toHaveCount(3);
  for (const image of await investors.locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
  }
  const convert = investors.getByRole("link", { name: /Convert cash to stablecoins/ });
  await expect(convert).toHaveAttribute("target", "_blank");
  await expect(convert).toHaveAttribute("href", /^https:\/\//);
  for (const tier of ["Kickstart Tier 3", "Growth Tier 2", "Scale Tier 1"]) {
    await expect(main.getByRole("heading", { name: tier })).toBeVisible();
  }
  await expect(main.getByRole("heading", { name: "Choose Your Portal" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Enter Business Portal" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Enter Investor Portal" })).toBeVisible();
  const questions = page.getByRole("region", { name: "Frequently asked questions" });
  await expect(questions.locator("summary")).toHaveCount(6);
  await questions.getByText("What is a receivable NFT?").click();
  await expect(
    questions.getByText(/The owner of the note is owed its share of the repayment/),
  ).toBeVisible();
  await expectAccessibleInEveryVariant(page);
});

test("header: changes with the page and the scroll position; each page starts at its top", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header).toHaveAttribute("data-look", "clear");
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
  await expect(header).toHaveAttribute("data-look", "clear");
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(header).toHaveAttribute("data-look", "frosted");
  await expect(header.getByRole("link", { name: "About" })).toHaveCount(0);
  await header.getByRole("link", { name: "For Business" }).click();
  await expect(page).toHaveURL("/business");
  await expect(header).toHaveAttribute("data-look", "solid");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await header.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Choose Your Portal" })).toBeVisible();
  const engraving = page.locator(".engraving");
  await expect(engraving).toHaveCSS("position", "fixed");
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(engraving).toHaveCSS("position", "absolute");
  for (const [path, look] of [
    ["/exchange", "clear"],
    ["/investor/portfolio", "solid"],
  ] as const) {
    await page.goto(path);
    await expect(header).toHaveAttribute("data-look", look);
  }
});

test("footer: links to the pages and announces social networks", async ({ page, watch }) => {
  watch(page);
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  for (const network of ["Twitter", "GitHub", "Discord"]) {
    await footer.getByRole("button", { name: network }).click();
    await expectToast(
      page,
      `${network} coming soon!`,
      "We're working on our social media presence. Stay tuned!",
    );
  }
  await expect(footer.getByRole("link", { name: /LinkedIn/ })).toHaveAttribute("target", "_blank");
  for (const [column, links] of [
    ["Platform", ["Business Portal", "Investor Portal"]],
    ["Company", ["Insights", "About & Contact"]],
  ] as const) {
    const nav = footer.getByRole("navigation", { name: column });
    for (const name of links) await expect(nav.getByRole("link", { name })).toBeVisible();
  }
  // The year is tested below with a fixed clock.
  await expect(footer.getByText(/^© \d{4} Tenora/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Contact Us/ })).toHaveAttribute("href", /linkedin/);
  for (const theme of [
    "NFT-powered ownership",
    "Global liquidity access",
    "Structured finance",
    "Community power",
  ]) {
    await expect(page.getByRole("heading", { name: theme })).toBeVisible();
  }
});

test("copyright year: a page cached last year shows this year", async ({ page, watch }) => {
  watch(page);
  await page.clock.setFixedTime(new Date("2031-01-01T00:00:30Z"));
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByText("© 2031 Tenora")).toBeVisible();
});

test("copyright year: a page open at midnight shows the new year", async ({ page, watch }) => {
  watch(page);
  await page.clock.install({ time: new Date("2030-12-31T12:00:00Z") });
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("© 2030 Tenora")).toBeVisible();
  await page.clock.pauseAt(new Date("2030-12-31T23:59:30Z"));
  await expect(footer.getByText("© 2030 Tenora")).toBeVisible();
  await page.clock.fastForward("01:00");
  await expect(footer.getByText("© 2031 Tenora")).toBeVisible();
});

test("404 page: names the path, logs it and offers two links", async ({ page, watch }) => {
  watch(page, /404/);
  const notes: string[] = [];
  page.on("console", (message) => notes.push(message.text()));
  await page.goto("/about");
  const answer = await page.goto("/recievables/2026?page=2");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByText("/recievables/2026", { exact: true })).toBeVisible();
  await expect.poll(() => notes.some((text) => text.includes("/recievables/2026"))).toBe(true);
  await expectAccessibleInEveryVariant(page);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/about");
  await page.goto("/nowhere");
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Choose Your Portal" })).toBeVisible();
});

test("public pages: readable without JavaScript", async ({ browser, marketplace }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: marketplace.url,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  for (const [path, words] of [
    ["/", "Choose Your Portal"],
    ["/about", "Community power"],
    ["/business", "Manage Payments"],
    ["/business/onboarding", "Business Onboarding"],
    ["/investor", "Featured Investment Opportunities"],
    ["/investor/onboarding", "Complete this form to register as an investor on our platform"],
    ["/insights", "What an advance really costs"],
    ["/terms", "Terms"],
    ["/privacy", "Privacy"],
    ["/risk", "Risk"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  }
  for (const path of [
    "/business",
    "/business/onboarding",
    "/business/rewards",
    "/investor",
    "/investor/onboarding",
  ]) {
    await page.goto(path);
    // Locators by text or role skip the content of <noscript>.
    await expect(page.locator("noscript p").first()).toBeVisible();
  }
  await page.goto("/insights");
  await page.getByRole("link", { name: /^How to read a receivable/ }).click();
  await expect(
    page.getByRole("heading", { level: 2, name: "How to read a receivable" }),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeHidden();
  await page.goto("/");
  await page.getByText("How are businesses verified?").click();
  await expect(page.getByText(/our operations team reviews them/)).toBeVisible();
  await page.getByRole("button", { name: "Open menu" }).click();
  await page
    .getByRole("navigation", { name: "Mobile" })
    .getByRole("link", { name: "About" })
    .click();
  await expect(page).toHaveURL("/about");
  await context.close();
});

test("public pages: usable by keyboard alone", async ({ page, watch }) => {
  watch(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "For Businesses" })).toBeFocused();
  const menu = page.getByRole("button", { name: "Open menu" });
  await menu.focus();
  await page.keyboard.press("Enter");
  const mobile = page.getByRole("navigation", { name: "Mobile" });
  await expect(mobile.getByRole("link", { name: "About" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(mobile).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await mobile.getByRole("link", { name: "About" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(mobile).toBeHidden();
  await page.goto("/");
  const question = page.locator("summary", {
    hasText: "Can I offer something other than interest?",
  });
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/your backers will hold you to it/)).toBeVisible();
});

test("market: every kind of page is accessible, the empty result included", async ({
  page,
  request,
  watch,
}) => {
  watch(page);
  const idOf = async (status: string) => {
    const answer = await request.get(`/api/v1/listings?status=${status}&limit=1`);
    return (await answer.json()).data[0].id as number;
  };
  const [open, late, cancelled] = await Promise.all(["open", "late", "cancelled"].map(idOf));
  const dara = persona("Dara").address;
  // What a kind of page has more than another of its kind is in every width and theme.
  for (const [path, check] of [
    ["/exchange", expectAccessibleInEveryVariant],
    ["/exchange?view=table&tier=2", expectAccessibleInEveryVariant],
    ["/exchange?q=nobody-is-called-so", expectAccessible],
    [`/exchange/${open}`, expectAccessibleInEveryVariant],
    [`/exchange/${late}`, expectAccessible],
    [`/exchange/${cancelled}`, expectAccessible],
    [`/pay/${late}`, expectAccessibleInEveryVariant],
    [`/pay/${cancelled}`, expectAccessible],
    ["/investor/portfolio", expectAccessibleInEveryVariant],
    [`/investor/portfolio?wallet=${dara}`, expectAccessibleInEveryVariant],
    [`/investor/portfolio/statement?wallet=${dara}`, expectAccessibleInEveryVariant],
    ["/developers", expectAccessibleInEveryVariant],
    ["/fees", expectAccessibleInEveryVariant],
    ["/status", expectAccessibleInEveryVariant],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await check(page);
    });
  await test.step("the exchange ignores no filter when a link has led to it", async () => {
    await page.goto("/exchange?view=table");
    await page.getByRole("navigation", { name: "Receivables by status" }).getByText("All").click();
    await expect(page.getByRole("heading", { name: /^\d+ receivables$/ })).toBeVisible();
    await expect(page).toHaveURL(/status=all/);
    await expect(page.getByText(/We ignored a filter/)).toHaveCount(0);
  });
});
