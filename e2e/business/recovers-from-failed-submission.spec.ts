import { ask } from "../support/admin/review.ts";
import { fillForm, submit } from "../support/onboarding/onboarding-form.ts";
import { connect, giveWallet, pill, sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// Every step between Submit and "pending review" may fail; the form keeps its values.

const businesses = (address: string) =>
  [
    "select company_name from public.businesses where wallet_address = $1",
    [address.toLowerCase()],
  ] as const;
const history = (address: string) =>
  [
    `select h.event from public.business_history h join public.businesses b on b.id = h.business_id
     where b.wallet_address = $1 order by h.id`,
    [address.toLowerCase()],
  ] as const;
const endSessions = `delete from auth_wallet.session s using auth_wallet."walletAddress" w
  where w."userId" = s."userId" and lower(w.address) = lower($1)`;
const once = { times: 1 };
const unexplained = "There was an error submitting your information. Please try again.";

test("submission: a rejected signature, a lost connection and an ended session keep the form, then it succeeds", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  watch(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|401 \(Unauthorized\)/);
  const wallet = await giveWallet(page, marketplace);
  await page.goto("/business/onboarding");
  await connect(page, wallet);
  await fillForm(page);
  const button = page.getByRole("button", { name: /^Submit/ });

  await test.step("she declines", async () => {
    await submit(page);
    const request = await wallet.nextRequest("personal_sign");
    await expect(button).toHaveText("Submitting...");
    await expect(button).toBeDisabled();
    await expect(page.getByText(/Confirm the signature in your wallet/)).toBeVisible();
    await expectAccessible(page, "held");
    request.refuse();
    await expectToast(
      page,
      "Submission failed",
      "You declined the signature in your wallet. Nothing was sent, and nothing you typed is lost.",
    );
    await expect(button).toHaveText("Submit");
    await expect(page.getByRole("checkbox")).toBeChecked();
  });

  await test.step("the connection breaks while she signs", async () => {
    await submit(page);
    const request = await wallet.nextRequest("personal_sign");
    await context.setOffline(true);
    await request.confirm();
    await expectToast(page, "Submission failed", "We couldn't reach our server. Please try again.");
    await context.setOffline(false);
  });

  await test.step("the session ends between the proof and the upload", async () => {
    await page.route(
      "**/api/business/submissions",
      async (route) => {
        await ask(marketplace, endSessions, [wallet.address]);
        await route.continue();
      },
      once,
    );
    await submit(page);
    await sign(wallet);
    await expectToast(
      page,
      "Submission failed",
      "Your wallet session has ended. Press Submit again and sign once more.",
    );
    await expect(pill(page)).toBeVisible();
  });

  await test.step("the response to the upload is lost §8.14", async () => {
    await page.route(
      "**/api/business/submissions",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      once,
    );
    await submit(page);
    await sign(wallet);
    await expectToast(page, "Submission failed", unexplained);
    expect(await ask(marketplace, ...businesses(wallet.address))).toHaveLength(1);
  });

  await test.step("submitting again creates no second business", async () => {
    await submit(page);
    await expectToast(
      page,
      "Submission successful",
      "Your business onboarding request has been submitted and is pending review",
    );
    await expect(page).toHaveURL(/\/business$/);
    expect(await ask(marketplace, ...businesses(wallet.address))).toHaveLength(1);
    // Nor is it treated as a second request.
    expect(await ask(marketplace, ...history(wallet.address))).toEqual([{ event: "submitted" }]);
    await page.goto("/business/onboarding");
    // The draft was deleted; the fields are enabled once the draft has been read.
    await expect(page.getByLabel("Company name")).toBeEnabled();
    await expect(page.getByLabel("Company name")).toHaveValue("");
  });
});
