import { asOwner } from "@tenora/database/transaction/as-owner";
import { onboardingForm } from "../../apps/web/test/support/people/person.ts";
import { openPortal, withPendingBusiness } from "../support/admin/portal.ts";
import { review } from "../support/admin/review.ts";
import { holdNextRequest } from "../support/network/held-request.ts";
import { failRequests, pageData } from "../support/network/network-faults.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

test("bulk approval: of 4 requests 2 are approved, 1 was already decided and 1 has a new certificate", async ({
  browser,
  marketplace,
  watch,
}) => {
  const stamp = uniqueWord();
  const names = ["Alma", "Bela", "Cora", "Dora"].map((name) => `${name} ${stamp}`);
  await withPendingBusiness(marketplace, names[0] ?? "");
  const bela = await withPendingBusiness(marketplace, names[1] ?? "");
  await withPendingBusiness(marketplace, names[2] ?? "");
  const dora = await withPendingBusiness(marketplace, names[3] ?? "");
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 1280, height: 800 },
  });
  const op = await context.newPage();
  watch(op);
  const dialog = op.getByRole("dialog");

  await test.step("selects by keyboard and by the checkbox above the list", async () => {
    await openPortal(op, marketplace, `/admin?status=pending&search=${stamp}`);
    await expect(op.getByRole("link", { name: /^View/ })).toHaveCount(4);
    await op.keyboard.press("j");
    await op.keyboard.press("x");
    await expect(op.getByRole("checkbox", { name: `Select ${names[3]}` })).toBeChecked();
    await expect(op.getByText("1 of 4 pending selected")).toBeVisible();
    await op.getByRole("checkbox", { name: "1 of 4 pending selected" }).click();
    await expect(op.getByText("4 of 4 pending selected")).toBeVisible();
    await expectAccessible(op);
  });

  await test.step("shows the result of each", async () => {
    await op.getByRole("button", { name: "Approve selected" }).click();
    await expect(dialog.getByRole("heading", { name: "Approve 4 businesses?" })).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(op.getByRole("button", { name: "Approve selected" })).toBeFocused();
    await expect(op.getByText("4 of 4 pending selected")).toBeVisible();
    await op.keyboard.press("Enter");
    await dialog.getByLabel("Tier for all").selectOption("2");
    await review(marketplace, bela.wallet, { status: "rejected", reason: "By another" });
    const another = "update businesses set certificate_url = $2 where wallet_address = $1";
    const url = "/documents/business-documents/0b1c2d3e-0000-4000-8000-000000000009.pdf";
    await asOwner(marketplace.ownerUrl, (owner) => owner.query(another, [dora.wallet, url]));
    await dialog.getByRole("button", { name: "Approve 4 businesses" }).click();
    await expect(dialog.getByRole("heading", { name: "2 of 4 approved" })).toBeVisible();
    const line = (name: string) => dialog.getByRole("listitem").filter({ hasText: name });
    await expect(line(names[0] ?? "")).toContainText("Approved");
    await expect(line(names[1] ?? "")).toContainText(
      "A colleague has already decided this request",
    );
    await expect(line(names[2] ?? "")).toContainText("Approved");
    await expect(line(names[3] ?? "")).toContainText("The business uploaded another certificate");
    await expectAccessible(op);
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(op.getByRole("link", { name: /^View/ })).toHaveCount(1);
    await expect(op.getByRole("link", { name: `View ${names[3]}` })).toBeVisible();
    // The button that opened the dialog no longer exists.
    await expect(op.getByRole("main")).toBeFocused();
  });

  await context.close();
});

