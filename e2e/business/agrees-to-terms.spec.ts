import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { ask } from "../support/admin/review.ts";
import type { RunningMarketplace } from "../support/marketplace/running-marketplace.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import {
  chooseCertificate,
  fillCompany,
  fillDirector,
} from "../support/onboarding/onboarding-form.ts";
import { expect, test } from "../support/test.ts";

// Terms, privacy and risk notices share one version, which is stored with each consent.

const texts = [
  ["Terms", "/terms"],
  ["Privacy", "/privacy"],
  ["Risk", "/risk"],
] as const;

/** The time of the database, in milliseconds. */
async function now(marketplace: RunningMarketplace): Promise<number> {
  const [said] = await ask<{ now: Date }>(marketplace, "select clock_timestamp() as now", []);
  return said?.now.getTime() ?? Number.NaN;
}

test("legal pages: linked from the footer, with their version", async ({ page, watch }) => {
  watch(page);
  await page.goto("/");
  for (const [name, path] of texts) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText("Last updated Nov 27, 2026", { exact: true })).toBeVisible();
  }
});

test("consent: names the version of the legal pages and is stored with the time §5.16", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  watch(page);
  await page.goto("/business/onboarding");
  await fillCompany(page);
  await chooseCertificate(page);
  await fillDirector(page);
  await expect(page.getByRole("checkbox")).toHaveAccessibleName(
    /information I have given is accurate.*business will be reviewed.*version 2026-11-27\.3/,
  );
  for (const [name, path] of texts) {
    const tab = context.waitForEvent("page");
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(await tab).toHaveURL(new RegExp(`${path}$`));
    await (await tab).close();
  }
  const key = generatePrivateKey();
  const before = await now(marketplace);
  await onboard(marketplace, key);
  const after = await now(marketplace);
  const [kept] = await ask<{ consent_version: string; consent_at: Date }>(
    marketplace,
    "select consent_version, consent_at from public.businesses where wallet_address = $1",
    [privateKeyToAccount(key).address.toLowerCase()],
  );
  expect(kept?.consent_version).toBe("2026-11-27.3");
  expect(kept?.consent_at.getTime()).toBeGreaterThanOrEqual(before);
  expect(kept?.consent_at.getTime()).toBeLessThanOrEqual(after);
});
