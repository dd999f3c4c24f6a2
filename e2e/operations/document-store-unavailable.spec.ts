import { rmSync, writeFileSync } from "node:fs";
import { ask } from "../support/admin/review.ts";
import { startMarketplaceProcess } from "../support/marketplace/running-marketplace.ts";
import { certificate, fillForm, submit } from "../support/onboarding/onboarding-form.ts";
import { connect, giveWallet, sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, expectAccessibleInEveryVariant, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// The document store is unreachable: the submission is accepted without its certificate, Ada reads so,
// and sends the certificate once the store is back.

test("document store unavailable: a submission is accepted and asks for its certificate again §8.17 §8.18", async ({
  browser,
  watch,
}) => {
  const { running, stop } = await startMarketplaceProcess({
    webProcesses: 1,
    variables: { DEMO: "0" },
  });
  try {
    // A file in the place of the folder: nothing can be written below it.
    rmSync(running.documentsFolder, { recursive: true, force: true });
    writeFileSync(running.documentsFolder, "");
    const context = await browser.newContext({ baseURL: running.url });
    const page = await context.newPage();
    watch(page, /503 \(Service Unavailable\)/);
    const wallet = await giveWallet(page, running);
    await page.goto("/business/onboarding");
    await connect(page, wallet);
    await fillForm(page);
    await submit(page);
    await sign(wallet);
    await expectToast(
      page,
      "Submission successful",
      "Your business onboarding request has been submitted and is pending review",
    );
    const panel = page.getByRole("region", { name: "Business status" });
    await expect(panel.getByText("Onboarding In Progress")).toBeVisible();
    await expect(panel.getByText("We couldn't store your certificate")).toBeVisible();
    await expect(
      panel.getByText(/Our team will contact you, or you can send it again now/),
    ).toBeVisible();
    await expectAccessibleInEveryVariant(page);
    const [row] = await ask<{ certificate_url: string; certificate_info: unknown }>(
      running,
      "select certificate_url, certificate_info from public.businesses where wallet_address = $1",
      [wallet.address.toLowerCase()],
    );
    expect(row).toEqual({
      certificate_url: "Your document was received. Our team will contact you about it.",
      certificate_info: { fileName: "certificate.pdf", uploadFailed: true },
    });

    const form = panel.getByRole("form", { name: "Another certificate" });
    const send = form.getByRole("button", { name: "Send certificate" });
    await panel.getByRole("button", { name: "Send it again" }).click();
    await form.getByLabel("Registration certificate").setInputFiles(certificate);
    await send.click();
    await expectToast(
      page,
      "Upload failed",
      /^Error uploading certificate: we cannot store it now, please try again in a moment \(request [0-9a-f-]{36}\)/,
    );
    await expectAccessible(page);
    rmSync(running.documentsFolder);
    await send.click();
    await expectToast(
      page,
      "Certificate received",
      `We now have certificate.pdf on file for ${wallet.address.slice(0, 6)}...${wallet.address.slice(-4)}.`,
    );
    await expect(panel.getByText("Certificate on file: certificate.pdf")).toBeVisible();
    await expect(panel.getByText("We couldn't store your certificate")).toHaveCount(0);
    await context.close();
  } finally {
    await stop();
  }
});