test("bulk approval: its results find an admin who closed the dialog or left, and an ended session is reported", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  // The browser itself reports what fails and what is rejected.
  watch(page, /ERR_FAILED|Failed to fetch|401 \(Unauthorized\)/);
  await test.step("a dialog closed meanwhile opens again with the results", async () => {
    const stamp = uniqueWord();
    await withPendingBusiness(marketplace, `Alma ${stamp}`);
    const bela = await withPendingBusiness(marketplace, `Bela ${stamp}`);
    await openPortal(page, marketplace, `/admin?search=${stamp}`);
    const dialog = page.getByRole("dialog");
    await page.getByRole("checkbox", { name: "Select all 2 pending" }).click();
    await page.getByRole("button", { name: "Approve selected" }).click();
    await review(marketplace, bela.wallet, { status: "rejected", reason: "By another" });
    const approvals = await holdNextRequest(page, "**/approvals");
    await dialog.getByRole("button", { name: "Approve 2 businesses" }).click();
    await approvals.caught();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    // Opened again, the dialog shows the running approval and sends nothing.
    await page.getByRole("button", { name: "Approve selected" }).click();
    await expect(dialog.getByRole("button", { name: "Approve 2 businesses" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    // The list fails to reload; the results are shown anyway.
    const back = await failRequests(page, pageData);
    approvals.release();
    await expect(dialog.getByRole("heading", { name: "1 of 2 approved" })).toBeVisible();
    const line = dialog.getByRole("listitem").filter({ hasText: `Bela ${stamp}` });
    await expect(line).toContainText("A colleague has already decided this request");
    await back();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step("an admin who left or whose session ended gets the result in a toast", async () => {
    const stamp = uniqueWord();
    await withPendingBusiness(marketplace, `Alma ${stamp}`);
    const bela = await withPendingBusiness(marketplace, `Bela ${stamp}`);
    const confirm = page.getByRole("button", { name: "Approve 2 businesses" });
    const choose = async () => {
      await openPortal(page, marketplace, `/admin?search=${stamp}`);
      await page.getByRole("checkbox", { name: "Select all 2 pending" }).click();
      await page.getByRole("button", { name: "Approve selected" }).click();
    };

    await test.step("the session has ended", async () => {
      await choose();
      await context.clearCookies();
      await confirm.click();
      const ended = "Please sign in again: your session has ended.";
      await expectToast(page, "Nothing was approved", ended, "error");
      await expect(page.getByRole("heading", { name: "Admin Portal", exact: true })).toBeVisible();
    });

    await test.step("she has opened the investors", async () => {
      const approvals = await holdNextRequest(page, "**/approvals");
      await choose();
      await confirm.click();
      await approvals.caught();
      await review(marketplace, bela.wallet, { status: "rejected", reason: "By another" });
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Investors", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Investor registrations" })).toBeVisible();
      approvals.release();
      await expectToast(page, "1 of 2 approved", `Not approved: Bela ${stamp}.`, "error");
    });
  });
  await test.step("an export in an ended session is reported, and leads to the sign-in screen", async () => {
    await openPortal(page, marketplace, "/admin?status=pending");
    await context.clearCookies();
    await page.getByRole("button", { name: "Export CSV" }).click();
    await expectToast(page, "Export failed", "Please sign in again: your session has ended.");
    await expect(page.getByRole("heading", { name: "Admin Portal", exact: true })).toBeVisible();
  });
});

test("resubmitted request: the reviewer compares it with the rejected one", async ({
  browser,
  marketplace,
  watch,
}) => {
  const stamp = uniqueWord();
  const ada = await withPendingBusiness(marketplace, `Ada ${stamp}`);
  await review(marketplace, ada.wallet, { status: "rejected", reason: "The scan is unreadable." });
  const again = onboardingForm(ada.wallet, { companyName: `Ada Weaving ${stamp}` });
  expect((await ada.submit(again)).ok).toBe(true);
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 1280, height: 800 },
  });
  const op = await context.newPage();
  watch(op);
  await openPortal(op, marketplace, `/admin?search=${stamp}`);
  await op.getByRole("link", { name: `View Ada Weaving ${stamp}` }).click();
  const section = op.getByRole("region", { name: /^Resubmitted/ });
  await expect(section.getByRole("heading")).toHaveText("Resubmitted · 2 changes");
  await expect(section).toContainText("The scan is unreadable.");
  const line = (field: string) => section.getByRole("row").filter({ hasText: field });
  await expect(line("Company")).toContainText(`Ada ${stamp}`);
  await expect(line("Company")).toContainText(`Ada Weaving ${stamp}`);
  await expect(line("Company")).toContainText("Changed");
  await expect(line("Country")).not.toContainText("Changed");
  await section.getByRole("button", { name: "Compare certificates" }).click();
  for (const name of [
    "Rejected registration certificate, 1 page",
    "Present registration certificate, 1 page",
  ]) {
    const certificate = section.getByRole("region", { name, exact: true });
    await expect(certificate.getByText("Certificate", { exact: true })).toBeAttached();
  }
  const note = await holdNextRequest(op, "**/acts");
  await op.getByLabel("New note").fill("Compared.");
  await op.getByRole("button", { name: "Add note" }).click();
  await note.caught();
  for (const name of [
    "Hide both certificates",
    "Download the rejected original",
    "Download original",
  ]) {
    await expect(op.getByRole("button", { name })).toBeDisabled();
  }
  note.release();
  await expect(section.getByRole("button", { name: "Hide both certificates" })).toBeEnabled();
  await context.close();
});
