import { devices } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { expectToast, holdToasts } from "../support/toasts.ts";

// The frame of every page: header, mobile menu, footer, background and toasts.

test("header, background and navigation: their place, their look, and where a page begins", async ({
  page,
  browser,
  marketplace,
  watch,
}) => {
  watch(page);
  await test.step("stays at the top and links to every section but About §2.14", async () => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Tenora, home" })).toHaveAttribute("href", "/");
    await expect(header.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
      "Home",
      "For Business",
      "For Investor",
      "Insights",
    ]);
    await expect(header.getByRole("button", { name: "Connect Wallet" })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect
      .poll(() => header.evaluate((element) => element.getBoundingClientRect().top))
      .toBe(0);
  });
  await test.step("solid green in the portals, elsewhere clear and blurred after 10 px §2.15 §2.16 §9.8", async () => {
    const header = page.getByRole("banner");
    for (const path of ["/business", "/investor/portfolio", "/business/onboarding"]) {
      await page.goto(path);
      await expect(header).toHaveCSS("background-color", "rgb(11, 59, 46)");
    }
    await page.goto("/");
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.evaluate(() => window.scrollTo(0, 10));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
    await expect(header).toHaveAttribute("data-look", "clear");
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect(header).toHaveAttribute("data-look", "frosted");
    await expect(header).toHaveCSS("backdrop-filter", /blur/);
    await expect(header).toHaveCSS("background-color", /\/ 0\.\d+\)|rgba\(.*, 0\.\d+\)/);
  });
  await test.step("background: fixed from 768 px on, scrolls with the page below §2.24 §9.7", async () => {
    const position = () => {
      const [background] = document.getElementsByClassName("engraving");
      return background && getComputedStyle(background).position;
    };
    await page.goto("/");
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(() => page.evaluate(position)).toBe("fixed");
    await page.setViewportSize({ width: 767, height: 900 });
    await expect.poll(() => page.evaluate(position)).toBe("absolute");

    const { defaultBrowserType: _type, ...phone } = devices["Pixel 7"];
    const context = await browser.newContext({ ...phone, baseURL: marketplace.url });
    const onPhone = await context.newPage();
    await onPhone.goto("/");
    await expect.poll(() => onPhone.evaluate(position)).toBe("absolute");
    await context.close();
  });
  await test.step("navigation: scrolls the page and its scroll containers to the top §2.13", async () => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.goto("/insights");
    const box = page.locator("[data-scroll-container]").first();
    const scrolled = () => box.evaluate((one) => one.scrollTop);
    await box.evaluate((one) => {
      one.scrollTop = 40;
    });
    await expect.poll(scrolled).toBe(40);
    await page.evaluate(() => window.scrollTo(0, 300));
    await box.getByRole("link").nth(1).click();
    await expect(page).toHaveURL(/\/insights\/./);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(scrolled).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "About & Contact", exact: true })
      .click();
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("footer and phone: columns, notices, the menu, and what is easy to press", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.clock.install();
  await page.goto("/about");
  await test.step("describes the product and links to every column §2.18 §2.20 §2.21 §2.22 §2.23", async () => {
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(
      "Businesses turn invoices and orders into receivable NFTs and are paid early.",
    );
    for (const network of ["Twitter", "GitHub", "Discord"]) {
      await expect(footer.getByRole("button", { name: network })).toBeVisible();
    }
    const linkedIn = footer.getByRole("link", { name: /^LinkedIn/ });
    await expect(linkedIn).toHaveAttribute("href", /^https:\/\/www\.linkedin\.com\//);
    await expect(linkedIn).toHaveAttribute("target", "_blank");
    for (const [column, links] of [
      ["Platform", ["Business Portal", "Investor Portal", "Exchange"]],
      ["Company", ["Insights", "About & Contact"]],
    ] as const) {
      const list = footer.getByRole("navigation", { name: column }).getByRole("link");
      await expect(list).toHaveText([...links]);
    }
    await expect(footer).toContainText(/© \d{4} Tenora/);
  });
  await test.step("social buttons show a toast for 3 seconds and nothing else §2.19 §9.9", async () => {
    await page.clock.pauseAt(Date.now() + 3_600_000);
    for (const network of ["GitHub", "Discord", "Twitter"]) {
      await page.getByRole("button", { name: network }).click();
      await page.clock.runFor(200);
      const toast = page.locator("[data-sonner-toast]", { hasText: `${network} coming soon!` });
      await expectToast(
        page,
        `${network} coming soon!`,
        "We're working on our social media presence. Stay tuned!",
      );
      await page.clock.runFor(2600);
      await expect(toast).toHaveAttribute("data-removed", "false");
      await page.clock.runFor(800);
      await expect(toast).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/about$/);
    await page.clock.resume();
  });
  await test.step("toasts: at the bottom right, in a region named Notifications, focused by Alt+T §9.10", async () => {
    await holdToasts(page);
    await page.getByRole("button", { name: "GitHub" }).click();
    const region = page.getByRole("region", { name: "Notifications alt+T" });
    await expect(region.getByText("GitHub coming soon!")).toBeVisible();
    const list = region.getByRole("list");
    await expect(list).toHaveAttribute("data-x-position", "right");
    await expect(list).toHaveAttribute("data-y-position", "bottom");
    await page.keyboard.press("Alt+KeyT");
    await expect(list).toBeFocused();
  });
  await test.step("mobile menu: lists About, toggles, and closes on navigation §2.14 §2.17", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Mobile" });
    const toggle = page.getByRole("button", { name: /^(Open|Close) menu$/ });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu.getByRole("link")).toHaveText([
      "Home",
      "For Business",
      "For Investor",
      "Insights",
      "About",
    ]);
    // Ours, in a section of its own.
    const market = page.getByRole("navigation", { name: "Market" });
    await expect(market.getByRole("link")).toHaveText(["Exchange"]);
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(menu).toBeHidden();
  });
  await test.step("footer: on phones what can be pressed is 44 px high", async () => {
    const footer = page.getByRole("contentinfo");
    const legal = footer.getByRole("navigation", { name: "Legal" }).getByRole("link");
    await expect(legal).toHaveText(["Terms", "Privacy", "Risk", "Fees", "Status"]);
    const targets = await footer.getByRole("listitem").locator("a, button").all();
    expect(targets.length).toBeGreaterThan(12);
    for (const target of targets) {
      const name = (await target.getAttribute("aria-label")) ?? (await target.textContent()) ?? "";
      expect((await target.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
    }
  });
});

test("404 page: shows and logs the path, and links back §2.12 §2.102 §2.103 §8.41", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/about");
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  const main = page.getByRole("main");
  await expect(main.getByText("404", { exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(main.getByText("/no/such/page")).toBeVisible();
  await expect.poll(() => logged.some((text) => text.includes("/no/such/page"))).toBe(true);
  await main.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goto("/no/such/page");
  await main.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
