import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { generatePrivateKey } from "viem/accounts";
import { onboardingForm, Person } from "../../apps/web/test/support/people/person.ts";
import { ask } from "../support/admin/review.ts";
import type { RunningMarketplace } from "../support/marketplace/running-marketplace.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// Op works through the new requests: she finds, reads, approves, rejects and suspends.

test("review: an admin finds, approves, rejects and suspends businesses", async ({
  browser,
  marketplace,
  watch,
}) => {
  const stamp = uniqueWord();
  const names = ["Alma", "Bela", "Cora"].map((name) => `${name} ${stamp}`);
  for (const companyName of names) await submit(marketplace, companyName);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: marketplace.url,
  });
  const op = await context.newPage();
  watch(op);
  const dialog = op.getByRole("dialog");
  // By its own link: a row may name another business, whose registration number is the same.
  const row = (name: string) =>
    op.getByRole("row").filter({ has: op.getByRole("link", { name: `View ${name}` }) });

  await test.step("signs in and searches by keyboard", async () => {
    await op.goto("/admin");
    await op.getByLabel("Email").fill(marketplace.admin.email);
    await op.getByLabel("Password").fill(marketplace.admin.password);
    await op.getByRole("button", { name: "Sign in" }).click();
    await expectToast(op, "Login successful", "Welcome to the Admin Portal");
    await expect(op.getByRole("searchbox")).toBeVisible();
    await op.keyboard.press("/");
    await expect(op.getByRole("searchbox")).toBeFocused();
    await op.keyboard.type(stamp);
    // The address changes after the search; before that, three rows may be there by chance.
    await expect(op).toHaveURL(new RegExp(`search=${stamp}`));
    await expect(op.getByRole("link", { name: /^View/ })).toHaveCount(3);
    await op.getByRole("searchbox").blur();
    await op.keyboard.press("j");
    await op.keyboard.press("j");
    await expect(op.getByRole("link", { name: `View ${names[1]}` })).toBeFocused();
    await op.keyboard.press("k");
    await op.keyboard.press("Enter");
    await expect(dialog.getByRole("heading", { name: names[2] ?? "" })).toBeVisible();
  });

  await test.step("reads the certificate beside the data and approves with a tier", async () => {
    await expect(dialog.getByRole("button", { name: "Download original" })).toBeVisible();
    await dialog.getByLabel("Tier on approval").selectOption("2");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expectToast(op, "Status updated", "Business has been approved");
    await expect(dialog).toContainText("Approved · Tier 2 Growth");
    await expect(dialog.getByRole("button", { name: "Approve" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("rejects another with a reason", async () => {
    await op.getByRole("link", { name: `View ${names[1]}` }).click();
    await dialog.getByRole("button", { name: "Reject", exact: true }).click();
    await dialog.getByLabel("Common reasons").selectOption({ index: 1 });
    await expectAccessible(op);
    await dialog.getByRole("button", { name: "Reject with this reason" }).click();
    await expectToast(op, "Status updated", "Business has been rejected");
    await expect(dialog).toContainText("The certificate can't be read.");
    await dialog.getByRole("button", { name: "Close" }).click();
  });

  await test.step("adds a note, and suspends the approved business", async () => {
    await op.getByRole("link", { name: `View ${names[2]}` }).click();
    await dialog.getByLabel("New note").fill("The director called twice.");
    await dialog.getByRole("button", { name: "Add note" }).click();
    await expect(dialog.getByRole("listitem").getByText("called twice")).toBeVisible();
    await dialog.getByRole("button", { name: "Suspend", exact: true }).click();
    await dialog.getByLabel("Reason", { exact: true }).fill(`Approved by mistake, ${stamp}.`);
    await dialog.getByRole("button", { name: "Suspend business" }).click();
    await expectToast(
      op,
      "Business suspended",
      "The business can open nothing but its payments now.",
    );
    await expect(dialog.getByRole("button", { name: "Reinstate" })).toBeVisible();
    await expectAccessible(op);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(row(names[2] ?? "")).toContainText("Suspended");
  });

  await test.step("filters, and exports the list", async () => {
    await op.getByRole("link", { name: /^Pending/ }).click();
    await expect(op.getByRole("link", { name: /^View/ })).toHaveCount(1);
    const arrives = op.waitForEvent("download");
    await op.getByRole("button", { name: "Export CSV" }).click();
    const file = await readFile(await (await arrives).path(), "utf8");
    expect(file).toContain(names[0]);
    expect(file).not.toContain(names[1]);
    await op.getByRole("searchbox").fill("no such business");
    await expect(op.getByText('No businesses found matching "no such business".')).toBeVisible();
  });

  await test.step("finds it in the audit log, and sees the emails and her sessions", async () => {
    await op.getByRole("link", { name: "Audit log" }).click();
    await expect(
      op.getByRole("cell", { name: "exported the list of businesses" }).first(),
    ).toBeVisible();
    await op.getByLabel("Action").selectOption("business.suspended");
    await expect(op).toHaveURL(/action=business.suspended/);
    await expect(op.getByRole("cell", { name: `“Approved by mistake, ${stamp}.”` })).toBeVisible();
    await op.getByRole("link", { name: "Mail", exact: true }).click();
    await expect(op.getByRole("cell", { name: "Business rejected" }).first()).toBeVisible();
    await op.getByRole("link", { name: "Sessions" }).click();
    await expect(op.getByText("This browser")).toBeVisible();
    await op.getByRole("button", { name: "Sign out" }).click();
    await expect(op).toHaveURL(/\/admin$/);
    await expect(op.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
  });
  await context.close();
});

test("review: a decision on what was decided or has changed meanwhile is rejected", async ({
  browser,
  marketplace,
  watch,
}) => {
  const company = `Race ${uniqueWord()}`;
  await submit(marketplace, company);
  const context = await browser.newContext({ baseURL: marketplace.url });
  const first = await context.newPage();
  const second = await context.newPage();
  watch(first);
  // The browser itself reports the rejected decision.
  watch(second, /409 \(Conflict\)/);
  await signIn(first, marketplace);
  for (const page of [first, second]) {
    await page.goto(`/admin?search=${encodeURIComponent(company)}`);
    await page.getByRole("link", { name: `View ${company}` }).click();
    // Both have opened it before one of them decides.
    await expect(page.getByRole("button", { name: "Reject", exact: true })).toBeVisible();
  }
  await first.getByRole("button", { name: "Approve" }).click();
  await expectToast(first, "Status updated", "Business has been approved");
  await second.getByRole("button", { name: "Reject", exact: true }).click();
  await second.getByRole("button", { name: "Reject without a reason" }).click();
  await expectToast(
    second,
    "Update failed",
    "A colleague has already decided this request. The list now shows the decision.",
  );
  await expect(second.getByRole("dialog")).toContainText("Approved · Tier 3 Kickstart");
  await test.step("a request or a certificate that the business has replaced", async () => {
    const page = second;
    const owner = await onboard(marketplace, generatePrivateKey());
    const request = async () =>
      (
        await ask<{ id: string; status: string }>(
          marketplace,
          "select id, status from public.businesses where wallet_address = $1",
          [owner.wallet],
        )
      )[0];
    await page.goto(`/admin/requests/${(await request())?.id}`);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("certificate.pdf")).toBeVisible();

    // A request resubmitted during an outage of the store has the same text in place of a file.
    await ask(
      marketplace,
      "update public.businesses set company_name = 'Resubmitted Ltd', updated_at = now() where wallet_address = $1",
      [owner.wallet],
    );
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expectToast(
      page,
      "Update failed",
      "This changed in the meantime, so nothing was done. You now see the latest version.",
    );
    await expect(dialog.getByRole("heading", { name: "Resubmitted Ltd" })).toBeVisible();
    expect((await request())?.status).toBe("pending");

    await owner.sendCertificate("newer.pdf");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expectToast(
      page,
      "Update failed",
      "The business uploaded another certificate after you opened this request, so nothing was decided. You now see the new one.",
    );
    expect((await request())?.status).toBe("pending");
    await expect(dialog.getByText("newer.pdf")).toBeVisible();
    await expect(dialog.getByText("This certificate is new")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(dialog).toContainText("Approved · Tier 3 Kickstart");
    await expect(dialog.getByText("This certificate is new")).toHaveCount(0);
    expect((await request())?.status).toBe("approved");
  });
  await context.close();
});

async function submit(marketplace: RunningMarketplace, companyName: string): Promise<void> {
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  const answer = await ada.submit(onboardingForm(ada.wallet, { companyName }));
  expect(answer.ok).toBe(true);
}

async function signIn(op: Page, { admin }: RunningMarketplace): Promise<void> {
  await op.goto("/admin");
  await op.getByLabel("Email").fill(admin.email);
  await op.getByLabel("Password").fill(admin.password);
  await op.getByRole("button", { name: "Sign in" }).click();
  await expect(op.getByRole("heading", { name: "Admin Operations Portal" })).toBeVisible();
}
