import { startDatabaseProxy } from "../support/marketplace/database-proxy.ts";
import { startWeb } from "../support/marketplace/web-process.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// The database is unreachable for a while; visitors can still read.

const staticPages = [
  ["/", "World's First NFT Receivables Exchange"],
  ["/about", "Work done should not wait to be paid"],
  ["/business", "Get paid early for invoices due next quarter"],
  ["/investor", "Investor Portal"],
  ["/risk", "Risk"],
] as const;
const cachedArticle = "What an advance really costs";
const otherArticle = "Recourse, or who pays when nobody pays";

test("database unavailable: the public pages still work", async ({
  browser,
  marketplace,
  watch,
}) => {
  const proxy = await startDatabaseProxy(marketplace.web.database);
  const web = await startWeb(marketplace, { database: proxy.database });
  const context = await browser.newContext({ baseURL: web.marketplace.serverUrl ?? "" });
  const page = await context.newPage();
  watch(page, /503/);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  try {
    await page.goto("/insights/what-an-advance-really-costs");
    await expect(heading(cachedArticle)).toBeVisible();
    proxy.cut();

    for (const [path, title] of staticPages) {
      await test.step(`${path} is shown`, async () => {
        expect((await page.goto(path))?.status()).toBe(200);
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      });
    }

    await test.step("the status page says what may fail, and the fees can't be read", async () => {
      await expect(async () => {
        expect((await page.goto("/status"))?.status()).toBe(200);
        await expect(heading("Something isn't working")).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.getByText("Signing in and sending forms may fail.")).toBeVisible();
      expect((await page.goto("/fees"))?.status()).toBe(503);
      await expect(page.getByText("We can't read the current fee right now.")).toBeVisible();
    });

    await test.step("an article that was read before is shown", async () => {
      // Until the process notices the lost connection, it may still serve cached pages as fresh.
      await expect(async () => {
        const answer = await page.request.get("/insights/recourse-who-pays-when-nobody-pays");
        expect(answer.status()).toBe(503);
      }).toPass();
      expect((await page.goto("/insights/what-an-advance-really-costs"))?.status()).toBe(200);
      await expect(heading(cachedArticle)).toBeVisible();
    });

    await test.step("an article that was not read before shows an error", async () => {
      await page.goto("/insights/recourse-who-pays-when-nobody-pays");
      await expect(
        page.getByText("Failed to load blog posts. Please try again later."),
      ).toBeVisible();
      await expect(page.getByText("We couldn't load this article")).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("'Try again' shows it once the database is back", async () => {
      proxy.reconnect();
      await page.getByRole("main").getByRole("button", { name: "Try again" }).last().click();
      await expect(heading(otherArticle)).toBeVisible();
    });
  } finally {
    await context.close();
    await web.kill();
    await proxy.close();
  }
});
