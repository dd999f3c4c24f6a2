import { connectButton, giveWallet, pill, waitForWalletAnswers } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast, seenToasts } from "../support/toasts.ts";

// Wallets that do not respond or are invalid: each failure has a message and can be retried.

test("connecting: a provider without `request` is reported §5.2", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /^Failed to connect to wallet/);
  await giveWallet(page, marketplace, { withoutRequest: true, announce: "injected" });
  await page.goto("/");
  await connectButton(page).click();
  await expectToast(page, "Connection failed", "Failed to connect to wallet");
  const note = page.getByRole("complementary", { name: "Wallet problem" });
  await expect(note.getByRole("alert")).toHaveText(
    "Ethereum provider does not support the required methods",
  );
  await expectAccessible(page);
  await note.getByRole("button", { name: "Close" }).click();
  await expect(note).toBeHidden();
  await connectButton(page).click();
  await expect(note).toBeVisible();
});

test("connecting: a hint appears when the wallet does not respond, and the user can cancel", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  await page.goto("/");
  await connectButton(page).click();
  const late = await wallet.nextRequest("eth_requestAccounts");
  const note = page.getByRole("complementary", { name: "Waiting for your wallet" });
  await expect(note.getByRole("alert")).toHaveText(
    "Your wallet hasn't answered yet. Open it to confirm the request, or cancel.",
  );
  await expectAccessible(page, "held");
  await note.getByRole("button", { name: "Cancel" }).click();
  await expect(connectButton(page)).toBeEnabled();
  await late.confirm();
  await waitForWalletAnswers(page);
  await expect(connectButton(page)).toHaveText("Connect Wallet");
  await expect(pill(page)).toHaveCount(0);
  // A connected wallet is asked for its balance.
  expect(wallet.log.map(({ method }) => method)).not.toContain("eth_getBalance");
  const titles = (await seenToasts(page)).map(({ title }) => title);
  expect(titles).not.toContain("Wallet connected");
});
