import type { Page } from "@playwright/test";
import { persona } from "@tenora/domain/demo/personas";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { Person } from "../../apps/web/test/support/people/person.ts";
import { openPortal } from "../support/admin/portal.ts";
import type { RunningMarketplace } from "../support/marketplace/running-marketplace.ts";
import { giveWallet, pill } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// Every screen at rest, on a in the light theme and on a in the dark one. What only a
// story reaches, such as a dialog, is checked where it is told.

const variants = [
  [1280, "light"],
  [360, "dark"],
] as const;

/** Opens this address, and checks the page in both variants without loading it again. */
const check = (page: Page, path: string) =>
  test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    for (const [width, colorScheme] of variants) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      const beyond = () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      };
      expect(await page.evaluate(beyond), `px beyond the screen at ${width}`).toBe(0);
    }
  });

/** Also the first entry that a list links to. */
async function checkWithFirstEntry(page: Page, list: string, entries = `${list}/`): Promise<void> {
  await check(page, list);
  const entry = page.locator(`main a[href^="${entries}"]`).first();
  await check(page, (await entry.getAttribute("href")) ?? "");
}

/** The browser of this person of the demonstration, whose wallet is connected and signed in. */
async function openAs(page: Page, marketplace: RunningMarketplace, name: "Ben" | "Dara") {
  const { account } = persona(name);
  const person = new Person(marketplace, testAccount(account));
  expect((await person.signInWithWallet()).ok).toBe(true);
  const cookies = person
    .headers()
    .cookie.split("; ")
    .map((cookie) => {
      const [key = "", value = ""] = cookie.split(/=(.*)/s);
      return { name: key, value, url: marketplace.url };
    });
  await page.context().addCookies(cookies);
  const wallet = await giveWallet(page, marketplace, { account });
  wallet.remember(marketplace.url);
}

test("accessibility: the public pages", async ({ page, watch }) => {
  // Addresses without a page or a link, and the frames of mails, in which the tests' own scripts are blocked.
  watch(page, /404|400 \(Bad Request\)|Blocked script execution/);
  for (const path of [
    ...["/", "/about", "/fees", "/status", "/developers", "/terms", "/privacy", "/risk"],
    ...["/insights", "/insights/recourse-who-pays-when-nobody-pays", "/insights/no-such-article"],
    ...["/no/such/page", "/dev/mail", "/admin", "/admin/recovery", "/admin/invitation"],
  ])
    await check(page, path);
});

test("accessibility: the portals without a wallet", async ({ page, watch }) => {
  watch(page);
  for (const path of [
    ...["/business", "/business/onboarding", "/business/funding-request", "/business/profile"],
    ...["/investor", "/investor/onboarding", "/investor/onboarding/success"],
    ...["/investor/portfolio", "/investor/saved", "/investor/emails"],
  ])
    await check(page, path);
});

test("accessibility: the market, with a receivable of each status", async ({
  page,
  request,
  watch,
}) => {
  watch(page);
  const idOf = async (status: string) => {
    const answer = await request.get(`/api/v1/listings?status=${status}&limit=1`);
    return (await answer.json()).data[0].id as number;
  };
  const [late, cancelled, settled] = await Promise.all(["late", "cancelled", "settled"].map(idOf));
  for (const path of [
    ...["/exchange", "/exchange?view=table&tier=2", "/exchange?q=nobody-is-called-so"],
    ...[late, cancelled, settled].map((id) => `/exchange/${id}`),
    ...[late, cancelled].map((id) => `/pay/${id}`),
  ])
    await check(page, path);
  await page.goto(`/exchange/${late}`);
  const seller = page.locator('main a[href^="/b/"]').first();
  await check(page, (await seller.getAttribute("href")) ?? "");
});

test("accessibility: a business's portal", async ({ page, marketplace, watch }) => {
  watch(page);
  await openAs(page, marketplace, "Ben");
  await page.goto("/business");
  await expect(pill(page)).toBeVisible();
  for (const name of ["", "/payments", "/rewards", "/profile", "/emails"])
    await check(page, `/business${name}`);
});

test("accessibility: a business's requests", async ({ page, marketplace, watch }) => {
  watch(page);
  await openAs(page, marketplace, "Ben");
  await checkWithFirstEntry(page, "/business/funding-request");
  await check(page, "/business/funding-request/new");
});

test("accessibility: an investor's portal", async ({ page, request, marketplace, watch }) => {
  watch(page);
  const open = await (await request.get("/api/v1/listings?status=open&limit=1")).json();
  await openAs(page, marketplace, "Dara");
  for (const path of [
    ...[
      "/investor",
      "/investor/portfolio",
      `/investor/portfolio/statement?wallet=${persona("Dara").address}`,
    ],
    ...["/investor/saved", "/investor/emails", `/exchange/${open.data[0].id}`],
  ])
    await check(page, path);
});

test("accessibility: the operators' desk", async ({ page, marketplace, watch }) => {
  watch(page);
  await openPortal(page, marketplace);
  await checkWithFirstEntry(page, "/admin", "/admin/requests/");
  await checkWithFirstEntry(page, "/admin/funding-requests");
  await checkWithFirstEntry(page, "/admin/market?topic=all", "/admin/market/");
  await check(page, "/admin/book");
});

test("accessibility: the operators' people and texts", async ({ page, marketplace, watch }) => {
  // The frame of a mail runs no script, and Chromium reports each that the tests put into all frames.
  watch(page, /Blocked script execution in 'about:srcdoc'/);
  await openPortal(page, marketplace);
  for (const list of ["/admin/investors", "/admin/articles", "/admin/mails"])
    await checkWithFirstEntry(page, list);
});

test("accessibility: the operators' records", async ({ page, marketplace, watch }) => {
  watch(page);
  await openPortal(page, marketplace);
  for (const path of ["audit", "sessions", "two-factor", "admins"])
    await check(page, `/admin/${path}`);
});
