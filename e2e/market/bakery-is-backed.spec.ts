import { claimReward as claimNoteReward, claimNotes } from "@tenora/chain/exchange/note";
import { persona } from "@tenora/domain/demo/personas";
import { type Actor, openDialog } from "../support/market/actor.ts";
import { attestRequest } from "../support/market/attest-request.ts";
import {
  askToJoin,
  type Campaign,
  claimReward,
  createReward,
  inviteGuest,
  requestBacking,
} from "../support/market/back-campaign.ts";
import { collectAll, confirmPayment, confirmPurchase } from "../support/market/buy-and-collect.ts";
import { buyPastPages, senderWithKey } from "../support/market/buy-past-pages.ts";
import { test } from "../support/market/clock-test.ts";
import { readChainTime, readListing } from "../support/market/exchange-facts.ts";
import { invitePastPages } from "../support/market/invite-past-pages.ts";
import { createFriends } from "../support/market/market-people.ts";
import { openStory, phone, units } from "../support/market/market-story.ts";
import { publish, releaseProceeds } from "../support/market/sell-invoice.ts";
import { expect, expectAccessible } from "../support/test.ts";
import { uniqueWord } from "../support/unique-word.ts";

/** Dara reads what she can lose, and buys for 1,200. */
async function backCampaign(dara: Actor, listing: bigint): Promise<void> {
  const { page } = dara;
  await page.goto(`/exchange/${listing}`);
  await expect(
    page.getByText(/^You're invited: you can buy up to 1,200 units until /),
  ).toBeVisible();
  await page.getByLabel("Amount in USDC").fill("1,200.00");
  await page.getByRole("button", { name: "Buy for 1,200 USDC" }).click();
  await expect(
    openDialog(page).getByText("One for your note, to claim once it's repaid in full"),
  ).toBeVisible();
  await expect(
    openDialog(page).getByText(
      "You can lose all of it: no customer owes this money, and the seller repays it from its own funds.",
    ),
  ).toBeVisible();
  await expectAccessible(dara.page);
  await confirmPurchase(dara, "USDC", "1,200");
}

/** No customer owes it: Ben pays it among his own payments. */
async function repay(ben: Actor, listing: bigint): Promise<void> {
  const { page } = ben;
  await page.goto("/business/payments");
  const due = page.getByRole("listitem").filter({ hasText: `Receivable #${listing}` });
  await due.getByRole("button", { name: "Pay 6,000.00 USDC" }).click();
  await confirmPayment(ben, { listing, coin: "USDC" });
  await expect(page.getByText("Nothing to pay.")).toBeVisible();
}

/** Ben's dashboard says what waits, and Dara gets her bread. */
async function handOver(ben: Actor): Promise<void> {
  const { page } = ben;
  await page.goto("/business");
  const tasks = page.getByRole("region", { name: "To do" });
  await expect(tasks.getByText("9 claimed rewards are waiting to be handed over.")).toBeVisible();
  await tasks.getByRole("link", { name: "See who claimed" }).click();
  await page.getByText("9 notes: 9 claimed").click();
  const first = page.getByRole("listitem").filter({ hasText: /^Note \d+-1/ });
  await first.getByRole("button", { name: "Mark as handed over" }).click();
  await expect(first.getByText(/Handed over/)).toBeVisible();
  await expectAccessible(page);
}

/** His wallet has signed in, so his choices are there at once, and after a reload. */
async function chooseEmails({ page }: Actor): Promise<void> {
  await page.goto("/business/profile");
  await page.getByRole("link", { name: "Emails", exact: true }).click();
  const progress = page.getByRole("checkbox", { name: "Progress of your sales" });
  await progress.uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(progress).not.toBeChecked();
}

/**
 * Ben's bakery, at tier 3, raises 6,000 from nine friends whom it invites, for a reward and no interest.
 * It repays them, and all nine claim the reward.
 */
test("a bakery raises 6,000 from nine friends for a reward, repays, and all claim it §1.12 §1.14 §1.22 §1.31", async ({
  browser,
  marketplace,
  watch,
}) => {
  const story = await openStory(browser, marketplace, { ...phone, watch }, 3);
  const { people, exchange, step } = story;
  const { deployment } = exchange;
  const others = await createFriends(marketplace, 8);
  const name = uniqueWord();
  const now = await readChainTime(marketplace);
  const campaign: Campaign = { name: `Oven ${name}`, reward: `Bread ${name}`, now };

  const ben = await story.open("ben");
  await step("Ben's bakery promises bread for a year", () => createReward(ben, campaign));
  await step("and asks for 6,000 with it", () => requestBacking(ben, campaign));
  const olga = await story.openAccount(persona("Olga").account);
  const checks = [["Campaign review", "Record check"]] as const;
  await step("Olga attests it", () => attestRequest(olga, marketplace, campaign.name, checks));
  const listing = await publish(ben, { number: campaign.name });
  const start = await story.balance("ben");

  const dara = await story.open("dara");
  await step("Dara asks to join", () => askToJoin(dara, listing, "Dara from next door"));
  await step("Ben invites her", () =>
    inviteGuest(ben, listing, { name: "Dara from next door", amount: "1,200.00" }),
  );
  await step("Dara backs it, and has read what she can lose", () => backCampaign(dara, listing));
  expect(await story.balance("dara")).toBe(units("98800"));
  const notes: bigint[] = [];
  await step("eight other friends back it with 600 each", async () => {
    for (const guest of others) {
      const gateData = await invitePastPages(story, people.ben, { listing, guest, cap: 600 });
      notes.push(await buyPastPages(story, guest, { listing, count: 600, gateData }));
    }
  });

  await story.untilShown(listing);
  await step("Ben is paid at once", () => releaseProceeds(ben, listing));
  const { maturity, feeBps } = await readListing(marketplace, listing);
  const fee = (units("6000") * BigInt(feeBps)) / 10_000n;
  expect(await story.balance("ben")).toBe(start + units("6000") - fee);

  await story.moveTo(listing, maturity);
  await step("Ben repays all of it", () => repay(ben, listing));
  expect(await story.balance("ben")).toBe(start - fee);
  await step("Dara collects what she gave", () => collectAll(dara));
  expect(await story.balance("dara")).toBe(units("100000"));
  await step("and claims her bread", () => claimReward(dara, campaign.reward));
  await step("as the eight others do", async () => {
    await exchange.done(claimNotes(story.olga, deployment.exchange, notes));
    for (const [at, note] of notes.entries()) {
      const friend = senderWithKey(story, others[at] ?? "0x");
      await exchange.done(claimNoteReward(friend, deployment.exchange, note));
    }
  });
  expect((await readListing(marketplace, listing)).status).toBe("settled");

  await story.untilShown(listing);
  await step("Ben hands Dara's over", () => handOver(ben));
  await step("and her portfolio says so", async () => {
    await dara.page.goto("/investor/portfolio");
    await expect(dara.page.getByText("The seller says it was handed over.")).toBeVisible();
  });
  await step("Ben stops mails about his next sales", () => chooseEmails(ben));
  await story.close();
});
