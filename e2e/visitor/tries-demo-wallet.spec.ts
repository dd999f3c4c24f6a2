import { startMarketplaceProcess } from "../support/marketplace/running-marketplace.ts";
import { fillForm, submit } from "../support/onboarding/onboarding-form.ts";
import { connectButton, pill } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// Visitors without an extension try the local demo with a demo wallet, which asks before each request.

let stop: (() => Promise<void>) | undefined;
test.afterEach(async () => {
  await stop?.();
  stop = undefined;
});

test("demo wallet: from the install guide to a pending request", async ({ browser, watch }) => {
  // Its own marketplace: the demo wallets are the same everywhere, and each registers once.
  const own = await startMarketplaceProcess({ webProcesses: 1 });
  stop = own.stop;
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
