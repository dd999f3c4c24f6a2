import type { Page } from "@playwright/test";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import type { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { generatePrivateKey } from "viem/accounts";
import { ask, review } from "../support/admin/review.ts";
import type { RunningMarketplace } from "../support/marketplace/running-marketplace.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import { certificate } from "../support/onboarding/onboarding-form.ts";
import { giveWallet, pill, sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// While a request is pending, its business sees the certificate on file and can replace it.

const panel = (page: Page) => page.getByRole("region", { name: "Business status" });
const form = (page: Page) => page.getByRole("form", { name: "Another certificate" });
const send = (page: Page) => form(page).getByRole("button", { name: "Send certificate" });
const open = (page: Page) => page.getByRole("button", { name: "Send another certificate" });
const endpoint = "**/api/business/certificate";
const newer = { ...certificate, name: "newer.pdf" };

const choose = (page: Page, file = newer) =>
  form(page).getByLabel("Registration certificate").setInputFiles(file);

const history = (marketplace: RunningMarketplace, address: string) =>
  ask<{ event: string }>(
    marketplace,
    `select h.event from public.business_history h join public.businesses b on b.id = h.business_id
     where b.wallet_address = $1 order by h.id`,
    [address.toLowerCase()],
  );

const endSessions = (marketplace: RunningMarketplace, address: string) =>
  ask(
    marketplace,
    `delete from auth_wallet.session s using auth_wallet."walletAddress" w
     where w."userId" = s."userId" and lower(w.address) = lower($1)`,
    [address],
  );

/** Her request is pending, her wallet connected and proven; the portal is open. */
async function openPending(
  page: Page,
  marketplace: RunningMarketplace,
  accounts = [generatePrivateKey()],
): Promise<TestWallet> {
  await onboard(marketplace, accounts[0] as `0x${string}`);
  const wallet = await giveWallet(page, marketplace, { accounts });
  wallet.remember(marketplace.url);
  await page.goto("/business");
  await panel(page).getByRole("button", { name: "View my submission" }).click();
  await sign(wallet);
  await expect(panel(page).getByText("Certificate on file: certificate.pdf")).toBeVisible();
  return wallet;
}

test("certificate replacement: one is sent once; faults, other accounts and a decision replace nothing", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /ERR_FAILED|401 \(Unauthorized\)|409 \(Conflict\)/);
  const wallet = await openPending(page, marketplace, [generatePrivateKey(), generatePrivateKey()]);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await open(page).click();
  await expect(form(page).getByLabel("Registration certificate")).toBeFocused();
  await send(page).click();
  await expect(form(page).getByRole("alert")).toHaveText(
    "Please upload your registration certificate",
  );
  // Which files are rejected is told beside `certificate-field.tsx`.
  await choose(page);
  await expectAccessible(page);
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expectToast(
    page,
    "Certificate received",
    `We now have newer.pdf on file for ${wallet.address.slice(0, 6)}...${wallet.address.slice(-4)}.`,
  );
  await expect(panel(page).getByText("Certificate on file: newer.pdf")).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(open(page)).toBeFocused();
  expect(sent).toEqual(["/api/business/certificate"]);
  expect(await history(marketplace, wallet.address)).toEqual([
    { event: "submitted" },
    { event: "certificate_replaced" },
  ]);
  await test.step("switching accounts during the upload replaces nothing", async () => {
    const first = wallet.address;
    const before = await history(marketplace, first);
    await open(page).click();
    await choose(page);
    await page.route(
      endpoint,
      async (route) => {
        const left = page.waitForResponse("**/api/wallet/sign-out");
        wallet.switchAccount(1);
        await left;
        await route.continue();
      },
      { times: 1 },
    );
    await send(page).click();
    await expectToast(
      page,
      "Upload failed",
      "The account in your wallet has changed, so nothing was replaced. Switch back to this business's account.",
    );
    await expect(panel(page).getByText("Onboard your business")).toBeVisible();
    expect(await history(marketplace, first)).toEqual(before);
    wallet.switchAccount(0);
    await page.reload();
    await panel(page).getByRole("button", { name: "View my submission" }).click();
    await sign(wallet);
    await expect(panel(page).getByText("Certificate on file: newer.pdf")).toBeVisible();
  });
  const again = { ...newer, name: "again.pdf", buffer: samplePdf("Another certificate") };
  const third = { ...newer, name: "third.pdf" };
  await test.step("the same file sent again after a lost response is recorded once", async () => {
    await open(page).click();
    await choose(page, again);
    await page.route(
      endpoint,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await send(page).click();
    await expectToast(
      page,
      "Upload failed",
      "We don't know whether your certificate arrived. Send it again: the same file is never saved twice.",
    );
    await expect(form(page).getByText("again.pdf")).toBeVisible();
    await send(page).click();
    await expect(panel(page).getByText("Certificate on file: again.pdf")).toBeVisible();
    expect(await history(marketplace, wallet.address)).toHaveLength(3);
  });
  await test.step("an ended session needs one more signature and keeps the file", async () => {
    await open(page).click();
    await choose(page, third);
    await page.route(
      endpoint,
      async (route) => {
        await endSessions(marketplace, wallet.address);
        await route.continue();
      },
      { times: 1 },
    );
    await send(page).click();
    await expectToast(
      page,
      "Upload failed",
      "Your wallet session has ended. Press Send certificate again and sign once more.",
    );
    await expect(form(page).getByText("third.pdf")).toBeVisible();
    await send(page).click();
    const request = await wallet.nextRequest("personal_sign");
    await expect(form(page).getByText(/Confirm the signature in your wallet/)).toBeVisible();
    request.refuse();
    await expectToast(
      page,
      "Upload failed",
      "You declined the signature in your wallet. Nothing was sent, and nothing you typed is lost.",
    );
    await send(page).click();
    await sign(wallet);
    await expect(panel(page).getByText("Certificate on file: third.pdf")).toBeVisible();
  });
  await test.step("a decision made meanwhile is reported and shown", async () => {
    await open(page).click();
    await choose(page);
    await review(marketplace, wallet.address, { status: "approved" });
    await send(page).click();
    await expectToast(
      page,
      "Upload failed",
      "The certificate can be replaced only while your request is pending or rejected.",
    );
    await expect(panel(page).getByText("Business Verified")).toBeVisible();
    await expect(pill(page)).toBeVisible();
  });
});
