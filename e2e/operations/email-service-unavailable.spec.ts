import { ask } from "../support/admin/review.ts";
import { type EmailService, startEmailService } from "../support/mail/email-service.ts";
import { expectFailedAttempt, skipToNextAttempt } from "../support/mail/pending-mail.ts";
import {
  type StartedMarketplace,
  startMarketplaceProcess,
} from "../support/marketplace/running-marketplace.ts";
import { adaFormValues, fillForm, submit } from "../support/onboarding/onboarding-form.ts";
import { connect, giveWallet, sign } from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";
import { expectToast, seenToasts } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// Mail leaves through EmailJS, which fails or says nothing: Ada notices nothing of it, and the mail
// is sent when the service is back.

let service: EmailService | undefined;
let marketplace: StartedMarketplace | undefined;
test.afterEach(async () => {
  await marketplace?.stop();
  await service?.stop();
});

for (const mode of ["failing", "hanging"] as const) {
  test(`a submission outlives an e-mail service that is ${mode} §7.30 §7.31`, async ({
    browser,
    watch,
  }) => {
    service = await startEmailService();
    service.mode = mode;
    const { asked } = service;
    marketplace = await startMarketplaceProcess({
      webProcesses: 1,
      variables: {
        EMAILJS_URL: service.url,
        EMAILJS_SERVICE_ID: "service_of_ours",
        EMAILJS_TEMPLATE_ID: "template_of_ours",
        EMAILJS_PUBLIC_KEY: "public_key_of_ours",
      },
    });
    const { running } = marketplace;
    const company = `Ada ${uniqueWord()} Pte Ltd`;
    const context = await browser.newContext({ baseURL: running.url });
    const page = await context.newPage();
    watch(page);

    await test.step("Ada submits as on any day", async () => {
      const wallet = await giveWallet(page, running);
      await page.goto("/business/onboarding");
      await connect(page, wallet);
      await fillForm(page, company);
      await submit(page);
      await sign(wallet);
      await expectToast(
        page,
        "Submission successful",
        "Your business onboarding request has been submitted and is pending review",
      );
      await expect(page.getByText("Onboarding In Progress")).toBeVisible();
      // A slow page is back after the second try has failed as well.
      await expect.poll(() => asked.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
    });

    await test.step("the mail waits, and nobody is told", async () => {
      if (mode === "failing") await expectFailedAttempt(running);
      await page.reload();
      await expect(page.getByText("Onboarding In Progress")).toBeVisible();
      expect(await seenToasts(page)).toEqual([]);
      expect(await unsent()).toHaveLength(1);
    });

    await test.step("the service is back, and gets what the specification says", async () => {
      if (service) service.mode = "well";
      const left = async () => {
        await skipToNextAttempt(running);
        return (await unsent()).length;
      };
      await expect.poll(left, { timeout: 120_000 }).toBe(0);
      expect(asked.filter((one) => one.mode === "well")).toEqual([
        {
          mode: "well",
          body: {
            service_id: "service_of_ours",
            template_id: "template_of_ours",
            user_id: "public_key_of_ours",
            template_params: {
              name: company,
              email: adaFormValues.email,
              message: "New Business onboarding request at Tenora",
            },
          },
        },
      ]);
    });
    await context.close();

    function unsent() {
      return ask(running, "select 1 from public.outbox where sent_at is null", []);
    }
  });
}
