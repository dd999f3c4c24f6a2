import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// The marketing pages contain the sections and texts of the specification, in its order.

const expectInOrder = async (headings: Locator, titles: readonly string[]) => {
  const shown = (await headings.allInnerTexts()).map((text) => text.trim());
  expect(shown.filter((title) => titles.includes(title))).toEqual(titles);
};

test.beforeEach(async ({ page, watch }) => {
  watch(page);
});

test("home: what it says, in its order", async ({ page }) => {
  await page.goto("/");
  await test.step("hero with its title and a link to each portal §0.2 §1.1 §1.6 §2.1 §2.27", async () => {
    await expect(
      page.getByRole("heading", { level: 1, name: "World's First NFT Receivables Exchange" }),
    ).toBeVisible();
    const main = page.getByRole("main");
    await expect(main).toContainText(
      "investors collect principal plus the agreed return at maturity",
    );
    await expect(main.getByRole("link", { name: "For Businesses" })).toHaveAttribute(
      "href",
      "/business",
    );
    await expect(main.getByRole("link", { name: "For Investors" })).toHaveAttribute(
      "href",
      "/investor",
    );
  });
  await test.step("sections in order, with four feature cards and six questions §2.26 §2.28 §2.32 §2.34", async () => {
    const main = page.getByRole("main");
    await expectInOrder(main.getByRole("heading", { level: 3 }), [
      "Invoice & Order Factoring",
      "Community Financing",
      "Risk Mitigation",
      "Growth Tracking",
    ]);
    await expectInOrder(main.getByRole("heading", { level: 2 }), [
      "For Businesses",
      "For Investors",
      "Three tiers, earned by paying on time",
      "Choose Your Portal",
      "Frequently asked questions",
    ]);
    const questions = page.getByRole("region", { name: "Frequently asked questions" });
    await expect(questions.locator("summary")).toHaveCount(6);
    await questions.locator("summary").first().click();
    await expect(questions.locator("details[open] p")).toBeVisible();
  });
  await test.step("four steps for businesses §1.7 §1.9 §1.10 §1.11 §1.12", async () => {
    const steps = page.getByRole("region", { name: "For Businesses" }).getByRole("listitem");
    await expect(steps).toHaveCount(4);
    await expect(steps.nth(0)).toContainText("Submit Receivables");
    await expect(steps.nth(0)).toContainText(
      "Upload invoices or orders, and say how much you need and when your customer will pay",
    );
    await expect(steps.nth(1)).toContainText("Choose a financing type");
    await expect(steps.nth(1)).toContainText("You propose the rate and the maturity date");
    await expect(steps.nth(2)).toContainText("Tokenise and sell");
    await expect(steps.nth(2)).toContainText("As soon as investors buy it");
    await expect(steps.nth(3)).toContainText("Settle at maturity");
  });
  await test.step("four steps for investors §1.15 §1.17 §1.18 §1.19 §1.21", async () => {
    const steps = page.getByRole("region", { name: "For Investors" }).getByRole("listitem");
    await expect(steps).toHaveCount(4);
    await expect(steps.nth(0)).toContainText("Browse the exchange");
    await expect(steps.nth(0)).toContainText("risk level, return type and payment timeframe");
    await expect(steps.nth(1)).toContainText("Evaluate risk");
    await expect(steps.nth(1)).toContainText(
      "creditworthiness, verification level, payment history and exchange ratings",
    );
    await expect(steps.nth(2)).toContainText("Buy and own");
    await expect(steps.nth(2)).toContainText("Pay with a stablecoin");
    await expect(steps.nth(3)).toContainText("Collect returns");
  });
  await test.step("steps have numbers, coins and a link to buy stablecoins §1.20 §2.29 §2.30 §2.31 §9.13", async () => {
    for (const name of ["For Businesses", "For Investors"]) {
      const steps = page.getByRole("region", { name }).getByRole("listitem");
      for (const at of [0, 1, 2, 3]) {
        const step = steps.nth(at);
        await expect(step.getByText(String(at + 1), { exact: true })).toBeVisible();
        await expect(step.getByRole("heading")).toHaveText(/\w{3}/);
        await expect(step.locator("p").first()).toHaveText(/\w{3}/);
      }
    }
    const buying = page.getByRole("region", { name: "For Investors" }).getByRole("listitem").nth(2);
    await buying.scrollIntoViewIfNeeded();
    for (const coin of ["USDC", "USDT"]) {
      await expect(buying.getByText(coin, { exact: true })).toBeVisible();
    }
    await expect(buying.locator("img")).toHaveCount(3);
    for (const image of await buying.locator("img").all()) {
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
    }
    const convert = buying.getByRole("link", { name: /^Convert cash to stablecoins/ });
    await expect(convert).toHaveAttribute("href", /^https:\/\//);
    await expect(convert).toHaveAttribute("target", "_blank");
  });
  await test.step("the tiers Scale and Growth §1.25 §1.26 §1.27 §1.28 §1.29", async () => {
    const tier = (name: string) =>
      page
        .getByRole("region", { name: "Three tiers, earned by paying on time" })
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name }) });
    for (const words of ["Tier 1", "proven track record", "Funding from banks"]) {
      await expect(tier("Scale")).toContainText(words);
    }
    await expect(tier("Scale")).toContainText("Non-bank financial institutions");
    await expect(tier("Scale")).toContainText("Family, friends and fans");
    await expect(tier("Growth")).toContainText("Tier 2");
    await expect(tier("Growth")).toContainText("some invoice history");
    await expect(tier("Growth")).toContainText("Family, friends and fans as investors");
    await expect(tier("Growth")).toContainText("Shareable public links");
  });
  await test.step("the tier Kickstart, at which all businesses start §1.30 §1.31 §1.32 §1.33 §1.34", async () => {
    const tiers = page.getByRole("region", { name: "Three tiers, earned by paying on time" });
    const kickstart = tiers
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Kickstart" }) });
    for (const words of [
      "Tier 3",
      "new businesses",
      "Family and friends only",
      "Informal lending network",
      "Community risk assessment",
    ]) {
      await expect(kickstart).toContainText(words);
    }
    await expect(tiers).toContainText("All businesses start at Tier 3 until verified");
  });
  await test.step("every tier, step and question has its fields §3.15 §3.16 §3.17", async () => {
    const tiers = page.getByRole("region", { name: "Three tiers, earned by paying on time" });
    for (const name of ["Kickstart", "Growth", "Scale"]) {
      const tier = tiers.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
      await expect(tier.getByRole("paragraph")).toHaveText(/\w{3}/);
      await expect(tier.getByRole("listitem").first()).toHaveText(/\w{3}/);
    }
    const steps = page.getByRole("region", { name: "For Investors" }).getByRole("listitem");
    await expect(steps.filter({ has: page.getByText("USDC", { exact: true }) })).toHaveCount(1);
    await expect(steps.filter({ has: page.getByRole("link") })).toHaveCount(1);
    for (const entry of await page.locator("main details").all()) {
      await expect(entry.locator("summary")).toHaveText(/\?$/);
      await expect(entry.locator("p")).toHaveText(/\w{3}/);
    }
  });
  await test.step("names financing types, rewards and risk protections §1.14 §1.22 §1.23", async () => {
    const main = page.getByRole("main");
    await expect(main).toContainText(
      "Standard factoring at a set rate, or community financing on flexible terms",
    );
    await expect(main).toContainText("Let family, friends and fans fund you on terms you set");
    await expect(main).toContainText("cash interest or a custom reward NFT");
    await expect(main).toContainText(
      "KYC checks on the business, invoice validation, community ratings and smart contracts",
    );
  });
  await test.step("'Choose Your Portal' leads to both portals §2.2 §2.5 §2.33", async () => {
    for (const [button, path] of [
      ["Enter Business Portal", "/business"],
      ["Enter Investor Portal", "/investor"],
    ] as const) {
      await page.goto("/");
      await page
        .getByRole("region", { name: "Choose Your Portal" })
        .getByRole("link", { name: button })
        .click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});

test("about, sample opportunities, and the rates of the marketing pages", async ({ page }) => {
  await test.step("about: mission, four themes and a contact link §1.2 §1.35 §2.11 §2.101", async () => {
    await page.goto("/about");
    const main = page.getByRole("main");
    await expect(main).toContainText("the world's largest receivables exchange");
    await expect(main).toContainText("decentralized finance and traditional finance");
    for (const theme of [
      "NFT-powered ownership",
      "Global liquidity access",
      "Structured finance",
      "Community power",
    ]) {
      await expect(main.getByRole("heading", { name: theme })).toBeVisible();
    }
    await expect(main).toContainText("informal lending into irrevocable records");
    const contact = main.getByRole("link", { name: /^Contact Us/ });
    await expect(contact).toHaveAttribute("href", /linkedin\.com\/company\//);
  });
  await test.step("marketing pages: show no rate but those of the samples §9.27", async () => {
    for (const path of ["/", "/about", "/business"]) {
      await page.goto(path);
      await expect(page.getByRole("main")).not.toContainText(/\d\s?%/);
    }
    await page.goto("/investor");
    await expect(page.getByRole("main").getByText(/\d\s?%/)).toHaveCount(2);
  });
  await test.step("investor portal: three opportunities, marked as samples §2.61 §3.14 §9.19", async () => {
    await page.goto("/investor");
    const cards = page
      .getByRole("region", { name: "Featured Investment Opportunities" })
      .getByRole("listitem");
    await expect(cards).toHaveCount(3);
    for (const [at, words] of [
      [0, ["Sample", "Low risk", "24,000 USDC", "Invoice", "30 days", "12% APR", "Gold"]],
      [1, ["Sample", "Medium risk", "11,500 USDT", "Order", "45 days", "15% APR", "Silver"]],
      [2, ["Sample", "Medium-High risk", "4,200 USDC", "60 days", "Custom NFT package", "Bronze"]],
    ] as const) {
      for (const word of words) await expect(cards.nth(at)).toContainText(word);
      await expect(cards.nth(at).getByRole("heading")).toHaveText(/\w{3}/);
    }
  });
});
