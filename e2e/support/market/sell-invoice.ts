import type { Page } from "@playwright/test";
import { addDays, toCalendarDate } from "@tenora/domain/text/calendar-date";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { sign } from "../page-wallet.ts";
import { expect } from "../test.ts";
import { type Actor, confirmInWallet, openDialog } from "./actor.ts";

export interface Invoice {
  readonly number: string;
  readonly coin: "USDC" | "USDT";
  /** Now by the chain's clock, in ms since 1970. */
  readonly now: number;
  /** The customer's wallet, where Ben names it. */
  readonly customerWallet?: string;
  /** The possible buyers; without it every approved investor. */
  readonly audience?: "link";
}

const dayOf = ({ now }: Pick<Invoice, "now">, days: number) => toCalendarDate(addDays(now, days));

const next = (page: Page) => page.getByRole("button", { name: "Save and continue" }).click();

/** Ben asks for 24,000 for 60 days at 11.5 % a year, of an invoice that one reviewer may attest, and signs the terms. */
export async function requestFunding(ben: Actor, invoice: Invoice): Promise<void> {
  const { page, wallet, check } = ben;
  await page.goto("/business/funding-request");
  await page.getByRole("link", { name: "New request" }).click();
  await chooseFile(page, invoice);
  await sign(wallet);
  await expect(page.getByRole("button", { name: "Open invoice.pdf" })).toBeVisible();
  await check();
  await next(page);

  await page.getByLabel("Customer's legal name").fill("Cleo Stores Pte Ltd");
  await page.getByLabel("Customer's registration number").fill("201801234K");
  await page.getByLabel("Customer's country").selectOption("SG");
  await page.getByLabel("Customer's contact email").fill("ap@cleo-stores.example");
  if (invoice.customerWallet)
    await page.getByLabel("Customer's wallet").fill(invoice.customerWallet);
  await page.getByLabel("Invoice number").fill(invoice.number);
  await page.getByLabel("Issue date").fill(dayOf(invoice, -5));
  await page.getByLabel("Due date").fill(dayOf(invoice, 60));
  await page.getByLabel("Amount of the invoice").fill("24,900.00");
  await check();
  await next(page);

  await page.getByLabel("Amount to raise").fill("24,000.00");
  await page.getByLabel("Stablecoin").selectOption(invoice.coin);
  await page.getByLabel("Interest per year").fill("11.5");
  await page.getByLabel("Last day to buy").fill(dayOf(invoice, 14));
  await page.getByLabel("Minimum to raise").fill("12,000.00");
  await page.getByLabel("Who can buy").selectOption(invoice.audience ?? "eligible");
  await page.getByLabel("If your customer doesn't pay").selectOption("with");
  await expect(page.getByText(`At that cap you'd pay 240.00 ${invoice.coin}`)).toBeVisible();
  await check();
  await next(page);

  await signTerms(ben);
}

/**
 * Ben is at the request of a sale that failed and tries again with his answers: with the file once more,
 * this minimum, and two weeks from now.
 */
export async function requestAgain(
  ben: Actor,
  invoice: Pick<Invoice, "number" | "now">,
  minimum: string,
): Promise<void> {
  const { page } = ben;
  await page.getByRole("button", { name: "Try again with these answers" }).click();
  await expect(page.getByRole("radio", { name: /^An invoice/ })).toBeChecked();
  await chooseFile(page, invoice);
  await expect(page.getByRole("button", { name: "Open invoice.pdf" })).toBeVisible();
  await next(page);
  await expect(page.getByLabel("Invoice number")).toHaveValue(invoice.number);
  await next(page);
  const lastDay = page.getByLabel("Last day to buy");
  await expect(lastDay).toHaveValue("");
  await lastDay.fill(dayOf(invoice, 14));
  await page.getByLabel("Minimum to raise").fill(minimum);
  await next(page);
  await signTerms(ben);
}

const chooseFile = (page: Page, { number }: Pick<Invoice, "number">) =>
  page.getByLabel("Documents").setInputFiles({
    name: "invoice.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(samplePdf(number)),
  });

/** Ben reads the terms at the last step, and signs them. */
async function signTerms({ page, wallet, check }: Actor): Promise<void> {
  await expect(page.getByText("At most 1% of what the sale raises")).toBeVisible();
  await check();
  await page.getByRole("button", { name: "Submit for review" }).click();
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await expect(page.getByText("In review", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
}

/** Ben publishes what was approved with one transaction; resolves with the listing's id. */
export async function publish(ben: Actor, { number }: Pick<Invoice, "number">): Promise<bigint> {
  const { page, check } = ben;
  await page.goto("/business/funding-request");
  // Beside it may be the request of a sale of the same that failed.
  await page.getByRole("link", { name: number }).filter({ hasText: "Approved" }).click();
  await expect(page.getByText("Approved", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Publish on the exchange" }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByText("Approval valid until")).toBeVisible();
  await check();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await confirmInWallet(ben, ["eth_sendTransaction"], "Your receivable is on the exchange.");
  await expect(page.getByText("Published on the exchange", { exact: true })).toBeVisible();
  await page
    .getByRole("link", { name: /^(See it on the exchange|Invite people|Share your link)$/ })
    .click();
  await expect(page).toHaveURL(/\/exchange\/\d+$/);
  return BigInt(page.url().split("/").at(-1) ?? "");
}

/** Ben has what the sale raised paid out, once everything is sold. */
export async function releaseProceeds(ben: Actor, listing: bigint): Promise<void> {
  const { page } = ben;
  await page.goto("/business/payments");
  const receivable = page.getByRole("listitem").filter({ hasText: `Receivable #${listing}` });
  await expect(receivable).toBeVisible();
  await receivable.getByRole("button", { name: "Release the proceeds" }).click();
  const dialog = openDialog(page);
  await dialog.getByRole("button", { name: "Release" }).click();
  await confirmInWallet(ben, ["eth_sendTransaction"], "The seller has been paid.");
  await expect(receivable.getByText("To be paid to investors")).toBeVisible();
}
