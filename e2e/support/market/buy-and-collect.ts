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
  const { page } = investor;
  await page.goto("/exchange?sort=newest");
  await page.locator(`a[href="/exchange/${listing}"]`).first().click();
  if (amount === "all") await page.getByRole("button", { name: /^Max / }).click();
  else await page.getByLabel(`Amount in ${coin}`).fill(amount);
  const button = page.getByRole("button", { name: /^Buy for [\d,.]+ USD[CT]$/ });
  await expect(button).toBeVisible();
  // From 1,024 px on the panel stays beside what is read, and its button is in view in any window.
  if ((page.viewportSize()?.width ?? 0) >= 1_024) await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await confirmPurchase(investor, coin, units);
}

/** After the press of "Buy": reads what is bought, and confirms it. */
export async function confirmPurchase(
  investor: Actor,
  coin: Trade["coin"],
  units: string,
): Promise<void> {
  const { page, check } = investor;
  const dialog = openDialog(page);
  await expect(dialog.getByText("You pay now")).toBeVisible();
  const title = dialog.getByRole("heading", { name: /^Buy a note for / });
  const price = ((await title.textContent()) ?? "").replace("Buy a note for ", "");
  await expect(dialog.getByText(`One note, ${units} of`)).toBeVisible();
  await check();
  await dialog.getByRole("button", { name: "Continue in wallet" }).click();
  const cost = price.replaceAll(".", "\\.");
  const success = new RegExp(`You bought a note in receivable #\\d+ for ${cost}\\.`);
  await confirmInWallet(investor, paymentRequests(investor, coin), success);
  await expect(page.getByRole("region", { name: "Your note" }).getByRole("img")).toBeVisible();
}

/** The customer pays all that is due at the payment page that the receivable leads to. */
export async function payAll(customer: Actor, trade: Trade): Promise<void> {
  const { page } = customer;
  await openPayment(customer, trade);
  await page.getByRole("button", { name: /^Pay [\d,.]+ / }).click();
  await confirmPayment(customer, trade);
  await expect(page.getByText("It's paid in full. There's nothing more to do.")).toBeVisible();
}

/** The customer pays a part, as it is typed and as it is written afterwards. */
export async function payPart(customer: Actor, trade: Trade, amount: string): Promise<void> {
  const { page } = customer;
  await openPayment(customer, trade);
  await page.getByLabel(`Amount in ${trade.coin}`).fill(amount);
  await page.getByRole("button", { name: `Pay ${amount} ${trade.coin}` }).click();
  await confirmPayment(customer, trade);
  await expect(page.getByRole("link", { name: /^Proof of payment/ }).first()).toBeVisible();
}

async function openPayment({ page }: Actor, { listing }: Trade): Promise<void> {
  await page.goto(`/exchange/${listing}`);
  await page.getByRole("link", { name: "Pay it here" }).click();
  await expect(page.getByRole("heading", { name: /^Amount (due|to pay)$/ })).toBeVisible();
}

/** After the press of "Pay". */
export async function confirmPayment(customer: Actor, { coin }: Trade): Promise<void> {
  const dialog = openDialog(customer.page);
  await dialog.getByRole("button", { name: "Continue in wallet" }).click();
  await confirmInWallet(customer, paymentRequests(customer, coin), /paid/);
}

/** An investor collects everything in the portfolio. */
export async function collectAll(investor: Actor): Promise<void> {
  const { page } = investor;
  await page.goto("/investor/portfolio");
  await expect(page.getByText("There's money to collect")).toBeVisible();
  await page.getByRole("button", { name: /^Collect ([\d,]+\.\d\d USD[CT]|all)$/ }).click();
  const dialog = openDialog(page);
  await dialog.getByRole("button", { name: /^Collect/ }).click();
  await confirmInWallet(
    investor,
    investor.isRelayed ? [] : ["eth_sendTransaction"],
    / (is|are) in your wallet\.$/,
  );
  await expect(page.getByText("There's money to collect")).toHaveCount(0);
}

/** The business takes what the exchange holds for it. */
export async function withdrawCredit(business: Actor): Promise<void> {
  const { page } = business;
  await page.goto("/business/payments");
  await expect(page.getByText("Available to withdraw")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await openDialog(page).getByRole("button", { name: "Withdraw" }).click();
  await confirmInWallet(business, ["eth_sendTransaction"], /is in your wallet/);
}

/** An investor takes back what a failed sale cost, as it is written. */
export async function takeRefund(investor: Actor, amount: string): Promise<void> {
  const { page } = investor;
  await page.goto("/investor/portfolio");
  await expect(page.getByText(`${amount} to take back`)).toBeVisible();
  await page.getByRole("button", { name: "Get your refund" }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByText(amount, { exact: true })).toBeVisible();
  const fee = investor.isRelayed
    ? "We send this transaction and pay the network fee."
    : "You pay the network fee";
  await expect(dialog.getByText(fee)).toBeVisible();
  await dialog.getByRole("button", { name: "Get the refund" }).click();
  const requests = investor.isRelayed ? [] : ["eth_sendTransaction"];
  await confirmInWallet(investor, requests, `${amount} is back in your wallet.`);
  await expect(page.getByText(`${amount} to take back`)).toHaveCount(0);
}
