import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { ask } from "../support/admin/review.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import { fillForm, submit } from "../support/onboarding/onboarding-form.ts";
import { giveWallet, pill, sign } from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// One business per wallet, whatever its capitalisation, and only for its owner.

test("registered wallet: another capitalisation of its address is reported as registered §1.5 §5.17", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /409 \(Conflict\)/);
  const key = generatePrivateKey();
  const { address } = privateKeyToAccount(key);
  const shouted = `0x${address.slice(2).toUpperCase()}`;
  const wallet = await giveWallet(page, marketplace, { account: key });
  wallet.fault("eth_accounts", { result: [shouted] });
  wallet.remember(marketplace.url);
  await page.goto("/business/onboarding");
  await expect(pill(page)).toBeVisible();
  await fillForm(page);
  await expect(page.getByText(shouted)).toBeVisible();
  // Meanwhile she has submitted from another computer.
  await onboard(marketplace, key);
  await submit(page);
  await sign(wallet);
  await expectToast(
    page,
    "Submission failed",
    "A business with this wallet address already exists",
  );
  await expect(page.getByRole("link", { name: "Check its status" })).toBeVisible();
  await page.getByRole("link", { name: "Check its status" }).click();
  await expect(page.getByText("Onboarding In Progress")).toBeVisible();
});

test("unproven wallet: cannot submit in the name of another wallet", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /401 \(Unauthorized\)/);
  const ada = privateKeyToAccount(generatePrivateKey());
  const mallory = privateKeyToAccount(generatePrivateKey());
  const wallet = await giveWallet(page, marketplace);
  wallet.fault("eth_accounts", { result: [ada.address] });
  wallet.fault("eth_requestAccounts", { result: [ada.address] });
  wallet.fault("personal_sign", async ([message]) => ({
    result: await mallory.signMessage({ message: { raw: message as `0x${string}` } }),
  }));
  await page.goto("/business/onboarding");
  await expect(pill(page)).toBeVisible();
  await fillForm(page);
  await submit(page);
  await expectToast(
    page,
    "Submission failed",
    "The signature doesn't prove this wallet. Please sign the latest request.",
  );
  expect(
    await ask(marketplace, "select 1 from public.businesses where wallet_address = $1", [
      ada.address.toLowerCase(),
    ]),
  ).toEqual([]);
});
