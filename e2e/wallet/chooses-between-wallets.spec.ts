import { connectButton, giveWallet, pill } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// Two wallets announce themselves (EIP-6963): the user chooses, and the chosen one comes first later.

test("wallet chooser: lists the wallets, the one used last first", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const fox = await giveWallet(page, marketplace, { name: "Fox", rdns: "example.fox" });
  const owl = await giveWallet(page, marketplace, {
    name: "Owl",
    rdns: "example.owl",
    announce: "eip6963",
  });
  await page.goto("/");
  await connectButton(page).click();
  const chooser = page.getByRole("dialog", { name: "Choose a wallet" });
  const names = chooser.getByRole("listitem");
  await expect(names).toHaveText(["Fox", "Owl"]);
  await expectAccessible(page);
  await chooser.getByRole("button", { name: "Owl" }).click();
  await (await owl.nextRequest("eth_requestAccounts")).confirm();
  const short = (address: string) => `${address.slice(0, 6)}...${address.slice(-4)}`;
  await expect(pill(page)).toContainText(short(owl.address));
  expect(fox.log.filter(({ method }) => method === "eth_requestAccounts")).toEqual([]);

  await page.reload();
  await expect(pill(page)).toContainText(short(owl.address));
  await pill(page).click();
  await expect(page.getByRole("region", { name: "Wallet" }).getByText("Owl")).toBeVisible();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await connectButton(page).click();
  await expect(names).toHaveText(["OwlUsed last", "Fox"]);
  await chooser.getByRole("button", { name: "Fox" }).click();
  await (await fox.nextRequest("eth_requestAccounts")).confirm();
  await expect(pill(page)).toContainText(short(fox.address));
});
