import { expect, type Page } from "@playwright/test";
import { onboardingForm, Person } from "../../../apps/web/test/support/people/person.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

/** Signs in as Op by the sign-in endpoint. */
export async function signInAsOp(page: Page, { url, admin }: RunningMarketplace): Promise<void> {
  const answer = await page.request.post("/api/admin/session", {
    form: { email: admin.email, password: admin.password },
    headers: { origin: url },
  });
  expect(answer.ok()).toBe(true);
}

/** Signs in as Op, and opens the portal. */
export async function openPortal(
  page: Page,
  marketplace: RunningMarketplace,
  path = "/admin",
): Promise<void> {
  await signInAsOp(page, marketplace);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Admin Operations Portal" })).toBeVisible();
}

/** A person with a signed-in wallet and a pending business. */
export async function withPendingBusiness(
  marketplace: RunningMarketplace,
  companyName: string,
): Promise<Person> {
  const person = new Person(marketplace);
  await person.signInWithWallet();
  const answer = await person.submit(onboardingForm(person.wallet, { companyName }));
  expect(answer.ok).toBe(true);
  return person;
}
