import type { Locator } from "@playwright/test";
import { openPortal } from "../support/admin/portal.ts";
import { expectMail } from "../support/mail/mailbox.ts";
import { registerInvestor } from "../support/onboarding/register-investor.ts";
import { connect, giveWallet, sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// Cy and Dan registered as investors. Op decides, and both get an email as the success page promised.

async function recordCheck(dialog: Locator, check: string, outcome: string): Promise<void> {
  await dialog.getByRole("button", { name: `Record: ${check}` }).click();
  await dialog.getByRole("button", { name: outcome }).click();
  await expect(dialog.getByRole("button", { name: `Record again: ${check}` })).toBeVisible();
}

test("investor review: an admin approves one, rejects another with a reason, and both get an email", async ({
  browser,
  marketplace,
  watch,
}) => {
  const stamp = uniqueWord();
  const [cyName, danName] = [`Cy ${stamp}`, `Dan ${stamp}`];
  const key = await registerInvestor(marketplace, cyName);
  await registerInvestor(marketplace, danName);
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 1280, height: 800 },
  });
  const op = await context.newPage();
  watch(op);
  const dialog = op.getByRole("dialog");

  await test.step("she finds them, and the government ID stays hidden until she shows it", async () => {
    await openPortal(op, marketplace);
    await op.getByRole("link", { name: "Investors", exact: true }).click();
    await expect(op.getByRole("heading", { name: "Investor registrations" })).toBeVisible();
    await op.getByRole("searchbox", { name: "Search investors" }).fill(stamp);
    // The address changes after the search; before that, two rows may be there by chance.
    await expect(op).toHaveURL(new RegExp(`search=${stamp}`));
    await expect(op.getByRole("link", { name: /^View/ })).toHaveCount(2);
    await op.getByRole("link", { name: `View ${cyName}` }).click();
    await expect(dialog.getByText("Hidden")).toBeAttached();
    await expect(dialog).not.toContainText("S1234567D");
    await dialog.getByRole("button", { name: "Show number" }).click();
    await expect(dialog).toContainText("S1234567D");
    await expect(dialog).toContainText("Government ID shown");
  });

  await test.step("she records what she checked, and can approve once each check is recorded", async () => {
    await expect(dialog).toContainText("No checks recorded yet.");
    await dialog.getByRole("button", { name: "Record: Identity" }).click();
    await dialog.getByLabel("Note (optional)").fill("Passport seen");
    await dialog.getByRole("button", { name: "Record as clear" }).click();
    await expectToast(op, "Check recorded", "It’s in the audit log, too.");
    await expect(dialog).toContainText("“Passport seen”");
    await expect(dialog).toContainText("Check recorded · Identity: clear");
    const approve = dialog.getByRole("button", { name: "Approve" });
    await expect(approve).toBeDisabled();
    await expect(approve).toHaveAccessibleDescription(/Record every check to approve\.$/);
    await recordCheck(dialog, "Country and investor type", "Record as clear");
    await recordCheck(dialog, "Sanctions and PEP lists", "Record a concern");
    await dialog.getByRole("button", { name: "Approve despite a concern" }).click();
    await expect(dialog.getByRole("heading", { name: /^Approve with/ })).toHaveText(
      "Approve with a concern in 1 check?",
    );
    await expectAccessible(op);
  });

  await test.step("she approves one and rejects the other", async () => {
    await dialog.getByRole("button", { name: "Approve anyway" }).click();
    await expectToast(op, "Status updated", "Investor has been approved");
    await expect(dialog.getByRole("button", { name: "Suspend" })).toBeVisible();
    await expect(dialog).toContainText("Approved with a concern in 1 check");
    await dialog.getByRole("button", { name: "Close" }).click();
    await op.getByRole("link", { name: `View ${danName}` }).click();
    await dialog.getByRole("button", { name: "Reject", exact: true }).click();
    await dialog.getByLabel("Reason", { exact: true }).fill(`Not readable, ${stamp}.`);
    await dialog.getByRole("button", { name: "Reject with this reason" }).click();
    await expectToast(op, "Status updated", "Investor has been rejected");
    await expect(dialog.getByRole("button", { name: "Approve after all" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await op.getByRole("link", { name: /^Pending/ }).click();
    await expect(op.getByText(`No investors found matching “${stamp}”.`)).toBeVisible();
  });

  await test.step("both get an email", async () => {
    await expectMail(marketplace, `dan.${stamp}@example.com`, `Not readable, ${stamp}.`);
    const approved = "has been approved. See what’s on sale";
    await expectMail(marketplace, `cy.${stamp}@example.com`, approved);
  });
  await context.close();

  await test.step("Cy's portal shows the decision too, once the wallet has signed in", async () => {
    const cyContext = await browser.newContext({ baseURL: marketplace.url });
    const cy = await cyContext.newPage();
    watch(cy);
    const wallet = await giveWallet(cy, marketplace, { account: key });
    await cy.goto("/investor");
    await connect(cy, wallet);
    const panel = cy.getByRole("region", { name: "Your registration" });
    await expect(panel.getByRole("button", { name: "Registration Submitted" })).toBeDisabled();
    await expect(panel).not.toContainText("approved");
    await panel.getByRole("button", { name: "Check my status" }).click();
    await sign(wallet);
    await expect(panel).toContainText("You're approved as an investor");
    await expect(panel.getByRole("link", { name: "Find a receivable" })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Registration Submitted" })).toHaveCount(0);
    await expectAccessible(cy);
    await cyContext.close();
  });
});
