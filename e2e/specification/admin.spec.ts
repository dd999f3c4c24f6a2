import type { Page } from "@playwright/test";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { onboardingForm, Person } from "../../apps/web/test/support/people/person.ts";
import { fillSignIn, portal } from "../support/admin/sign-in.ts";
import type { RunningMarketplace } from "../support/marketplace/running-marketplace.ts";
import { holdNextRequest } from "../support/network/held-request.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// Every text of the admin portal, and its errors.

test("admin sign-in: a rejected password, a session, and its end", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /401 \(Unauthorized\)/);
  await test.step("requires both fields and rejects a wrong password §2.8 §2.73 §5.26 §8.21 §8.22", async () => {
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1, name: "Admin Portal" })).toBeVisible();
    await expect(page.getByText("Sign in to access the operations dashboard")).toBeVisible();
    const submitButton = page.getByRole("button", { name: "Sign in" });
    await submitButton.click();
    await expect(page.getByLabel("Email")).toHaveJSProperty("validity.valueMissing", true);
    await expect(page.getByLabel("Password")).toHaveAttribute("required", "");
    await page.getByLabel("Email").fill(marketplace.admin.email);
    await page.getByLabel("Password").fill("not the password at all");
    const session = await holdNextRequest(page, "**/api/admin/session*");
    await submitButton.click();
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeVisible();
    session.release();
    await expect(page.getByRole("alert")).toHaveText("Invalid credentials or not an admin user");
    await expect(page.getByRole("heading", { level: 1, name: "Admin Portal" })).toBeVisible();
  });
  await test.step("a welcome toast, and a session that survives a reload §4.26 §4.27 §8.24", async () => {
    await fillSignIn(page, marketplace.admin.email, marketplace.admin.password);
    await expectToast(page, "Login successful", "Welcome to the Admin Portal");
    await expect(page.getByRole("heading", { name: "Admin Operations Portal" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Admin Operations Portal" })).toBeVisible();
  });
  await test.step("it is a cookie that no script can read §3.18", async () => {
    const cookies = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
    expect(cookies.length).toBeGreaterThan(0);
    const readable = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
    );
    for (const { value } of cookies) expect(readable).not.toContain(value);
  });
  await test.step("sign-out leads to /admin §2.75 §4.28", async () => {
    await page.goto("/admin/audit");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole("heading", { level: 1, name: "Admin Portal" })).toBeVisible();
  });
});

