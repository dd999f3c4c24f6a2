import { addDays, toCalendarDate } from "@tenora/domain/text/calendar-date";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { ask, review } from "../support/admin/review.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import { giveWallet, sign } from "../support/page-wallet.ts";
import { expect, expectAccessibleInEveryVariant, test } from "../support/test.ts";

const day = (days: number) => toCalendarDate(addDays(Date.now(), days));
const file = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(samplePdf(name)),
});

test("funding request: Ben fills in four steps, signs the terms once and submits them for review", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
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
  const save = page.getByRole("button", { name: "Save and continue" });

  await test.step("he starts a request and adds its files", async () => {
    await page.goto("/business/funding-request");
    await page.getByRole("link", { name: "New request" }).click();
    await page.getByLabel("Documents").setInputFiles([file("invoice.pdf"), file("delivery.pdf")]);
    await sign(wallet);
    await expect(page.getByRole("button", { name: "Open delivery.pdf" })).toBeVisible();
    await expectAccessibleInEveryVariant(page);
    await save.click();
  });

  await test.step("his customer must be reachable at their own domain", async () => {
    await page.getByLabel("Customer's legal name").fill("Straits Foods Pte Ltd");
    await page.getByLabel("Customer's registration number").fill("201801234K");
    await page.getByLabel("Customer's country").selectOption("SG");
    await page.getByLabel("Customer's contact email").fill("ap@gmail.com");
    await page.getByLabel("Invoice number").fill(`INV-${address}`);
    await page.getByLabel("Issue date").fill(day(-5));
    await page.getByLabel("Due date").fill(day(60));
    await page.getByLabel("Amount of the invoice").fill("30,000.00");
    await save.click();
    await expect(page.getByText(/We can't accept free email providers/)).toBeVisible();
    await page.getByLabel("Customer's contact email").fill("ap@straits-foods.com");
    await page.reload();
    await save.click();
    await expect(page.getByLabel("Customer's contact email")).toHaveValue("ap@straits-foods.com");
    await expectAccessibleInEveryVariant(page);
    await save.click();
  });

  await test.step("he sees the cost while he types", async () => {
    await page.getByLabel("Amount to raise").fill("24,000");
    await page.getByLabel("Interest per year").fill("11.5");
    await page.getByLabel("Last day to buy").fill(day(14));
    await page.getByLabel("Minimum to raise").fill("12,000");
    await page.getByLabel("Who can buy").selectOption("eligible");
    await page.getByLabel("If your customer doesn't pay").selectOption("without");
    const figures = page.getByRole("region", { name: "What you get and pay" });
    await expect(figures.getByText("23,760.00 USDC")).toBeVisible();
    await expectAccessibleInEveryVariant(page);
    await save.click();
  });

  await test.step("he reads what he signs, declines once, then signs", async () => {
    const submit = page.getByRole("button", { name: "Submit for review" });
    await expect(page.getByText("At most 1% of what the sale raises")).toBeVisible();
    await expectAccessibleInEveryVariant(page);
    await submit.click();
    (await wallet.nextRequest("eth_signTypedData_v4")).refuse();
    await expect(page.getByText(/You declined the signature in your wallet/)).toBeVisible();
    await submit.click();
    await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
    await expect(page.getByText("In review", { exact: true })).toBeVisible();
    await expect(page.getByText("Submitted for review").first()).toBeVisible();
    await expectAccessibleInEveryVariant(page);
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
