import {
  chooseCertificate,
  expectStep,
  fillCompany,
  fillDirector,
  next,
  submit,
} from "./support/onboarding.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

// Each step lets nobody pass who has not answered it, and says so in the agreed words.

test("every step names what is missing", async ({ page, watch }) => {
  watch(page);
  await page.goto("/business/onboarding");
  const progress = page.getByRole("progressbar");
  const company = "Please fill in all required company information fields";
  const director = "Please fill in all required director information fields";

  await expect(progress).toHaveAttribute("aria-valuenow", "25");
  await expect(page.getByLabel("Country").getByRole("option")).toHaveText([
    "Choose a country",
    "Singapore",
    "Hong Kong",
    "Malaysia",
    "Thailand",
    "Indonesia",
    "Vietnam",
    "Other",
  ]);
  await next(page);
  await expectToast(page, "Missing information", company);
  await expect(page.getByLabel("Company name")).toBeFocused();
  await page.getByLabel("Company name").fill("   ");
  await page.getByLabel("Country").selectOption("Other");
  await page.getByLabel("Registration number").fill("1");
  await next(page);
  await expectToast(page, "Missing information", company);
  await expectAccessible(page);
  await fillCompany(page);

  await expect(progress).toHaveAttribute("aria-valuenow", "50");
  await next(page);
  await expectToast(page, "Missing document", "Please upload your registration certificate");
  await expectAccessible(page);
  await chooseCertificate(page);

  await expect(progress).toHaveAttribute("aria-valuenow", "75");
  await expect(page.getByLabel("Director's e-mail")).toHaveAttribute("type", "email");
  await page.getByLabel("Director's full name").fill("Ada Tan");
  await page.getByLabel("Director's e-mail").fill("ada at example");
  await next(page);
  await expectToast(page, "Missing information", director);
  await expect(page.getByLabel("Director's e-mail")).toBeFocused();
  await expectAccessible(page);
  await fillDirector(page);

  await expectStep(page, "Consent and wallet");
  await expect(progress).toHaveAttribute("aria-valuenow", "100");
  await submit(page);
  await expectToast(page, "Consent required", "You must consent to join the platform");
  await expectAccessible(page);
  await page.getByRole("checkbox").check();
  await submit(page);
  await expectToast(page, "Wallet connection required", "Please connect your wallet to continue");
  await expectAccessible(page);
});
