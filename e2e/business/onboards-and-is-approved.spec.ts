import type { BrowserContext, Page } from "@playwright/test";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { installTestWallet } from "@tenora/testing/wallet/install-test-wallet";
import { generatePrivateKey } from "viem/accounts";
import { expectMail } from "../support/mail/mailbox.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// Ada sells receivables; Op reviews businesses. From the first visit to "Business Verified".

test("Ada onboards and Op approves her (360 px, dark)", async ({ browser, marketplace, watch }) => {
  const look = {
    viewport: { width: 360, height: 800 },
    colorScheme: "dark" as const,
    baseURL: marketplace.url,
  };
  // Her own address: the number of mails to one recipient per hour is limited.
  const email = `ada.${uniqueWord()}@example.com`;
  const company = `Ada Trading ${uniqueWord()} Pte Ltd`;
  const certificate = samplePdf(`Certificate of incorporation of ${company}`);

  const adaContext = await browser.newContext(look);
  const ada = await adaContext.newPage();
  watch(ada);
  const wallet = await installTestWallet(ada, {
    account: generatePrivateKey(),
    chainId: marketplace.chainId,
    rpcUrl: marketplace.rpcUrl,
  });

  await test.step("she finds the business portal from the front page", async () => {
    await ada.goto("/");
    await expect(
      ada.getByRole("heading", { name: "World's First NFT Receivables Exchange" }),
    ).toBeVisible();
    await ada.getByRole("link", { name: "For Businesses" }).first().click();
    await expect(ada).toHaveURL(/\/business$/);
    await expect(ada.getByText("Wallet connection required")).toBeVisible();
  });

  await test.step("she connects her wallet, and it is remembered", async () => {
    await ada.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click();
    const request = await wallet.nextRequest("eth_requestAccounts");
    const waiting = ada.getByRole("banner").getByRole("button", { name: "Connecting..." });
    await expect(waiting).toBeDisabled();
    request.confirm();
    await expectToast(ada, "Wallet connected", /^Connected to 0x/);
    await expect(ada.getByRole("link", { name: "Start Business Onboarding" })).toBeVisible();
    await ada.reload();
    await expect(ada.getByRole("link", { name: "Start Business Onboarding" })).toBeVisible();
  });

  await test.step("she fills in four steps", async () => {
    await ada.getByRole("link", { name: "Start Business Onboarding" }).click();
    await expect(ada.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "25");
    await ada.getByRole("button", { name: "Next", exact: true }).click();
    await expectToast(
      ada,
      "Missing information",
      "Please fill in all required company information fields",
    );
    await ada.getByLabel("Company name").fill(company);
    await ada.getByLabel("Country").selectOption("Singapore");
    await ada.getByLabel("Registration number").fill("202412345K");
    await ada.getByRole("button", { name: "Next", exact: true }).click();

    await expect(ada.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50");
    await ada.getByLabel("Registration certificate").setInputFiles({
      name: "certificate.pdf",
      mimeType: "application/pdf",
      buffer: certificate,
    });
    await expect(ada.getByText("certificate.pdf")).toBeVisible();
    await ada.getByRole("button", { name: "Next", exact: true }).click();

    await ada.getByLabel("Director's full name").fill("Ada Tan");
    await ada.getByLabel("Director's email").fill(email);
    await ada.getByRole("button", { name: "Next", exact: true }).click();
    await expect(ada.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await ada.getByRole("checkbox").check();
  });

  await test.step("she proves her wallet and submits §2.3 §2.57 §4.22 §8.15", async () => {
    // Two presses send one request.
    await ada.getByRole("button", { name: "Submit" }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    const request = await wallet.nextRequest("personal_sign");
    await expect(ada.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    request.confirm();
    await expectToast(
      ada,
      "Submission successful",
      "Your business onboarding request has been submitted and is pending review",
    );
    await expect(ada).toHaveURL(/\/business$/);
    await expect(ada.getByText("Onboarding In Progress")).toBeVisible();
    expect(wallet.log.filter(({ method }) => method === "personal_sign")).toHaveLength(1);
  });

  await test.step("a mail about it arrives §7.31", async () => {
    const subject = "New Business onboarding request at Tenora";
    await expectMail(marketplace, email, subject, company);
  });

  const opContext = await browser.newContext(look);
  await test.step("Op signs in, reads the certificate and approves §1.36", async () => {
    const op = await opContext.newPage();
    // The browser itself reports the rejected sign-in.
    watch(op, /401 \(Unauthorized\)/);
    await signIn(op, marketplace.admin);
    await op.getByRole("searchbox").fill(company);
    // The address changes when the search has finished.
    await expect(op).toHaveURL(({ searchParams }) => searchParams.get("search") === company);
    const row = op.getByRole("row").filter({ hasText: company });
    await expect(row).toContainText("Pending");
    await row.getByRole("link", { name: `View ${company}` }).click();
    const dialog = op.getByRole("dialog");
    await expect(dialog).toContainText(email);
    await readCertificate(op, opContext, certificate);
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expectToast(op, "Status updated", "Business has been approved");
    await expect(dialog.getByRole("button", { name: "Approve" })).toHaveCount(0);
    await expect(dialog).toContainText("Approved");
  });

  await test.step("Ada is verified, on the page that she left open", async () => {
    await expect(ada.getByText("Business Verified")).toBeVisible();
    await expect(ada.getByText("Tier 3")).toBeVisible();
    await expect(ada.getByText("Your Business is Approved!")).toBeVisible();
  });
  await adaContext.close();
  await opContext.close();
});

async function signIn(op: Page, admin: { email: string; password: string }): Promise<void> {
  await op.goto("/admin");
  await expect(op.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
  await op.getByLabel("Email").fill(admin.email);
  await op.getByLabel("Password").fill("not the password");
  await op.getByRole("button", { name: "Sign in" }).click();
  await expect(op.getByRole("alert")).toHaveText("Invalid credentials or not an admin user");
  await op.getByLabel("Password").fill(admin.password);
  await op.getByRole("button", { name: "Sign in" }).click();
  await expectToast(op, "Login successful", "Welcome to the Admin Portal");
  await expect(op.getByRole("heading", { name: "Admin Operations Portal" })).toBeVisible();
}

/** The link opens in a new tab, returns the same bytes, and works for this document only. */
async function readCertificate(op: Page, context: BrowserContext, expected: Buffer) {
  const link = op.waitForResponse((response) => response.url().includes("/document-link"));
  const tab = context.waitForEvent("page");
  await op.getByRole("button", { name: "Download original" }).click();
  const { url } = (await (await link).json()) as { url: string };
  await (await tab).close();
  const document = await context.request.get(url);
  expect(document.status()).toBe(200);
  expect(document.headers()["content-type"]).toBe("application/pdf");
  expect(await document.body()).toEqual(expected);
  expect((await context.request.get(url.replace(/signature=.*/, ""))).status()).toBe(403);
}
