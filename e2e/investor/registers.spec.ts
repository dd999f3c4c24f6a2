import { installTestWallet } from "@tenora/testing/wallet/install-test-wallet";
import { generatePrivateKey } from "viem/accounts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// Cy browses, registers as an investor with a proven wallet, and cannot register twice.

test("Cy registers as an investor (1280 px, light)", async ({ browser, marketplace, watch }) => {
  const context = await browser.newContext({
    baseURL: marketplace.url,
  });
  const cy = await context.newPage();
  // The failures simulated below.
  watch(cy, /503 \(Service Unavailable\)|The registration failed/);
  const wallet = await installTestWallet(cy, {
    account: generatePrivateKey(),
    chainId: marketplace.chainId,
    rpcUrl: marketplace.rpcUrl,
  });
  const register = cy.getByRole("main").getByRole("link", { name: "Register as Investor" });
  const submit = cy.getByRole("button", { name: "Submit Registration" });

  await test.step("without a wallet the portal has no registration button §2.59 §2.60 §2.62 §2.63", async () => {
    await cy.goto("/investor");
    await expect(cy.getByText("Connect your wallet and complete verification")).toBeVisible();
    await expect(cy.getByText("Browse opportunities and assess risk factors")).toBeVisible();
    await expect(
      cy.getByText("Invest in receivable NFTs and collect rewards at maturity"),
    ).toBeVisible();
    for (const name of [
      "Browse Opportunities",
      "Manage Portfolio",
      "Collect Rewards",
      "NFT Marketplace",
      "Featured Investment Opportunities",
    ]) {
      await expect(cy.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(register).toHaveCount(0);
    await cy.getByRole("button", { name: "View All Opportunities" }).click();
    const dialog = cy.getByRole("dialog", { name: "More Opportunities Coming Soon" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Register as Investor" })).toHaveCount(0);
    await expectAccessible(cy);
    await cy.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("the form has its fields §2.6 §2.65 §2.66 §2.67", async () => {
    await cy.goto("/investor/onboarding");
    await expect(cy.getByRole("heading", { name: "Investor Registration" })).toBeVisible();
    await expect(
      cy.getByText("Complete this form to register as an investor on our platform"),
    ).toBeVisible();
    await expect(cy.getByLabel("Wallet Address")).toHaveValue("Not connected");
    await expect(cy.getByLabel("Wallet Address")).toHaveAttribute("readonly");
  });

  await test.step("it says what is missing §5.19 §5.20 §5.21 §5.22 §5.23", async () => {
    await submit.click();
    for (const message of [
      "Name must be at least 2 characters",
      "Invalid email address",
      "Country must be at least 2 characters",
      "ID number must be at least 2 characters",
      "You must agree to the terms and conditions",
    ]) {
      await expect(cy.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(cy.getByLabel("Full Name")).toBeFocused();
    await expectAccessible(cy);
  });

  await test.step("the missing wallet is reported last §5.24 §8.33", async () => {
    await cy.getByLabel("Full Name").fill("Cy Tan");
    await cy.getByLabel("Email").fill("cy@example.com");
    await cy.getByLabel("Country").fill("Singapore");
    await cy.getByLabel("Government ID Number").fill("S1234567D");
    await cy.getByRole("checkbox").check();
    await submit.click();
    await expectToast(cy, "Please connect your wallet first", "");
  });

  await test.step("after connecting, a rejected signature keeps the form §2.68 §4.25 §6.6", async () => {
    await cy.getByRole("main").getByRole("button", { name: "Connect Wallet" }).click();
    (await wallet.nextRequest("eth_requestAccounts")).confirm();
    await expect(cy.getByLabel("Wallet Address")).toHaveValue(/^0x[0-9a-fA-F]{40}$/);
    await submit.click();
    const signature = await wallet.nextRequest("personal_sign");
    await expect(cy.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    signature.refuse();
    await expectToast(
      cy,
      "Failed to submit registration",
      "You declined the signature in your wallet. Nothing was sent, and nothing you typed is lost.",
    );
    await expect(cy.getByLabel("Government ID Number")).toHaveValue("S1234567D");
  });

  await test.step("failures show their messages §8.34 §8.35", async () => {
    const endpoint = "**/api/investor/registrations";
    await cy.route(endpoint, (route) => route.fulfill({ status: 503, json: {} }));
    await submit.click();
    (await wallet.nextRequest("personal_sign")).confirm();
    await expectToast(cy, "Failed to submit registration", "");
    await cy.unroute(endpoint);
    await cy.route(endpoint, (route) => route.fulfill({ status: 503, body: "no JSON" }));
    await submit.click();
    await expectToast(cy, "An unexpected error occurred. Please try again.", "");
    await cy.unroute(endpoint);
  });

  await test.step("the registration succeeds §2.7 §2.69 §2.70 §2.71 §8.36", async () => {
    await submit.click();
    await expectToast(cy, "Registration submitted successfully!", "");
    await expect(cy).toHaveURL(/\/investor\/onboarding\/success$/);
    await expect(cy.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
    await expect(cy.getByText("pending review")).toBeVisible();
  });

  await test.step("the portal shows the registration, also after a reload §2.64 §2.72 §4.23", async () => {
    await cy.getByRole("link", { name: "Return to Investor Portal" }).click();
    const submitted = cy.getByRole("main").getByRole("button", {
      name: "Registration Submitted",
    });
    await expect(submitted).toBeDisabled();
    await cy.reload();
    await expect(submitted).toBeDisabled();
    await cy.getByText("How investing works, and sample opportunities").click();
    await cy.getByRole("button", { name: "View All Opportunities" }).click();
    await expect(
      cy.getByRole("dialog").getByRole("button", { name: "Registration Submitted" }),
    ).toBeDisabled();
  });

  await context.close();
});
