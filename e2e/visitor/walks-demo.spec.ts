import type { Locator, Page } from "@playwright/test";
import type { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { fillSignIn } from "../support/admin/sign-in.ts";
import type { Actor } from "../support/market/actor.ts";
import { attestRequest } from "../support/market/attest-request.ts";
import { collectAll, confirmPayment, confirmPurchase } from "../support/market/buy-and-collect.ts";
import { publish, requestFunding } from "../support/market/sell-invoice.ts";
import {
  type RunningMarketplace,
  type StartedMarketplace,
  startMarketplaceProcess,
} from "../support/marketplace/running-marketplace.ts";
import { fillForm, submit } from "../support/onboarding/onboarding-form.ts";
import { connectButton, pill, sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// A newcomer walks the README's first five minutes without the README: the bar and its list lead.

// Their own marketplace: the demo wallets are the same everywhere, and each registers once.
test.describe.configure({ mode: "default" });
let own: StartedMarketplace;
test.beforeAll(async () => {
  own = await startMarketplaceProcess({ webProcesses: 1 });
});
test.afterAll(() => own?.stop());

/** The whole walk of one browser, and how many presses it has taken so far. */
class Walk {
  presses = 0;
  readonly page: Page;
  readonly marketplace: RunningMarketplace;
  readonly #bar: Locator;

  constructor(page: Page, marketplace: RunningMarketplace) {
    this.page = page;
    this.marketplace = marketplace;
    this.#bar = page.getByRole("complementary", { name: "Local demo" });
  }

  async press(one: Locator): Promise<void> {
    this.presses += 1;
    await one.click();
  }

  /** One press on a name is enough. */
  async become(name: string): Promise<void> {
    await this.press(this.#bar.getByRole("button", { name, exact: false }));
    await expect(this.#bar.getByText(`You’re ${name}`)).toBeVisible();
  }

  async followStep(name: string): Promise<void> {
    await this.press(this.#bar.getByRole("button", { name: "First steps" }));
    await this.press(
      this.page
        .getByRole("region", { name: "First steps" })
        .getByRole("link", { name, exact: true }),
    );
  }

  /** The list ticks itself. */
  async expectDone(count: number): Promise<void> {
    await expect(this.#bar.getByRole("button", { name: "First steps" })).toContainText(
      `${count}/5`,
    );
  }

  /** The tab's present persona, whose requests appear in the panel. */
  get actor(): Actor {
    const wallet = { nextRequest: () => this.#nextRequest() } as unknown as TestWallet;
    const { relayer: isRelayed } = this.marketplace.web.publicConfig.features;
    return { page: this.page, wallet, isRelayed, check: async () => {} };
  }

  async #nextRequest() {
    const panel = this.page.getByRole("alertdialog");
    await expect(panel).toBeVisible();
    const covered = await panel.evaluate((one) => {
      const asked = (window as { lastPressed?: Element }).lastPressed;
      if (!asked?.checkVisibility()) return null;
      const [over, under] = [one.getBoundingClientRect(), asked.getBoundingClientRect()];
      const isApart =
        over.right <= under.left ||
        over.left >= under.right ||
        over.bottom <= under.top ||
        over.top >= under.bottom;
      return isApart ? null : asked.textContent;
    });
    expect(covered, "the button under the panel that asks about it").toBeNull();
    return { confirm: () => this.press(panel.getByRole("button", { name: "Confirm" })) };
  }
}

/** The stablecoin that these words name. */
const coinOf = async (words: Locator) =>
  (await words.textContent())?.includes("USDT") ? "USDT" : "USDC";

/** In the page: remembers the button that was pressed last outside of the panel. */
function rememberPressed(): void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest("[role=alertdialog]")) return;
    (window as { lastPressed?: Element | null }).lastPressed = target.closest("button, a, label");
  };
  document.addEventListener("click", remember, true);
}

test("demonstration: the first five minutes by the bar and its list alone", async ({
  browser,
  watch,
}) => {
  const { running } = own;
  const context = await browser.newContext({
    baseURL: running.url,
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript(rememberPressed);
  const page = await context.newPage();
  watch(page);
  const walk = new Walk(page, running);
  const number = "INV-2026-7711";
  const began = performance.now();

  await test.step("Dara buys", async () => {
    await page.goto("/");
    await walk.become("Dara");
    await walk.followStep("Buy");
    await walk.press(page.getByRole("main").locator("a[href^='/exchange/']").first());
    const coin = await coinOf(page.getByText(/^Amount in USD[CT]$/));
    await walk.press(page.getByRole("button", { name: /^Min / }));
    const button = page.getByRole("button", { name: /^Buy for [\d,]+ USD[CT]$/ });
    await expect(button).toBeVisible();
    // A unit of the demonstration's receivables costs one coin.
    const units = /[\d,]+/.exec((await button.textContent()) ?? "")?.[0] ?? "";
    await walk.press(button);
    await confirmPurchase(walk.actor, coin, units);
    const seconds = (performance.now() - began) / 1000;
    const figure = `First purchase: ${walk.presses + 2} presses, ${seconds.toFixed(1)} s from opening the address`;
    test.info().annotations.push({ type: "figure", description: figure });
    console.info(figure);
    expect(seconds).toBeLessThanOrEqual(60);
    await walk.expectDone(1);
  });
  await test.step("Ben sells", async () => {
    await walk.become("Ben");
    await walk.followStep("Sell");
    await requestFunding(walk.actor, { number, coin: "USDC", now: Date.now() });
    await walk.expectDone(2);
  });
  await test.step("Olga reviews", async () => {
    await walk.press(page.getByRole("button", { name: "Olga" }));
    await fillSignIn(page, running.admin.email, running.admin.password);
    await expect(page.getByRole("heading", { name: "Admin Operations Portal" })).toBeVisible();
    await walk.followStep("Review");
    await attestRequest(walk.actor, running, number);
    await walk.press(page.getByRole("dialog").getByRole("button", { name: "Close" }).first());
  });
  await test.step("Ben publishes", async () => {
    await walk.become("Ben");
    await walk.press(page.getByRole("link", { name: "Sell an invoice" }));
    // Another person's session ended when this tab became Olga.
    await walk.press(page.getByRole("main").getByRole("button", { name: "Sign in" }));
    await sign(walk.actor.wallet);
    await expect(page.getByRole("link", { name: number })).toBeVisible();
    await publish(walk.actor, { number });
    await walk.expectDone(3);
  });
  await test.step("Cleo pays", async () => {
    await walk.become("Cleo");
    await walk.followStep("Pay");
    await walk.press(page.getByRole("main").locator("a[href^='/exchange/']").first());
    await walk.press(page.getByRole("link", { name: "Pay it here" }));
    const pay = page.getByRole("button", { name: /^Pay [\d,.]+ / });
    const coin = await coinOf(pay);
    await walk.press(pay);
    await confirmPayment(walk.actor, { listing: 0n, coin });
    await walk.expectDone(4);
  });
  await test.step("Dara collects", async () => {
    await walk.become("Dara");
    await walk.followStep("Collect");
    await collectAll(walk.actor);
    await walk.expectDone(5);
  });
  await context.close();
});

// Visitors without an extension have a demo wallet, which asks before each request.
test("demo wallet: from the install guide to a pending request", async ({ browser, watch }) => {
  const context = await browser.newContext({ baseURL: own.running.url });
  const page = await context.newPage();
  // The frame of a mail runs no script, and Chromium reports each that the tests put into all frames.
  watch(page, /Blocked script execution in 'about:srcdoc'/);
  await page.goto("/business");
  const asks = page.getByRole("alertdialog");
  const guide = page.getByRole("dialog", { name: "Wallet installation guide" });

  await test.step("the install guide lists the demo wallets before its four steps", async () => {
    await connectButton(page).click();
    await expect(guide.getByRole("heading", { level: 3 })).toHaveText([
      "Demo wallets",
      "Visit the wallet site",
      "Install the extension",
      "Create or import a wallet",
      "Return and click Connect Wallet",
    ]);
    await expect(guide.getByRole("button", { name: / · / })).toHaveText([
      "Ada · New business",
      "Ben · Approved business",
      "Cleo · Customer",
      "Dara · Investor",
      "Eli · Investor",
      "Olga · Operator",
    ]);
    await expectAccessible(page);
  });

  await test.step("connecting needs confirmation and can be rejected", async () => {
    await guide.getByRole("button", { name: "Ada · New business" }).click();
    await expect(asks.getByRole("heading", { name: "Connect to this site" })).toBeVisible();
    await expect(asks).toBeFocused();
    await asks.getByRole("button", { name: "Reject" }).click();
    await expectToast(page, "Connection failed", "Failed to connect to wallet");
    await connectButton(page).click();
    await asks.getByRole("button", { name: "Confirm" }).click();
    await expectToast(page, "Wallet connected", "Connected to 0x7099...79C8");
  });

  await test.step("onboarding is the same as with any wallet", async () => {
    await page.getByRole("link", { name: "Start Business Onboarding" }).click();
    await fillForm(page, "Ada Demo Pte Ltd");
    await submit(page);
    await expect(asks.getByRole("heading", { name: "Sign this message" })).toBeVisible();
    await expect(asks).toContainText("0x70997970C51812dc3A010C7d01b50e0d17dc79C8");
    await expectAccessible(page, "held");
    await asks.getByRole("button", { name: "Confirm" }).click();
    await expectToast(
      page,
      "Submission successful",
      "Your business onboarding request has been submitted and is pending review",
    );
    const panel = page.getByRole("region", { name: "Business status" });
    await expect(panel.getByText("Onboarding In Progress")).toBeVisible();
    await expect(panel.getByText(/Ada Demo Pte Ltd · received .* certificate\.pdf/)).toBeVisible();
    await expect(panel.getByText(/You agreed to our terms, version 2026-11/)).toBeVisible();
    await expectAccessible(page);
  });

  await page.reload();
  await expect(pill(page)).toContainText("0x7099...79C8");

  await test.step("its email is in the demo's mailbox", async () => {
    const mail = page.getByRole("listitem").filter({ hasText: "Dear Ada Demo Pte Ltd," });
    await page.goto(`/dev/mail?key=${own.running.web.demonstration?.key}`);
    await expect(page).toHaveURL(`${own.running.url}/dev/mail`);
    await expect(async () => {
      await page.goto("/dev/mail");
      const subject = "New Business onboarding request at Tenora";
      await expect(mail).toContainText(subject, { timeout: 3_000 });
    }).toPass();
  });
  await test.step("the clock below the page moves the chain's time by a day", async () => {
    await page.goto("/");
    const clock = page.getByRole("region", { name: "Demo clock" });
    const shown = async () =>
      Date.parse((await clock.locator("time").getAttribute("datetime")) ?? "");
    const before = await shown();
    await clock.getByRole("button", { name: "+ 1 day" }).click();
    await expect.poll(shown).toBeGreaterThanOrEqual(before + 86_400_000);
  });
  await context.close();
});
