import { writeCii } from "@tenora/demonstration/papers/write-cii";
import { addDays, toCalendarDate } from "@tenora/domain/text/calendar-date";
import { facturX } from "@tenora/testing/e-invoices/pdf-with-attachments";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { ask, review } from "../support/admin/review.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import { giveWallet, sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const day = (days: number) => toCalendarDate(addDays(Date.now(), days));
const issued = day(-5);
const due = day(60);
const file = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(samplePdf(name)),
});

/** What Ben's accounting exports: a PDF with the same invoice inside as XML. */
const invoice = (number: string) => ({
  ...file("invoice.pdf"),
  buffer: facturX(
    writeCii({
      number,
      issued,
      due,
      currency: "USD",
      seller: { name: "Ben Trading Pte Ltd", registryNumber: "201912345K", country: "SG" },
      customer: { name: "Straits Foods Pte Ltd", registryNumber: "201801234K", country: "SG" },
      lines: [{ text: "Coffee, 4,000 kg", cents: 3_000_000n }],
    }),
  ),
});

const creditNote = {
  name: "credit-note.xml",
  mimeType: "text/xml",
  buffer: Buffer.from(ublInvoice.replace(">380<", ">381<")),
};

test("funding request: Ben adds an e-invoice, fills in what it lacks, signs the terms once and submits them", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /status of 422/);
  const key = generatePrivateKey();
  const { address } = privateKeyToAccount(key);
  await onboard(marketplace, key);
  await review(marketplace, address, { status: "approved" });
  await ask(
    marketplace,
    "update public.businesses set tier = 1, director_email = 'ben@ben-trading.com' where wallet_address = $1",
    [address.toLowerCase()],
  );
  const wallet = await giveWallet(page, marketplace, { account: key });
  wallet.remember(marketplace.url);
  const number = `INV-${address}`;
  const save = page.getByRole("button", { name: "Save and continue" });

  await test.step("he starts a request and adds its files", async () => {
    await page.goto("/business/funding-request");
    await page.getByRole("link", { name: "New request" }).click();
    const documents = page.getByLabel("Documents");
    await documents.setInputFiles([invoice(number), file("delivery.pdf")]);
    await sign(wallet);
    await expect(page.getByText(`E-invoice ${number} read.`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Open delivery.pdf" })).toBeVisible();
    await documents.setInputFiles(creditNote);
    await expect(
      page.getByRole("alert").getByText(/^credit-note\.xml: This is a credit note/),
    ).toBeVisible();
    await expectAccessible(page);
    await save.click();
  });

  await test.step("the e-invoice has filled in his customer and the invoice", async () => {
    await expect(page.getByLabel("Customer's legal name")).toHaveValue("Straits Foods Pte Ltd");
    await expect(page.getByLabel("Customer's registration number")).toHaveValue("201801234K");
    await expect(page.getByLabel("Customer's country")).toHaveValue("SG");
    await expect(page.getByLabel("Invoice number")).toHaveValue(number);
    await expect(page.getByLabel("Issue date")).toHaveValue(issued);
    await expect(page.getByLabel("Due date")).toHaveValue(due);
    await expect(page.getByLabel("Amount of the invoice")).toHaveValue("30,000.00");
    await expect(page.getByText("From the file", { exact: true })).toHaveCount(8);
    await page.getByLabel("Customer's legal name").fill("Straits Foods Holding");
    await expect(page.getByText("The file says Straits Foods Pte Ltd.")).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("button", { name: "Use the file’s value for Customer's legal name" })
      .click();
    await expect(page.getByLabel("Customer's legal name")).toHaveValue("Straits Foods Pte Ltd");
  });

  await test.step("his customer must be reachable at their own domain", async () => {
    await page.getByLabel("Customer's contact email").fill("ap@gmail.com");
    await save.click();
    await expect(page.getByText(/We can't accept free email providers/)).toBeVisible();
    await page.getByLabel("Customer's contact email").fill("ap@straits-foods.com");
    await page.reload();
    await save.click();
    await expect(page.getByLabel("Customer's contact email")).toHaveValue("ap@straits-foods.com");
    await expectAccessible(page);
    await save.click();
  });

  await test.step("he sees the cost while he types", async () => {
    await page.getByLabel("Amount to raise").fill("24,000.00");
    await page.getByLabel("Interest per year").fill("11.5");
    await page.getByLabel("Last day to buy").fill(day(14));
    await page.getByLabel("Minimum to raise").fill("12,000.00");
    await page.getByLabel("Who can buy").selectOption("eligible");
    await page.getByLabel("If your customer doesn't pay").selectOption("without");
    const figures = page.getByRole("region", { name: "What you get and pay" });
    await expect(figures.getByText("At that cap you'd pay 240.00 USDC")).toBeVisible();
    await expectAccessible(page);
    await save.click();
  });

  await test.step("he reads what he signs, declines once, then signs", async () => {
    const submit = page.getByRole("button", { name: "Submit for review" });
    await expect(page.getByText("At most 1% of what the sale raises")).toBeVisible();
    await expect(page.getByRole("button", { name: "Deed of assignment (PDF)" })).toBeVisible();
    await expectAccessible(page);
    await submit.click();
    (await wallet.nextRequest("eth_signTypedData_v4")).refuse();
    await expect(page.getByText(/You declined the signature in your wallet/)).toBeVisible();
    await submit.click();
    await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
    await expect(page.getByText("In review", { exact: true })).toBeVisible();
    await expect(page.getByText("Submitted for review").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Deed of assignment (PDF)" })).toBeVisible();
  });

  const stored = await ask<{ status: string; face: string; units: string; papers: boolean }>(
    marketplace,
    `select r.status, r.terms ->> 'face' as face, r.terms ->> 'totalUnits' as units,
       r.terms ->> 'papers' = app.funding_request_papers(r.id) as papers
     from public.funding_requests r join public.businesses b on b.id = r.business_id
     where b.wallet_address = $1`,
    [address.toLowerCase()],
  );
  expect(stored).toEqual([
    { status: "submitted", face: "30000000000", units: "24000", papers: true },
  ]);
  await page.goto("/business/funding-request");
  await expect(page.getByRole("link", { name: /INV-/ })).toContainText("In review");
});
