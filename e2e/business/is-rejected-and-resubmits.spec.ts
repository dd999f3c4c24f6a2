import type { Page } from "@playwright/test";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { ask, review } from "../support/admin/review.ts";
import { onboard } from "../support/onboarding/onboard-business.ts";
import {
  adaFormValues,
  chooseCertificate,
  expectStep,
  next,
  submit,
} from "../support/onboarding/onboarding-form.ts";
import { connect, giveWallet, sign } from "../support/page-wallet.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// A rejection gives its reason to the owner only; a resubmission starts from the previous request.

const reason = "The certificate is older than a year.\nPlease send a new one.";
const panel = (page: Page) => page.getByRole("region", { name: "Business status" });

test("rejected business: reads the reason, corrects the form and is pending again", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const key = generatePrivateKey();
  const { address } = privateKeyToAccount(key);
  await onboard(marketplace, key);
  await review(marketplace, address, { status: "rejected", reason });
  const wallet = await giveWallet(page, marketplace, { account: key });
  await page.goto("/business");
  await connect(page, wallet);

  await test.step("only a proven wallet may read the reason", async () => {
    await expect(panel(page).getByText("Your onboarding wasn't approved")).toBeVisible();
    await expect(panel(page).getByText("The certificate is older")).toHaveCount(0);
    await panel(page).getByRole("button", { name: "View the reason" }).click();
    (await wallet.nextRequest("personal_sign")).refuse();
    await expect(panel(page).getByRole("button", { name: "View the reason" })).toBeEnabled();
    await expect(panel(page).getByText("The certificate is older")).toHaveCount(0);
    await panel(page).getByRole("button", { name: "View the reason" }).click();
    await sign(wallet);
    await expect(panel(page).getByText("The certificate is older than a year.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the previous answers are filled in after signing §2.52", async () => {
    await page.context().clearCookies();
    await page.reload();
    await panel(page).getByRole("link", { name: "Restart Onboarding Process" }).click();
    await expectStep(page, "Company");
    await expect(page.getByText("Your last request wasn't approved")).toBeVisible();
    await expect(page.getByLabel("Company name")).toHaveValue("");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Start from my previous request" }).click();
    await sign(wallet);
    await expect(page.getByText(/Our reviewer wrote: The certificate is older/)).toBeVisible();
    await expect(page.getByLabel("Company name")).toHaveValue(adaFormValues.company);
    await expect(page.getByLabel("Country")).toHaveValue(adaFormValues.country);
    await expect(page.getByLabel("Registration number")).toHaveValue(
      adaFormValues.registrationNumber,
    );
    await page.getByLabel("Company name").fill("Ada Trading (2026) Pte Ltd");
    await next(page);
    await chooseCertificate(page);
    await expect(page.getByLabel("Director's full name")).toHaveValue(adaFormValues.director);
    await expect(page.getByLabel("Director's email")).toHaveValue(adaFormValues.email);
    await next(page);
    await page.getByRole("checkbox").check();
    await submit(page);
  });

  await test.step("the same record is pending, and its history has both submissions §4.16", async () => {
    await expect(panel(page).getByText("Onboarding In Progress")).toBeVisible();
    await expect(panel(page).getByText(/Ada Trading \(2026\) Pte Ltd/)).toBeVisible();
    const history = await ask<{ event: string }>(
      marketplace,
      `select h.event from public.business_history h join public.businesses b on b.id = h.business_id
       where b.wallet_address = $1 order by h.id`,
      [address.toLowerCase()],
    );
    expect(history.map(({ event }) => event)).toEqual(["submitted", "rejected", "restarted"]);
  });
});
