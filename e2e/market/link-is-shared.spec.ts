import { expectMail } from "../support/mail/mailbox.ts";
import { type Actor, confirmInWallet, openDialog } from "../support/market/actor.ts";
import { confirmPurchase } from "../support/market/buy-and-collect.ts";
import { test } from "../support/market/clock-test.ts";
import { openStory, phone } from "../support/market/market-story.ts";
import {
  attestPastPages,
  publishPastPages,
  requestPastPages,
} from "../support/market/request-past-pages.ts";
import { sign } from "../support/page-wallet.ts";
import { expect, expectAccessible } from "../support/test.ts";
import { uniqueWord } from "../support/unique-word.ts";

/** Ben makes a link; resolves with its address. */
async function createLink({ page, wallet }: Actor, name: string, forEach: string, inAll: string) {
  const panel = page.getByRole("region", { name: "Share a link" });
  await panel.getByLabel("Who is it for?").fill(name);
  await panel.getByLabel("Limit for each wallet").fill(forEach);
  await panel.getByLabel("Limit in total").fill(inAll);
  await panel.getByRole("button", { name: "Create the link" }).click();
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await expect(panel.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  const ready = panel.getByText("Your link is ready");
  await expect(ready).toBeVisible();
  await expect(panel.getByAltText("QR code of the link")).toBeVisible();
  const address = await panel.getByText(/^http.*#link=[0-9a-f]{64}$/).textContent();
  return address ?? "";
}

/**
 * Ben's business, at tier 2, asks for money from holders of its link. A club gets one for 4,750 units,
 * 2,850 for each; it is used up, and another link is revoked.
 */
test("a link is shared, used up and revoked §1.29", async ({ browser, marketplace, watch }) => {
  const story = await openStory(browser, marketplace, { ...phone, watch }, 2);
  const { step } = story;
  const id = await requestPastPages(marketplace, story.people.ben, {
    invoiceNumber: uniqueWord(),
    audience: "link",
  });
  await attestPastPages(marketplace, id);
  const listing = await publishPastPages(marketplace, id);
  await story.untilShown(listing);
  const ben = await story.open("ben");
  await ben.page.goto(`/exchange/${listing}`);
  const panel = ben.page.getByRole("region", { name: "Share a link" });
  await panel.getByRole("button", { name: "Sign in" }).click();
  await sign(ben.wallet);
  const dara = await story.open("dara");
  const eli = await story.open("eli");
  let club = "";
  let shop = "";

  await step("Ben shares a link with his club", async () => {
    club = await createLink(ben, "Football club", "2,850.00", "4,750.00");
  });
  await step("without it nobody can buy", async () => {
    await dara.page.goto(`/exchange/${listing}`);
    await expect(
      dara.page.getByText(/^Only people who have the seller's link can buy this\./),
    ).toBeVisible();
    await dara.page.goto(club.slice(0, -1));
    await expect(dara.page.getByText("This link is wrong or incomplete")).toBeVisible();
  });
  await step("Dara buys all that it allows one wallet", async () => {
    const { page } = dara;
    await page.goto(club);
    await expect(page.getByText(/Each wallet can buy up to 2,850 units until /)).toBeVisible();
    await page.getByLabel("Amount in USDC").fill("2,850.00");
    await page.getByRole("button", { name: "Buy for 2,850 USDC" }).click();
    await confirmPurchase(dara, "USDC", "2,850");
  });
  await step("and is told that it was all", async () => {
    const { page } = dara;
    await expect(page.getByText(/You've bought everything it allows each wallet\./)).toBeVisible();
  });
  await step("Eli buys the rest of it", async () => {
    const { page } = eli;
    await page.goto(club);
    await page.getByLabel("Amount in USDC").fill("1,900.00");
    await page.getByRole("button", { name: "Buy for 1,900 USDC" }).click();
    await confirmPurchase(eli, "USDC", "1,900");
    await expect(page.getByText(/Everything it allows has been bought\./)).toBeVisible();
  });
  await step("Ben sees who bought by it", async () => {
    await ben.page.reload();
    const row = ben.page.getByRole("listitem").filter({ hasText: "Football club" });
    await expect(row.getByText("Used up")).toBeVisible();
    await expect(row.getByText(/^4,750 of 4,750 units bought, until /)).toBeVisible();
  });
  await step("Ben revokes the next link before anybody bought", async () => {
    shop = await createLink(ben, "Shop next door", "1,900.00", "1,900.00");
    const row = ben.page.getByRole("listitem").filter({ hasText: "Shop next door" });
    await row.getByRole("button", { name: "Revoke Shop next door" }).click();
    await openDialog(ben.page).getByRole("button", { name: "Revoke" }).click();
    await confirmInWallet(ben, ["eth_sendTransaction"], "The link is revoked.");
    await expect(row.getByText("Revoked", { exact: true })).toBeVisible();
  });
  await step("and Dara is told so", async () => {
    await dara.page.goto(shop);
    await expect(dara.page.getByText("This link can't be used any more")).toBeVisible();
    await expect(dara.page.getByText(/The seller revoked it\./)).toBeVisible();
    await expectAccessible(dara.page);
  });
  await step("Dara, who isn't registered, gives an address to be told about her note", async () => {
    const form = dara.page.getByRole("region", { name: "Emails about your notes" });
    const email = `dara-${listing}@example.com`;
    await form.getByLabel("Your email address (optional)").fill(email);
    await form.getByRole("button", { name: "Email me" }).click();
    await sign(dara.wallet);
    await expect(form.getByText(`Look for our email to ${email} and confirm`)).toBeVisible();
    await expectMail(marketplace, email, "Confirm");
  });
  await story.close();
});
