import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// An upgrade replaces the scripts while somebody has a page of the version before it open.

const wallets = /\/assets\/(install-guide|wallet-chooser)-[^/]*\.js/;
const newVersion = "There's a new version. Reload to continue.";
const complaints = /404|dynamically imported|preload/;

/** The scripts behind "Connect Wallet" are not on the server any more. */
async function removeScripts(page: Page, answer: "404" | "no network") {
  let asked = 0;
  await page.route(wallets, (route) => {
    asked += 1;
    return answer === "404" ? route.fulfill({ status: 404, body: "" }) : route.abort();
  });
  return () => asked;
}

const loads = (page: Page) => {
  let count = 0;
  page.on("load", () => {
    count += 1;
  });
  return () => count;
};

const connect = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click();

/** The page watches for lost scripts: it begins to when the browser is idle. */
async function untilItWatches(page: Page) {
  const find = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .find((name) => name.includes("/reload-for-new-version-")),
    );
  await expect.poll(find).toBeTruthy();
  // Resolves once the module has run.
  await page.evaluate(`import(${JSON.stringify(await find())}).then(() => null)`);
}

test("new version: a page whose script is gone is reloaded once, and never twice", async ({
  page,
  watch,
}) => {
  watch(page, complaints);
  await page.goto("/business/onboarding");
  await untilItWatches(page);
  const asked = await removeScripts(page, "404");
  const loaded = loads(page);
  await connect(page);
  await expect.poll(loaded).toBe(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await untilItWatches(page);
  const before = asked();
  await connect(page);
  await expect.poll(asked).toBeGreaterThan(before + 1);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  expect(loaded()).toBe(1);
});

test("new version: a page on which something was typed offers the reload instead", async ({
  page,
  watch,
}) => {
  watch(page, complaints);
  await page.goto("/business/onboarding");
  await untilItWatches(page);
  await removeScripts(page, "404");
  const field = page.getByLabel("Company name");
  await field.fill("Ada Trading Pte Ltd");
  const loaded = loads(page);
  await connect(page);
  await expect(page.getByText(newVersion)).toBeVisible();
  await expect(field).toHaveValue("Ada Trading Pte Ltd");
  expect(loaded()).toBe(0);
  await page.unroute(wallets);
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect.poll(loaded).toBe(1);
  await expect(field).toHaveValue("Ada Trading Pte Ltd");
});

test("new version: a script that the network loses does not reload the page", async ({
  page,
  watch,
}) => {
  watch(page, /ERR_FAILED|dynamically imported|preload|Failed to fetch/);
  await page.goto("/business/onboarding");
  await untilItWatches(page);
  const asked = await removeScripts(page, "no network");
  const loaded = loads(page);
  await connect(page);
  await expect.poll(asked).toBeGreaterThan(1);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(loaded()).toBe(0);
});
