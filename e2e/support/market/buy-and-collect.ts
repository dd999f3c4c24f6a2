import { expect } from "../test.ts";
import { type Actor, confirmInWallet, openDialog } from "./actor.ts";

/** What a wallet is asked for a payment: USDC takes a signature, USDT an approval first. */
function paymentRequests({ isRelayed }: Actor, coin: Trade["coin"]): string[] {
  if (coin === "USDT") return ["eth_sendTransaction", "eth_sendTransaction"];
  return ["eth_signTypedData_v4", ...(isRelayed ? [] : ["eth_sendTransaction"])];
}

export interface Trade {
  readonly listing: bigint;
  readonly coin: "USDC" | "USDT";
}

/** An investor finds the receivable on the exchange and buys for an amount, or all that is left. */
export async function buy(
  investor: Actor,
  { listing, coin }: Trade,
  { amount, units }: { readonly amount: string | "all"; readonly units: string },
): Promise<void> {
  const { page, check } = investor;
  await page.goto("/exchange?sort=newest");
  await check();
  await page.locator(`a[href="/exchange/${listing}"]`).first().click();
  if (amount === "all") await page.getByRole("button", { name: "All that's left" }).click();
  else await page.getByLabel(`Amount in ${coin}`).fill(amount);
  const button = page.getByRole("button", { name: `Buy ${units} units` });
  await expect(button).toBeVisible();
  await check();
  await button.click();
  const dialog = openDialog(page);
  await expect(dialog.getByText("You pay now")).toBeVisible();
  await check();
  await dialog.getByRole("button", { name: "Continue in wallet" }).click();
  await confirmInWallet(investor, paymentRequests(investor, coin), `You bought ${units} units`);
  await expect(page.getByRole("region", { name: "Your note" }).getByRole("img")).toBeVisible();
  await check();
}

/** The customer pays all that is due at the payment page that the receivable leads to. */
export async function payAll(customer: Actor, { listing, coin }: Trade): Promise<void> {
  const { page, check } = customer;
  await page.goto(`/exchange/${listing}`);
  await page.getByRole("link", { name: "Pay it here" }).click();
  await expect(page.getByRole("heading", { name: "Due today" })).toBeVisible();
  await check();
  await page.getByRole("button", { name: /^Pay [\d,.]+ / }).click();
  const dialog = openDialog(page);
  await dialog.getByRole("button", { name: "Continue in wallet" }).click();
  await confirmInWallet(customer, paymentRequests(customer, coin), /paid/);
  await expect(page.getByText("It's paid in full. There's nothing more to do.")).toBeVisible();
  await check();
}

/** An investor collects everything in the portfolio. */
export async function collectAll(investor: Actor): Promise<void> {
  const { page, check } = investor;
  await page.goto("/investor/portfolio");
  await expect(page.getByText("There's money to collect")).toBeVisible();
  await check();
  await page.getByRole("button", { name: "Collect all" }).click();
  const dialog = openDialog(page);
  await dialog.getByRole("button", { name: /^Collect/ }).click();
  await confirmInWallet(investor, investor.isRelayed ? [] : ["eth_sendTransaction"], /collected/i);
  await expect(page.getByText("There's money to collect")).toHaveCount(0);
  await check();
}
