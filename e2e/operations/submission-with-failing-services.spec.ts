import { rmSync, writeFileSync } from "node:fs";
import { startMailServer } from "@tenora/testing/servers/mail-server";
import { ask } from "../support/admin/review.ts";
import { expectFailedAttempt, skipToNextAttempt } from "../support/mail/pending-mail.ts";
import { startMarketplaceProcess } from "../support/marketplace/running-marketplace.ts";
import {
  certificate,
  fillForm,
  stepHeading,
  submit,
} from "../support/onboarding/onboarding-form.ts";
import { connect, giveWallet, sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// The database rejects the submission twice, and no mail can be sent: Ada reads each error, submits
// again, and notices nothing of the mail. Another owner's certificate can't be stored, and she sends it again.

const hideUploadQuota = "alter function app.claim_upload(bigint) rename to hidden_upload";
const restoreUploadQuota = "alter function app.hidden_upload(bigint) rename to claim_upload";
const rejectRows = `create function public.reject_row() returns trigger language plpgsql as $$
  begin raise exception 'secret driver words' using errcode = 'XX000'; end $$;
  create trigger reject_row before insert on public.businesses
    for each row execute function public.reject_row()`;
const acceptRows = "drop function public.reject_row() cascade";

test("failing services: a form survives two database errors and a lost store, and its mail is sent later", async ({
  browser,
  watch,
}) => {
  test.slow();
  const server = await startMailServer();
  server.mode = "refusing";
  const { running, stop } = await startMarketplaceProcess({
    webProcesses: 1,
    variables: { DEMO: "0", SMTP_URL: server.url, ADMIN_NOTIFY_EMAIL: "office@example.com" },
  });
  try {
    const context = await browser.newContext({ baseURL: running.url });
    const page = await context.newPage();
    watch(page, /500 \(Internal Server Error\)/);
    const wallet = await giveWallet(page, running);
    await page.goto("/business/onboarding");
    await connect(page, wallet);
    await fillForm(page);

    await test.step("Error checking for existing business", async () => {
      await ask(running, hideUploadQuota, []);
      await submit(page);
      await sign(wallet);
      await expectToast(
        page,
        "Submission failed",
        /^Error checking for existing business: please try again in a moment \(request [0-9a-f-]{36}\)/,
      );
      await ask(running, restoreUploadQuota, []);
    });

    await test.step("Error saving business data", async () => {
      await ask(running, rejectRows, []);
      await submit(page);
      await expectToast(
        page,
        "Submission failed",
        /^Error saving business data: please submit again in a moment, the same form is never saved twice \(request [0-9a-f-]{36}\)/,
      );
      await expect(page.getByText("secret driver words")).toHaveCount(0);
      await expect(stepHeading(page, "Consent and wallet")).toBeVisible();
      await ask(running, acceptRows, []);
    });

    await test.step("the submission is accepted while no mail can be sent", async () => {
      await submit(page);
      await expectToast(
        page,
        "Submission successful",
        "Your business onboarding request has been submitted and is pending review",
      );
      await expect(page).toHaveURL(/\/business$/);
      await expect(page.getByText("Onboarding In Progress")).toBeVisible();
      await expectFailedAttempt(running);
    });

    await test.step("the mail arrives once the mail service is back", async () => {
      server.mode = "well";
      const sent = async () => {
        await skipToNextAttempt(running);
        return server.received.map(({ to }) => to);
      };
      await expect.poll(sent, { timeout: 60_000 }).toEqual([["ada@example.com"]]);
      expect(server.received[0]?.content).toContain("New Business onboarding request at Tenora");
    });
    await context.close();

    await test.step("without its document store a submission is accepted and asks for its certificate again §8.17 §8.18", async () => {
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
      await expectAccessible(page);
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
    });
  } finally {
    await stop();
    await server.stop();
  }
});
