import {
  adaFormValues,
  back,
  chooseCertificate,
  expectStep,
  fillCompany,
  fillDirector,
  next,
  submit,
} from "../support/onboarding/onboarding-form.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { closeToast, expectToast, holdToasts } from "../support/toasts.ts";

// Each step must be complete before the next, and says so with the specification's messages.

test("onboarding form: every step names what is missing, and Back keeps what was typed", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/business/onboarding");
  await holdToasts(page);
  await expect(page.getByRole("button", { name: "Back" })).toBeDisabled();
  const progress = page.getByRole("progressbar");
  const company = "Please fill in all required company information fields";
  const director = "Please fill in all required director information fields";

  await test.step("step 1, the company §2.55 §5.4 §5.5 §5.6", async () => {
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
    await closeToast(page, "Missing information");
    await page.getByLabel("Company name").fill("   ");
    await page.getByLabel("Country").selectOption("Other");
    await page.getByLabel("Registration number").fill("1");
    await next(page);
    await expectToast(page, "Missing information", company);
    await expectAccessible(page);
    await fillCompany(page);
  });

  await test.step("step 2, the certificate §5.7 §5.8", async () => {
    await expect(progress).toHaveAttribute("aria-valuenow", "50");
    await next(page);
    await expectToast(page, "Missing document", "Please upload your registration certificate");
    await expectAccessible(page);
    await chooseCertificate(page);
  });

  await test.step("step 3, the director §5.12 §5.13", async () => {
    await expect(progress).toHaveAttribute("aria-valuenow", "75");
    await expect(page.getByLabel("Director's email")).toHaveAttribute("type", "email");
    await page.getByLabel("Director's full name").fill("Ada Tan");
    await page.getByLabel("Director's email").fill("ada at example");
    await next(page);
    await expectToast(page, "Missing information", director);
    await expect(page.getByLabel("Director's email")).toBeFocused();
    await expectAccessible(page);
    await fillDirector(page);
  });

  await test.step("step 4, consent and wallet §2.56 §5.14 §5.15 §9.16", async () => {
    await expectStep(page, "Consent and wallet");
    await expect(progress).toHaveAttribute("aria-valuenow", "100");
    await submit(page);
    await expectToast(page, "Consent required", "You must consent to join the platform");
    await page.getByRole("checkbox").check();
    await submit(page);
    await expectToast(page, "Wallet connection required", "Please connect your wallet to continue");
    await expectAccessible(page);
  });

  await test.step("Back keeps the values and the certificate §4.20 §4.21", async () => {
    await back(page);
    await expect(page.getByLabel("Director's full name")).toHaveValue(adaFormValues.director);
    await back(page);
    await expect(page.getByText("certificate.pdf")).toBeVisible();
    await back(page);
    await expect(page.getByLabel("Company name")).toHaveValue(adaFormValues.company);
    await expect(page.getByLabel("Country")).toHaveValue(adaFormValues.country);
    await expect(page.getByRole("button", { name: "Back" })).toBeDisabled();
    for (const title of ["Documents", "Director", "Consent and wallet"]) {
      await next(page);
      await expectStep(page, title);
    }
    await expect(page.getByRole("checkbox")).toBeChecked();
  });
});
