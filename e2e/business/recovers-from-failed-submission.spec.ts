import { generatePrivateKey } from "viem/accounts";
import { ask } from "../support/admin/review.ts";
import { expectStep, fillForm, submit } from "../support/onboarding/onboarding-form.ts";
import { connect, giveWallet, pill, sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, expectAccessibleInEveryVariant, test } from "../support/test.ts";
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

test("submission: a rejected signature and a lost connection keep the form, then it succeeds", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  watch(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
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
    await expectAccessibleInEveryVariant(page, "held");
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

test("submission: two presses of Submit send one request", async ({ page, marketplace, watch }) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.goto("/business/onboarding");
  await connect(page, wallet);
  await fillForm(page);
  await page.getByRole("button", { name: "Submit" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await sign(wallet);
  await expect(page).toHaveURL(/\/business$/);
  expect(sent.filter((path) => path === "/api/business/submissions")).toHaveLength(1);
  expect(wallet.log.filter(({ method }) => method === "personal_sign")).toHaveLength(1);
});

test("submission: switching accounts while signing is reported, and the new account can submit", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const accounts = [generatePrivateKey(), generatePrivateKey()];
  const wallet = await giveWallet(page, marketplace, { accounts });
  await page.goto("/business/onboarding");
  await connect(page, wallet);
  await fillForm(page);
  const first = wallet.address;
  await expect(page.getByText(first)).toBeVisible();
  await submit(page);
  const request = await wallet.nextRequest("personal_sign");
  wallet.switchAccount(1);
  await expectToast(
    page,
    "Submission failed",
    "The account in your wallet changed while you were signing. Please submit again.",
  );
  request.refuse();
  await expectStep(page, "Consent and wallet");
  await expect(page.getByText(wallet.address)).toBeVisible();
  await expectAccessible(page);
  await submit(page);
  await sign(wallet);
  await expect(page).toHaveURL(/\/business$/);
  expect(await ask(marketplace, ...businesses(wallet.address))).toHaveLength(1);
  expect(await ask(marketplace, ...businesses(first))).toHaveLength(0);
});

test("submission: an ended session needs one more signature", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /401 \(Unauthorized\)/);
  const wallet = await giveWallet(page, marketplace);
  await page.goto("/business/onboarding");
  await connect(page, wallet);
  await fillForm(page);
  // The session ends between the proof and the upload.
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
  await submit(page);
  await sign(wallet);
  await expect(page).toHaveURL(/\/business$/);
});
