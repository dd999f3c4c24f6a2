import { expect, test } from "../support/test.ts";

// A visitor reads two articles on a phone.

const newest = "What an advance really costs";
const other = "Recourse, or who pays when nobody pays";
test("A visitor reads Insights (360 px, dark)", async ({ browser, marketplace, watch }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    colorScheme: "dark",
    baseURL: marketplace.url,
  });
  const page = await context.newPage();
  watch(page, /404 \(Not Found\)|503 \(Service|net::ERR/);
  const list = page.getByRole("region", { name: /^Latest Articles/ });
  const article = page.getByRole("article");

  await test.step("the newest article is shown first §2.9 §9.23", async () => {
    await page.goto("/insights");
    await expect(page).toHaveTitle("Insights · Tenora");
    await expect(article.getByRole("heading", { name: newest })).toBeVisible();
    await expect(article.getByText("November 12, 2026")).toBeVisible();
    await expect(article.getByText("pricing", { exact: true })).toBeVisible();
    await expect(article.locator("img")).toHaveJSProperty("complete", true);
    await expect(article.locator("p.italic")).toContainText("A 2% fee sounds small");
    await expect(article.getByRole("table").first()).toBeVisible();
  });

  await test.step("choosing another opens its own address, at its top §2.10 §2.85 §2.86", async () => {
    await expect(list).toBeHidden();
    await page.getByRole("button", { name: "Select Another Article" }).click();
    await expect(page.getByRole("button", { name: "Hide Article List" })).toBeVisible();
    await expect(list.getByRole("heading", { name: "Latest Articles (6)" })).toBeVisible();
    await expect(list.getByRole("listitem").first()).toContainText(newest);
    await expect(list.getByText("Oct 29, 2026")).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 900));
    await list.getByRole("link", { name: other }).click();
    await expect(page).toHaveURL(/\/insights\/recourse-who-pays-when-nobody-pays$/);
    await expect(article.getByRole("heading", { name: other })).toBeVisible();
    await expect(page).toHaveTitle(`${other} · Tenora`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(list).toBeHidden();
  });

  await test.step("when the server does not respond a toast says so, after two retries §7.18 §8.39 §8.40", async () => {
    await page.goto("/about");
    let lists = 0;
    await page.route("**/insights.data*", (route) => {
      if (route.request().url().includes("screens%2Finsights%2Finsights")) lists += 1;
      return route.abort();
    });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Insights", exact: true }).click();
    await expect(
      page.getByText("Failed to load blog posts. Please try again later."),
    ).toBeVisible();
    expect(lists).toBe(3);
    await page.unroute("**/insights.data*");
    await page.getByRole("main").getByRole("button", { name: "Try again" }).last().click();
    await expect(article.getByRole("heading", { name: newest })).toBeVisible();
  });

  await test.step("an unknown address has no article", async () => {
    const answer = await page.goto("/insights/no-such-article");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("There's no article at this address")).toBeVisible();
    await expect(page.getByText("Select an article to read")).toBeVisible();
  });

  await test.step("on a wide screen the list is sticky, 4 columns beside the reader's 8 §2.84", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/insights");
    await expect(list).toHaveCSS("position", "sticky");
    await expect(list).toHaveCSS("grid-column-end", "span 4");
    const [left, right] = await Promise.all([list.boundingBox(), article.boundingBox()]);
    expect((right?.width ?? 0) / (left?.width ?? 1)).toBeGreaterThan(1.9);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);
  });
  await context.close();
});
