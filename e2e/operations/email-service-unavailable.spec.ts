import { ask } from "../support/admin/review.ts";
import { type EmailService, startEmailService } from "../support/mail/email-service.ts";
import { skipToNextAttempt } from "../support/mail/pending-mail.ts";
import {
  type StartedMarketplace,
  startMarketplaceProcess,
} from "../support/marketplace/running-marketplace.ts";
import { adaFormValues, fillForm, submit } from "../support/onboarding/onboarding-form.ts";
import { connect, giveWallet, sign } from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";
import { expectToast, seenToasts } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// Mail is sent through EmailJS, which does not answer: Ada notices nothing, and the mail is
// sent once the service is back.

let service: EmailService | undefined;
let marketplace: StartedMarketplace | undefined;
test.afterEach(async () => {
  await marketplace?.stop();
  await service?.stop();
});

test("e-mail service hanging: a submission succeeds, and its mail is sent later §7.30 §7.31", async ({
  browser,
  watch,
}) => {
  service = await startEmailService();
  service.mode = "hanging";
  const { requests } = service;
  marketplace = await startMarketplaceProcess({
    webProcesses: 1,
    variables: {
      DEMO: "0",
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

  await test.step("Ada submits as usual", async () => {
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
    // On a slow machine the second attempt may have failed as well by now.
    await expect.poll(() => requests.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
  });

  await test.step("the mail is pending, and Ada sees no error", async () => {
    await page.reload();
    await expect(page.getByText("Onboarding In Progress")).toBeVisible();
    expect(await seenToasts(page)).toEqual([]);
    expect(await unsent()).toHaveLength(1);
  });

  await test.step("once the service is back, it receives the fields of the specification", async () => {
    if (service) service.mode = "well";
    const remaining = async () => {
      await skipToNextAttempt(running);
      return (await unsent()).length;
    };
    await expect.poll(remaining, { timeout: 120_000 }).toBe(0);
    expect(requests.filter((one) => one.mode === "well")).toEqual([
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
