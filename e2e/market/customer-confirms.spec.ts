import type { Browser, Page } from "@playwright/test";
import { persona } from "@tenora/domain/demo/personas";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import { openPortal } from "../support/admin/portal.ts";
import { type Actor, openDialog } from "../support/market/actor.ts";
import { attestRequest } from "../support/market/attest-request.ts";
import { addressOf } from "../support/market/market-people.ts";
import { openStory, phone } from "../support/market/market-story.ts";
import { attestPastPages, requestPastPages } from "../support/market/request-past-pages.ts";
import { publish } from "../support/market/sell-invoice.ts";
import type { RunningMarketplace } from "../support/marketplace/running-marketplace.ts";
import { sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { uniqueWord } from "../support/unique-word.ts";

// One after another: their requests are similar, and one that comes in ends the comparison of the others.
test.describe.configure({ mode: "default" });

/** The link in the mail about this invoice. */
async function mailedLink({ mailFolder }: RunningMarketplace, invoice: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const mails = await readMailbox(mailFolder);
    const texts = mails.map(({ templateParams }) => templateParams.message);
    const text = texts.find((one) => one.includes(invoice) && one.includes("/acknowledge/"));
    link = /http\S+\/acknowledge\/[\w-]{43}/.exec(text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

/** Olga verifies the customer's contact and has the link mailed. */
async function askCustomer({ page }: Actor, marketplace: RunningMarketplace, name: string) {
  await openPortal(page, marketplace, "/admin/funding-requests");
  await page.getByRole("link", { name: new RegExp(`^View .*${name}$`) }).click();
  const dialog = openDialog(page);
  const contact = dialog.getByRole("region", { name: "Customer's contact" });
  await contact.getByRole("combobox").selectOption("phone");
  await contact.getByLabel("What you checked").fill("Spoke to the switchboard.");
  await contact.getByRole("button", { name: "Record verification" }).click();
  await expect(contact.getByText("Recorded", { exact: true })).toBeVisible();
  const confirmation = dialog.getByRole("region", { name: "Customer's confirmation" });
  await confirmation.getByRole("button", { name: "Ask the customer by email" }).click();
  await expect(confirmation.getByText("Asked by email, no answer yet")).toBeVisible();
}

/** The customer's phone, which is signed in nowhere; without scripts where they are not needed. */
async function openPhone(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const viewport = { width: 360, height: 800 };
  const context = await browser.newContext({ viewport, javaScriptEnabled });
  return context.newPage();
}

/** Ben signs in to read his request. */
async function openRequest(ben: Actor, id: string, status: string): Promise<void> {
  const { page, wallet } = ben;
  await page.goto(`/business/funding-request/${id}`);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await sign(wallet);
  await expect(page.getByText(status, { exact: true }).first()).toBeVisible();
}

/** Ben has asked for money on an invoice of a customer whose wallet may be this person's, and Olga asks them. */
async function askAboutInvoice(
  browser: Browser,
  marketplace: RunningMarketplace,
  watch: (page: Page) => void,
  customer?: "cleo",
) {
  const story = await openStory(browser, marketplace, { ...phone, watch });
  const number = uniqueWord();
  const id = await requestPastPages(marketplace, story.people.ben, {
    invoiceNumber: number,
    customerWallet: customer ? addressOf(story.people[customer]) : "",
  });
  const olga = await story.openAccount(persona("Olga").account);
  await askCustomer(olga, marketplace, number);
  return { story, olga, number, id };
}

test("a customer confirms an invoice on a phone by the link in their mail", async ({
  browser,
  marketplace,
  watch,
}) => {
  const { story, olga, number, id } = await askAboutInvoice(browser, marketplace, watch);

  const link = await mailedLink(marketplace, number);
  const customer = await openPhone(browser, true);
  watch(customer);
  await customer.goto(link);
  await expect(customer.getByRole("heading", { level: 1 })).toContainText("Do you owe");
  await expectAccessible(customer);
  const notice = customer.waitForEvent("download");
  await customer.getByRole("link", { name: "Notice of assignment (PDF)" }).click();
  expect((await notice).suggestedFilename()).toBe("notice-of-assignment.pdf");
  await customer.getByRole("button", { name: "Confirm the debt" }).click();
  await expect(customer.getByText("You’ve confirmed that you owe it")).toBeVisible();

  const ben = await story.open("ben");
  await openRequest(ben, id, "Your customer confirmed");
  await olga.page.reload();
  await expect(openDialog(olga.page).getByRole("button", { name: "Attest" })).toBeVisible();
  await customer.context().close();
  await story.close();
});

test("without scripts a customer disputes an invoice, and nothing is attested until Olga settles it", async ({
  browser,
  marketplace,
  watch,
}) => {
  const { story, olga, number } = await askAboutInvoice(browser, marketplace, watch);

  const customer = await openPhone(browser, false);
  await customer.goto(await mailedLink(marketplace, number));
  await customer.getByText("Something is wrong", { exact: true }).click();
  await customer.getByLabel("What is it about?").selectOption("The amount is wrong");
  await customer.getByLabel("What's wrong?").fill("The amount is 20,000, not 24,900.");
  await customer.getByRole("button", { name: "Dispute it" }).click();
  await expect(customer.getByText("You’ve told us that something is wrong")).toBeVisible();
  await customer.context().close();

  const { page } = olga;
  await page.reload();
  const dialog = openDialog(page);
  await expect(dialog.getByText("The amount is 20,000, not 24,900.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Attest" })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel("How was the dispute settled?").fill("They found the second page.");
  await dialog.getByRole("button", { name: "Settle the dispute" }).click();
  await expect(dialog.getByText("They found the second page.")).toBeVisible();
  await attestRequest(olga, marketplace, number, [
    ["Customer's confirmation", "Record confirmation"],
  ]);
  await story.close();
});

test("a customer confirms with the wallet that the invoice names, and it is listed as confirmed by the customer", async ({
  browser,
  marketplace,
  watch,
}) => {
  const { story, number, id } = await askAboutInvoice(browser, marketplace, watch, "cleo");

  const { page, wallet } = await story.open("cleo");
  await page.goto(await mailedLink(marketplace, number));
  await page.getByRole("button", { name: "Confirm with my wallet" }).click();
  const signed = page.getByRole("region", { name: "What you sign" });
  await expect(signed.getByText("You owe 24,900.00 USDC, due")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign and confirm" }).click();
  (await wallet.nextRequest("eth_signTypedData_v4")).refuse();
  await expect(page.getByText("You declined the signature in your wallet.")).toBeVisible();
  await page.getByRole("button", { name: "Sign and confirm" }).click();
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await expect(page.getByText("We received your wallet’s signature")).toBeVisible();

  await attestPastPages(marketplace, id, ["duplicates"]);
  const ben = await story.open("ben");
  await openRequest(ben, id, "Approved");
  const listing = await publish(ben, { number });
  await story.untilShown(listing);
  await page.goto(`/exchange/${listing}`);
  await expect(page.getByText(/\s· invoice, confirmed by the customer\s· /)).toBeVisible();
  await story.close();
});
