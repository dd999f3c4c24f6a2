import { onboardingForm, Person } from "../../apps/web/test/support/people/person.ts";
import { openPortal } from "../support/admin/portal.ts";
import { ask } from "../support/admin/review.ts";
import { emptyPageCursor } from "../support/empty-page-cursor.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// After an outage of three days the runbook leads Op to the emails that were given up.

test("outbox: an admin finds an email that was given up, retries it, and it is sent", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const stamp = uniqueWord();
  const company = `Failing ${stamp}`;
  // Her own address, because each one gets only a few emails per hour.
  const directorEmail = `${stamp}@example.com`.toLowerCase();
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  const form = onboardingForm(ada.wallet, { companyName: company, directorEmail });
  expect((await ada.submit(form)).ok).toBe(true);
  const about = `subject_id = (select id from public.businesses where company_name = $1)`;
  const leave = (change: string) =>
    ask(marketplace, `update public.outbox set ${change} where ${about} returning 1`, [company]);
  await expect
    .poll(() =>
      ask(marketplace, `select 1 from public.outbox where ${about} and sent_at is not null`, [
        company,
      ]),
    )
    .toHaveLength(1);
  await leave("sent_at = null, attempts = 7, last_error = 'ECONNREFUSED'");

  await openPortal(page, marketplace, "/admin/mails");
  const failed = page.getByRole("link", { name: /^Failed \d+$/ });
  await failed.click();
  await expect(failed).toHaveAttribute("aria-current", "true");
  const row = page.getByRole("row").filter({ hasText: company });
  await expect(row).toContainText("Failed");
  await expect(row).toContainText("ECONNREFUSED");
  await expect(row).not.toContainText("Next attempt");

  await test.step("a later page that is empty meanwhile says so and leads back", async () => {
    await page.goto(`/admin/mails?state=given_up&after=${emptyPageCursor}`);
    await expect(page.getByText("No older entries.")).toBeVisible();
    await expect(page.getByText("No failed emails.")).toHaveCount(0);
    await page.getByRole("link", { name: "Newest" }).click();
    await expect(page).toHaveURL(/\/admin\/mails\?state=given_up$/);
    await expect(row).toContainText("Failed");
  });

  await leave("next_attempt_at = now() + interval '6 hours'");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("link", { name: "Not sent yet" }).click();
  await expect(row).toContainText("Retrying");
  await expect(row).toContainText(/Next attempt [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{2}:\d{2} UTC/);

  await page.getByRole("button", { name: `Retry the email about ${company}` }).click();
  await expectToast(page, "Email queued", "Retrying now. Refresh to see the result.");
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(row).toContainText("Sent", { timeout: 2_000 });
  }).toPass();
  await expect(row).not.toContainText("ECONNREFUSED");

  await test.step("the audit log does the same", async () => {
    await page.goto("/admin/audit?action=mail.retried&after=1");
    await expect(page.getByText("No older entries.")).toBeVisible();
    await expect(page.getByText("No entries found.")).toHaveCount(0);
    await page.getByRole("link", { name: "Newest" }).click();
    await expect(page).toHaveURL(/\/admin\/audit\?action=mail.retried$/);
    await expect(
      page.getByRole("cell", { name: "queued an email to be sent again" }).first(),
    ).toBeVisible();
  });
});
