import type { Page } from "@playwright/test";
import {
  certificate,
  expectStep,
  fillCompany,
  next,
} from "../support/onboarding/onboarding-form.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// Files are checked by content; a valid one can be picked, dropped, previewed, removed and replaced.

const type = "Invalid file type. Please upload a PDF, PNG, or JPG file.";
const size = "File too large. Maximum file size is 10MB.";
const megabyte = 1024 * 1024;
const pdf = (bytes: number) => {
  const content = Buffer.alloc(bytes);
  content.write("%PDF-1.7\n");
  return content;
};
/** One blue pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const rejected = [
  ["a program named .pdf", "certificate.pdf", Buffer.from("MZ this is a program"), type],
  [
    "a PDF behind a page of text",
    "certificate.pdf",
    Buffer.from(`${"\n".repeat(1_025)}%PDF-1.7`),
    type,
  ],
  ["a page of HTML", "certificate.png", Buffer.from("<script>alert(1)</script>"), type],
  ["an empty file", "certificate.jpg", Buffer.alloc(0), type],
  ["a Word document", "certificate.docx", Buffer.from("PK\u0003\u0004"), type],
  ["10 MB and a byte", "certificate.pdf", pdf(10 * megabyte + 1), size],
] as const;

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel("Registration certificate")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });

async function drop(page: Page, name: string, mimeType: string, content: string) {
  const files = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.content], file.name, { type: file.mimeType }));
      return transfer;
    },
    { name, mimeType, content },
  );
  const place = page.getByText("PDF, PNG or JPG, up to 10 MB").locator("xpath=../div");
  await place.dispatchEvent("dragover", { dataTransfer: files });
  await place.dispatchEvent("drop", { dataTransfer: files });
}

test("certificate field: invalid files are rejected, valid ones shown, replaced and removed", async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto("/business/onboarding");
  await fillCompany(page);
  await test.step("rejects invalid files at once with a message §5.9 §5.10 §9.14", async () => {
    for (const [what, name, content, words] of rejected) {
      await test.step(what, async () => {
        await choose(page, name, content);
        await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
        await choose(page, certificate.name, certificate.buffer);
        await expect(page.getByRole("alert").filter({ hasText: words })).toHaveCount(0);
      });
    }
    await drop(page, "letter.pdf", "application/pdf", "not a PDF at all");
    await expect(page.getByRole("alert").filter({ hasText: type })).toBeVisible();
    await next(page);
    await expectToast(page, "Missing document", "Please upload your registration certificate");
    await expectStep(page, "Documents");
  });
  await test.step("shows, replaces and removes valid files §5.11", async () => {
    await page.getByLabel("Registration certificate").setInputFiles({
      name: "scan.png",
      mimeType: "image/png",
      buffer: png,
    });
    await expect(page.getByRole("img", { name: "Preview of your certificate" })).toBeVisible();
    await expectAccessible(page);
    await drop(page, "dropped.pdf", "application/pdf", "%PDF-1.7 dropped");
    await expect(page.getByText("dropped.pdf")).toBeVisible();
    await expect(page.getByText("scan.png")).toHaveCount(0);
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("dropped.pdf")).toHaveCount(0);
    await expect(page.getByLabel("Registration certificate")).toBeFocused();
    await choose(page, "exactly-ten.pdf", pdf(10 * megabyte));
    await expect(page.getByText("exactly-ten.pdf")).toBeVisible();
    await expect(page.getByText("10.0 MB")).toBeVisible();
    await next(page);
    await expectStep(page, "Director");
  });
});
