import { expect, type Page } from "@playwright/test";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";

/** The values that Ada fills in by default. */
export const adaFormValues = {
  company: "Ada Trading Pte Ltd",
  country: "Singapore",
  registrationNumber: "202412345K",
  director: "Ada Tan",
  email: "ada@example.com",
};

export const certificate = {
  name: "certificate.pdf",
  mimeType: "application/pdf",
  buffer: samplePdf("Certificate of incorporation"),
};

export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();
export const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();

export const stepHeading = (page: Page, title: string) =>
  page.getByRole("main").getByRole("heading", { level: 2, name: title, exact: true });

/** Expects the step of this title; its heading must be in the viewport. */
export const expectStep = (page: Page, title: string) =>
  expect(stepHeading(page, title)).toBeInViewport();

export async function fillCompany(page: Page, company = adaFormValues.company): Promise<void> {
  await expectStep(page, "Company");
  await page.getByLabel("Company name").fill(company);
  await page.getByLabel("Country").selectOption(adaFormValues.country);
  await page.getByLabel("Registration number").fill(adaFormValues.registrationNumber);
  await next(page);
}

export async function chooseCertificate(page: Page, file = certificate): Promise<void> {
  await expectStep(page, "Documents");
  await page.getByLabel("Registration certificate").setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
  await next(page);
}

export async function fillDirector(page: Page): Promise<void> {
  await expectStep(page, "Director");
  await page.getByLabel("Director's full name").fill(adaFormValues.director);
  await page.getByLabel("Director's email").fill(adaFormValues.email);
  await next(page);
}

/** Fills an empty form up to the last step and gives consent; does not submit. */
export async function fillForm(page: Page, company?: string): Promise<void> {
  await fillCompany(page, company);
  await chooseCertificate(page);
  await fillDirector(page);
  await expectStep(page, "Consent and wallet");
  await page.getByRole("checkbox").check();
}
