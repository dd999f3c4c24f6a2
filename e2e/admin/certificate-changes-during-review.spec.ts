import { generatePrivateKey } from "viem/accounts";
import { ask } from "../support/admin/review.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// Before Op approves a request that she has read, the business replaces it or its certificate.

test("review: a decision on a request or a certificate that has changed since is rejected", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /409 \(Conflict\)/);
  const owner = await onboard(marketplace, generatePrivateKey());
  const request = async () =>
    (
      await ask<{ id: string; status: string }>(
        marketplace,
        "select id, status from public.businesses where wallet_address = $1",
        [owner.wallet],
      )
    )[0];
  await page.goto("/admin");
  await page.getByLabel("Email").fill(marketplace.admin.email);
  await page.getByLabel("Password").fill(marketplace.admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("link", { name: "Requests", exact: true })).toBeVisible();
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
