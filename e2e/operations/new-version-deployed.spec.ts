import type { Page } from "@playwright/test";
import { connectButton, giveWallet, pill } from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";

// An upgrade replaces the scripts while a page of the previous version is open.

const walletScripts = /\/assets\/(install-guide|wallet-chooser)-[^/]*\.js/;
const newVersion = "There's a new version. Reload to continue.";
const expectedErrors = /404|dynamically imported|preload/;

/** Makes the scripts behind "Connect Wallet" fail to load; the result counts the requests for them. */
async function removeScripts(page: Page) {
  let requests = 0;
  await page.route(walletScripts, (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  return () => requests;
}

const countLoads = (page: Page) => {
  let count = 0;
  page.on("load", () => {
    count += 1;
  });
  return () => count;
};

/** Waits until the page handles scripts that fail to load; that code is loaded when the browser is idle. */
async function waitForScriptWatcher(page: Page) {
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

test("new version: a page whose script was deleted reloads once and never twice", async ({
  page,
  watch,
}) => {
  watch(page, expectedErrors);
  await page.goto("/business/onboarding");
  await waitForScriptWatcher(page);
  const requests = await removeScripts(page);
  const loaded = countLoads(page);
  await connectButton(page).click();
  await expect.poll(loaded).toBe(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await waitForScriptWatcher(page);
  const before = requests();
  await connectButton(page).click();
  await expect.poll(requests).toBeGreaterThan(before + 1);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  expect(loaded()).toBe(1);
});

test("new version: a page with typed input offers the reload instead", async ({ page, watch }) => {
  watch(page, expectedErrors);
  await page.goto("/business/onboarding");
  await waitForScriptWatcher(page);
  await removeScripts(page);
  const field = page.getByLabel("Company name");
  await field.fill("Ada Trading Pte Ltd");
  const loaded = countLoads(page);
  await connectButton(page).click();
  await expect(page.getByText(newVersion)).toBeVisible();
  await expect(field).toHaveValue("Ada Trading Pte Ltd");
  expect(loaded()).toBe(0);
  await page.unroute(walletScripts);
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect.poll(loaded).toBe(1);
  await expect(field).toHaveValue("Ada Trading Pte Ltd");
});

test("new version: a script that a network error lost does not reload the page, and is loaded again", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /ERR_FAILED|dynamically imported|preload|Failed to fetch/);
  const wallet = await giveWallet(page, marketplace, {});
  const code = "**/assets/wallet-pill-*.js";
  let requests = 0;
  await page.route(code, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto("/about");
  await waitForScriptWatcher(page);
  const loaded = countLoads(page);
  await connectButton(page).click();
  (await wallet.nextRequest("eth_requestAccounts")).confirm();
  const again = page.getByRole("banner").getByRole("button", { name: "Reload wallet" });
  await expect(again).toBeVisible();
  expect(requests).toBeGreaterThan(0);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(loaded()).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute(code);
  await again.click();
  await expect(pill(page)).toBeVisible();
});
