import type { Page } from "@playwright/test";
import { generatePrivateKey } from "viem/accounts";
import { ask } from "../support/admin/review.ts";
import type { RunningMarketplace } from "../support/marketplace/running-marketplace.ts";
import { fillForm, stepHeading, submit } from "../support/onboarding/onboarding-form.ts";
import {
  connect,
  connectButton,
  giveWallet,
  pill,
  sign,
  waitForWalletAnswers,
} from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// The wallet does not respond, is locked, or switches accounts during a submission.

async function readyToSubmit(page: Page, marketplace: RunningMarketplace) {
  const accounts = [generatePrivateKey(), generatePrivateKey()];
  const wallet = await giveWallet(page, marketplace, { accounts });
  await page.goto("/business/onboarding");
  await connect(page, wallet);
  await fillForm(page);
  return wallet;
}

async function expectNothingLost(page: Page) {
  // Visible, not in the viewport: where a press scrolled the page to is the browser's affair.
  await expect(stepHeading(page, "Consent and wallet")).toBeVisible();
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(page.getByRole("button", { name: "Submit", exact: true })).toBeEnabled();
}

const countOf = async (marketplace: RunningMarketplace, address: string) =>
  (
    await ask(marketplace, "select 1 from public.businesses where wallet_address = $1", [
      address.toLowerCase(),
    ])
  ).length;

test("submission: a wallet that doesn't answer, is locked or switches accounts submits nothing, and then once", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /^Failed to connect to wallet|401 \(Unauthorized\)/);
  const wallet = await readyToSubmit(page, marketplace);
  await test.step("it doesn't answer: she cancels, and a late signature is not used", async () => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
    });
    await submit(page);
    const first = await wallet.nextRequest("personal_sign");
    const waiting = page.getByRole("complementary", { name: "Waiting for your wallet" });
    await expect(waiting).toHaveText(/Your wallet hasn't answered yet/);
    await waiting.getByRole("button", { name: "Cancel" }).click();
    await expectToast(
      page,
      "Submission failed",
      "You declined the signature in your wallet. Nothing was sent, and nothing you typed is lost.",
    );
    await expect(waiting).toHaveCount(0);
    await expectNothingLost(page);
    await first.confirm();
    await waitForWalletAnswers(page);
    expect(sent).toEqual(["/api/wallet/sign-in/message"]);
    await expectNothingLost(page);
  });
  await test.step("it rejects with 4100", async () => {
    wallet.fault("personal_sign", { error: { code: 4100, message: "Unauthorized" } });
    await submit(page);
    await expectToast(
      page,
      "Submission failed",
      "Your wallet is locked, or hasn't given this site permission. Open it and try again.",
    );
    await expectNothingLost(page);
    wallet.heal("personal_sign");
  });
  await test.step("it is locked while it asks for the signature", async () => {
    await submit(page);
    const request = await wallet.nextRequest("personal_sign");
    wallet.lock();
    await expectToast(
      page,
      "Submission failed",
      "Your wallet was locked or disconnected while you were signing. Connect it and submit again: nothing you typed is lost.",
    );
    request.refuse();
    await expect(connectButton(page)).toBeVisible();
    await expect(page.getByText("Wallet connection required")).toBeVisible();
    await expectNothingLost(page);
  });
  await test.step("it shares no account until it is unlocked", async () => {
    wallet.fault("eth_requestAccounts", { result: [] });
    await connectButton(page).click();
    await expectToast(page, "Connection failed", "Failed to connect to wallet");
    await expect(page.getByText("Your wallet shared no account.")).toBeVisible();
    wallet.heal("eth_requestAccounts");
    wallet.unlock();
    await connectButton(page).click();
    await expect(pill(page)).toBeVisible();
    await expectNothingLost(page);
  });
  await test.step("while it signs", async () => {
    await submit(page);
    const request = await wallet.nextRequest("personal_sign");
    wallet.switchAccount(1);
    await expectToast(
      page,
      "Submission failed",
      "The account in your wallet changed while you were signing. Please submit again.",
    );
    request.refuse();
    await expect(page.getByText(wallet.address)).toBeVisible();
  });
  const first = wallet.address;
  await page.route(
    "**/api/business/submissions",
    async (route) => {
      const left = page.waitForResponse("**/api/wallet/sign-out");
      wallet.switchAccount(0);
      await left;
      await route.continue();
    },
    { times: 1 },
  );
  await submit(page);
  await sign(wallet);
  await expectToast(
    page,
    "Submission failed",
    "The account in your wallet has changed. Check the address below and submit again.",
  );
  await expectNothingLost(page);
  await expect(page.getByText(wallet.address)).toBeVisible();
  expect(await countOf(marketplace, first)).toBe(0);
  await submit(page);
  await sign(wallet);
  await expect(page.getByText("Onboarding In Progress")).toBeVisible();
  expect(await countOf(marketplace, first)).toBe(0);
  expect(await countOf(marketplace, wallet.address)).toBe(1);
});

test("submission: after switching accounts a toast names the account of the request", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await readyToSubmit(page, marketplace);
  const first = wallet.address;
  await page.route(
    "**/api/business/submissions",
    async (route) => {
      const response = await route.fetch();
      const left = page.waitForResponse("**/api/wallet/sign-out");
      wallet.switchAccount(1);
      await left;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await submit(page);
  await sign(wallet);
  await expectToast(
    page,
    "Submission successful",
    "Your business onboarding request has been submitted and is pending review",
  );
  await expectToast(
    page,
    "You've switched accounts",
    `This request belongs to ${first.slice(0, 6)}...${first.slice(-4)}. Switch to that account in your wallet to see it.`,
  );
  await expect(page.getByText("Onboard your business")).toBeVisible();
  wallet.switchAccount(0);
  await expect(page.getByText("Onboarding In Progress")).toBeVisible();
  expect(await countOf(marketplace, first)).toBe(1);
});

test("submission: one whose answer comes after a switch of accounts, or never, belongs to its account alone", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /ERR_FAILED/);
  const wallet = await readyToSubmit(page, marketplace);
  const first = wallet.address;
  await test.step("its response is lost: the form is submitted for another account", async () => {
    await page.route(
      "**/api/business/submissions",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page);
    await sign(wallet);
    await expectToast(
      page,
      "Submission failed",
      "There was an error submitting your information. Please try again.",
    );
    wallet.switchAccount(1);
    await expect(page.getByText(wallet.address)).toBeVisible();
    await submit(page);
    await sign(wallet);
    await expect(page.getByText("Onboarding In Progress")).toBeVisible();
    expect(await countOf(marketplace, first)).toBe(1);
    expect(await countOf(marketplace, wallet.address)).toBe(1);
  });
});
