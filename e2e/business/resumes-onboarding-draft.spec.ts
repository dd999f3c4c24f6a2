import {
  adaFormValues,
  back,
  chooseCertificate,
  expectStep,
  fillCompany,
  fillDirector,
  next,
} from "../support/onboarding/onboarding-form.ts";
import { expect, expectAccessibleInEveryVariant, test } from "../support/test.ts";

// Going back and reloading keep what was typed.

test("onboarding draft: Back keeps the values and the certificate §4.20 §4.21", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/business/onboarding");
  await expect(page.getByRole("button", { name: "Back" })).toBeDisabled();
  await fillCompany(page);
  await chooseCertificate(page);
  await fillDirector(page);
  await page.getByRole("checkbox").check();
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

test("onboarding draft: a reload in any step loses only the file", async ({ page, watch }) => {
  watch(page);
  await page.goto("/business/onboarding");
  await page.getByLabel("Company name").fill(adaFormValues.company);
  await page.getByLabel("Country").selectOption("Hong Kong");
  await page.reload();
  await expect(page.getByLabel("Company name")).toHaveValue(adaFormValues.company);
  await expect(page.getByLabel("Country")).toHaveValue("Hong Kong");
  await fillCompany(page);

  await page.getByLabel("Registration certificate").setInputFiles({
    name: "certificate.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 the secret content"),
  });
  await expect(page.getByText("ready to send")).toBeVisible();
  await page.reload();
  await expectStep(page, "Documents");
  await expect(page.getByText("Please choose the file again")).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(stored).toContain(adaFormValues.company);
  expect(stored).not.toContain("secret content");
  await expectAccessibleInEveryVariant(page);
  await chooseCertificate(page);

  await expectStep(page, "Director");
  await page.getByLabel("Director's full name").fill(adaFormValues.director);
  await page.reload();
  await expectStep(page, "Documents");
  await chooseCertificate(page);
  await expect(page.getByLabel("Director's full name")).toHaveValue(adaFormValues.director);
  await fillDirector(page);

  await page.getByRole("checkbox").check();
  await page.reload();
  await expectStep(page, "Documents");
  await chooseCertificate(page);
  await expect(page.getByLabel("Director's email")).toHaveValue(adaFormValues.email);
  await next(page);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
});
