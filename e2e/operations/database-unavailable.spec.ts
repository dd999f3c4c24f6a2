import { startDatabaseProxy } from "../support/marketplace/database-proxy.ts";
import { startWeb } from "../support/marketplace/web-process.ts";
import { expect, expectAccessibleInEveryVariant, test } from "../support/test.ts";

// The database is stopped for a while. Whoever only reads hardly notices.

const fixed = [
  ["/", "World's First NFT Receivables Exchange"],
  ["/about", "Work done should not wait to be paid"],
  ["/business", "Get paid early for invoices due next quarter"],
  ["/investor", "Investor Portal"],
  ["/risk", "Risk"],
] as const;
const read = "What an advance really costs";
const unread = "Recourse, or who pays when nobody pays";

test("the public site goes on while the database is away", async ({
  browser,
  marketplace,
  watch,
}) => {
  const line = await startDatabaseProxy(marketplace.web.database);
  const web = await startWeb(marketplace, { database: line.database });
  const context = await browser.newContext({ baseURL: web.marketplace.serverUrl ?? "" });
  const page = await context.newPage();
  watch(page, /503/);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  try {
    await page.goto("/insights/what-an-advance-really-costs");
    await expect(heading(read)).toBeVisible();
    line.cut();

    for (const [path, title] of fixed) {
      await test.step(`${path} is there`, async () => {
        expect((await page.goto(path))?.status()).toBe(200);
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      });
    }

    await test.step("an article that was read before is there", async () => {
      // Until the process has noticed, it may still believe that nothing has changed.
      await expect(async () => {
        const answer = await page.request.get("/insights/recourse-who-pays-when-nobody-pays");
        expect(answer.status()).toBe(503);
      }).toPass();
      expect((await page.goto("/insights/what-an-advance-really-costs"))?.status()).toBe(200);
      await expect(heading(read)).toBeVisible();
    });

    await test.step("one that was not is said to be out of reach", async () => {
      await page.goto("/insights/recourse-who-pays-when-nobody-pays");
      await expect(
        page.getByText("Failed to load blog posts. Please try again later."),
      ).toBeVisible();
      await expect(page.getByText("We couldn't load this article")).toBeVisible();
      await expectAccessibleInEveryVariant(page);
    });

    await test.step("and comes when the database is back", async () => {
      line.reconnect();
      await page.getByRole("main").getByRole("button", { name: "Try again" }).last().click();
      await expect(heading(unread)).toBeVisible();
    });
  } finally {
    await context.close();
    await web.kill();
    await line.close();
  }
});
