import { expect, test } from "../support/test.ts";

// A first-time visitor reads the site: with a mouse, with the keyboard, and without JavaScript.

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