test("admin requests: the list, decisions, and a certificate", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  watch(page, /500|ERR_FAILED|The document link failed: NETWORK_ERROR/);
  await signIn(page, marketplace);
  await test.step("heading, filters, columns and order §2.76 §2.77 §2.78 §5.30 §6.9", async () => {
    const stamp = `Order ${uniqueWord()}`;
    for (const name of ["older", "newer"]) await submit(marketplace, `${stamp} ${name}`);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Business Onboarding Requests" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
    const filters = page.getByRole("navigation", { name: "Filter by status" }).getByRole("link");
    await expect(filters).toHaveText(["All", /^Pending/, /^Approved/, /^Rejected/]);
    await expect(filters.first()).toHaveAttribute("aria-current", "true");
    await expect(page.getByPlaceholder("Search businesses...")).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveText([
      ...["Company", "Director", "Country", "Wallet", "Status", "Date", "Actions"].map(
        (title) => new RegExp(`^${title}`),
      ),
    ]);
    await page.goto(`/admin?search=${encodeURIComponent(stamp)}`);
    const rows = page.getByRole("row").filter({ hasText: stamp });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("newer");
    for (const words of ["202412345K", "Ada Tan", "Singapore", "Pending", "View"]) {
      await expect(rows.first()).toContainText(words);
    }
    await expect(rows.first()).toContainText(/0x[0-9a-f]{4}\.\.\.[0-9a-f]{4}/);
    await expect(rows.first()).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{2}:\d{2}/);
  });
  await test.step("a search matches a part of four fields in any case, within a status §5.28 §5.29", async () => {
    const stamp = uniqueWord();
    const wallet = await submit(marketplace, `${stamp} Pte Ltd`, {
      country: "Other",
      registrationNumber: `R${stamp}`,
      directorName: `Dora ${stamp}`,
    });
    const row = page.getByRole("row").filter({ hasText: stamp });
    for (const text of [
      `${stamp} pte`.toUpperCase(),
      `r${stamp}`.toLowerCase(),
      `DORA ${stamp}`,
      wallet.slice(4, 30).toUpperCase(),
    ]) {
      await page.goto(`/admin?search=${encodeURIComponent(text)}`);
      await expect(row).toHaveCount(1);
    }
    await page.goto(`/admin?search=${stamp}&status=pending`);
    await expect(row).toHaveCount(1);
    await page.goto(`/admin?search=${stamp}&status=approved`);
    await expect(page.getByText(`No businesses found matching "${stamp}".`)).toBeVisible();
  });
  await test.step("a failed update shows a toast, and can be repeated §4.19 §8.28", async () => {
    const company = `Fails ${uniqueWord()}`;
    await submit(marketplace, company);
    await page.goto(`/admin?search=${encodeURIComponent(company)}`);
    await page.getByRole("link", { name: `View ${company}` }).click();
    await page.route("**/review", (route) => route.abort());
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expectToast(page, "Update failed", "Failed to update business status. Please try again.");
    await expect(page.getByRole("dialog").getByRole("button", { name: "Approve" })).toBeEnabled();
    await page.unroute("**/review");
  });
  await test.step("toasts during and after an update, and disabled buttons §2.79 §2.80 §2.81 §8.26 §8.27", async () => {
    const company = `Decide ${uniqueWord()}`;
    await submit(marketplace, company);
    await page.goto(`/admin?search=${encodeURIComponent(company)}`);
    await page.getByRole("link", { name: `View ${company}` }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Download original" })).toBeVisible();
    const review = await holdNextRequest(page, "**/review");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expectToast(
      page,
      "Updating status",
      "Please wait while we update the business status...",
    );
    await expect(dialog.getByRole("button", { name: "Approve" })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Reject", exact: true })).toBeDisabled();
    review.release();
    await expectToast(page, "Status updated", "Business has been approved");
    await expect(dialog.getByRole("button", { name: "Approve" })).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: "Reject", exact: true })).toHaveCount(0);
  });
  await test.step("the list shows approved and rejected requests §4.11 §4.13 §4.14 §4.15 §7.23", async () => {
    const stamp = `Both ${uniqueWord()}`;
    for (const name of ["yes", "no"]) await submit(marketplace, `${stamp} ${name}`);
    await page.goto(`/admin?search=${encodeURIComponent(stamp)}`);
    const dialog = page.getByRole("dialog");
    const row = (name: string) => page.getByRole("row").filter({ hasText: `${stamp} ${name}` });
    await expect(row("yes")).toContainText("Pending");
    await page.getByRole("link", { name: `View ${stamp} yes` }).click();
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(dialog).toContainText("Approved");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(row("yes")).toContainText("Approved");
    await page.getByRole("link", { name: `View ${stamp} no` }).click();
    await dialog.getByRole("button", { name: "Reject", exact: true }).click();
    await dialog.getByRole("button", { name: "Reject without a reason" }).click();
    await expectToast(page, "Status updated", "Business has been rejected");
    await expect(dialog.getByRole("button", { name: "Approve" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(row("no")).toContainText("Rejected");
    await submit(marketplace, `${stamp} late`);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(row("late")).toContainText("Pending");
  });
  await test.step("a picture is shown in the dialog and in a tab of its own", async () => {
    const company = `Picture ${uniqueWord()}`;
    const picture = new File([new Uint8Array(samplePng(40, 30))], "certificate.png", {
      type: "image/png",
    });
    await submit(marketplace, company, { registrationCertificate: picture });
    await page.goto(`/admin?search=${encodeURIComponent(company)}`);
    await page.getByRole("link", { name: `View ${company}` }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img", { name: "Registration certificate" })).toHaveJSProperty(
      "naturalWidth",
      40,
    );
    const opened = context.waitForEvent("page");
    await dialog.getByRole("button", { name: "View document" }).click();
    const tab = await opened;
    await expect(tab.getByRole("img")).toHaveJSProperty("naturalWidth", 40);
    expect(new URL(tab.url()).pathname).toMatch(/^\/documents\/.*\.png$/);
    await tab.close();
  });
  await test.step("opens in a new tab by its link; a failed link shows a toast §7.26 §8.30 §8.31 §8.32", async () => {
    const company = `Link ${uniqueWord()}`;
    await submit(marketplace, company);
    await page.goto(`/admin?search=${encodeURIComponent(company)}`);
    await page.getByRole("link", { name: `View ${company}` }).click();
    const view = page.getByRole("dialog").getByRole("button", { name: "Download original" });
    await expect(view).toBeEnabled();
    const opened = context.waitForEvent("page");
    await view.click();
    await (await opened).close();
    await page.route("**/document-link*", (route) => route.abort());
    const pages = context.pages().length;
    await view.click();
    await expectToast(page, "Error", "Failed to generate document download link");
    await expect.poll(() => context.pages().length).toBe(pages);
  });
});

async function signIn(page: Page, { admin }: RunningMarketplace): Promise<void> {
  await page.goto("/admin");
  await fillSignIn(page, admin.email, admin.password);
  await expect(portal(page)).toBeVisible();
}

async function submit(
  marketplace: RunningMarketplace,
  companyName: string,
  change: Record<string, string | File> = {},
): Promise<string> {
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  const answer = await ada.submit(onboardingForm(ada.wallet, { companyName, ...change }));
  expect(answer.ok).toBe(true);
  return ada.wallet;
}
