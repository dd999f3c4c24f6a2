import {
  chooseCertificate,
  expectStep,
  fillCompany,
  fillDirector,
  submit,
} from "../support/onboarding/onboarding-form.ts";
import { connect, giveWallet, sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// On a slow connection the progress of the upload is shown.

test("upload progress: shown for a large certificate on a slow connection", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  await page.goto("/business/onboarding");
  await connect(page, wallet);
  await fillCompany(page);
  const buffer = Buffer.alloc(3 * 1024 * 1024);
  buffer.write("%PDF-1.7\n");
  buffer.write("%%EOF\n", buffer.length - 6);
  await chooseCertificate(page, { name: "large.pdf", mimeType: "application/pdf", buffer });
  await fillDirector(page);
  await expectStep(page, "Consent and wallet");
  await page.getByRole("checkbox").check();

  const line = await context.newCDPSession(page);
  const allow = (uploadThroughput: number) =>
    line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  // Bytes per second: the upload takes minutes, so it does not finish during the test.
  await allow(25 * 1024);
  await submit(page);
  await sign(wallet);
  const progress = page.getByRole("progressbar", { name: "Sending your certificate" });
  await expect(progress).toHaveAttribute("aria-valuenow", /^[1-9]/);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Back" })).toBeDisabled();
  await expectAccessible(page, "held");
  await allow(-1);
  await expect(page.getByText("Onboarding In Progress")).toBeVisible();
  await expect(page.getByText(/large\.pdf/)).toBeVisible();
});
