import type { Page } from "@playwright/test";
import { addDays, toCalendarDate } from "@tenora/domain/text/calendar-date";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { sign } from "../page-wallet.ts";
import { expect, expectAccessible } from "../test.ts";
import { type Actor, confirmInWallet } from "./actor.ts";

export interface Campaign {
  readonly name: string;
  /** The reward that each backer gets. */
  readonly reward: string;
  /** Now by the chain's clock, in ms since 1970. */
  readonly now: number;
}

const story =
  "Our only oven is full by six in the morning, and we turn people away on Saturdays. With a second one we bake twice as much. We repay you from what we sell at the counter in spring.";

const pictured = "Our only oven, full of loaves";

/** It is there, not only its words. */
async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole("img", { name: pictured });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

const dayOf = ({ now }: Campaign, days: number) => toCalendarDate(addDays(now, days));

/** Ben describes a reward with its picture, and puts it on the chain. */
export async function createReward(ben: Actor, campaign: Campaign): Promise<void> {
  const { page, wallet } = ben;
  await page.goto("/business/rewards");
  await page.getByRole("button", { name: "New reward" }).click();
  await page.getByLabel("Name", { exact: true }).fill(campaign.reward);
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "bread.png", mimeType: "image/png", buffer: samplePng(240, 240) });
  await page.getByLabel("What buyers get").fill("A loaf of your choice every Saturday for a year.");
  await page.getByLabel("How they redeem it").fill("Show your wallet at our counter in Bedok.");
  await page.getByLabel("Last day to redeem it").fill(dayOf(campaign, 360));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save the reward" }).click();
  await sign(wallet);
  await expect(page.getByText("Not on the chain yet")).toBeVisible();
  await page.getByRole("button", { name: "Create it on the chain" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^It's a promise: every buyer /)).toBeVisible();
  await dialog.getByRole("button", { name: "Create" }).click();
  await confirmInWallet(ben, ["eth_sendTransaction"], /^Your reward is on the chain\./);
  await expect(page.getByText(/^Not attached yet\./)).toBeVisible();
}

/** Ben asks his friends for 6,000 without interest and with the reward, and signs the terms. */
export async function requestBacking({ page, wallet }: Actor, campaign: Campaign): Promise<void> {
  const next = () => page.getByRole("button", { name: "Save and continue" }).click();
  await page.goto("/business/funding-request");
  await page.getByRole("link", { name: "New request" }).click();
  await page.getByRole("radio", { name: /^A community campaign/ }).check();
  await next();

  await expect(page.getByText("You repay this yourself", { exact: true })).toBeVisible();
  await page.getByLabel("Campaign name").fill(campaign.name);
  await page.getByLabel("Story").fill(story);
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "oven.png", mimeType: "image/png", buffer: samplePng(400, 300) });
  await page.getByLabel("What the picture shows").fill(pictured);
  await page.getByRole("button", { name: "Add picture" }).click();
  await expectPicture(page);
  await expectAccessible(page);
  await next();

  await page.getByLabel("Goal").fill("6,000.00");
  await page.getByLabel("Interest type").selectOption("total");
  await page.getByLabel("Interest in total").fill("0");
  const rewards = page.getByLabel("Reward, if you offer one");
  const reward = rewards.getByRole("option", { name: campaign.reward });
  await rewards.selectOption(await reward.getAttribute("value"));
  await page.getByLabel("Repayment date").fill(dayOf(campaign, 90));
  await page.getByLabel("Last day to buy").fill(dayOf(campaign, 14));
  await page.getByLabel("Minimum to raise").fill("4,000.00");
  await page.getByLabel("Who can buy").selectOption("invited");
  await expect(page.getByText("At that cap you'd pay 60.00 USDC")).toBeVisible();
  await expectAccessible(page);
  await next();

  await expect(page.getByText("At most 1% of what the sale raises")).toBeVisible();
  await expectPicture(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit for review" }).click();
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await expect(page.getByText("In review", { exact: true })).toBeVisible();
}

/** A friend opens the private page and asks to join. */
export async function askToJoin(
  { page, wallet }: Actor,
  listing: bigint,
  name: string,
): Promise<void> {
  await page.goto(`/exchange/${listing}`);
  await expect(page.getByText("You can lose all of it", { exact: true })).toBeVisible();
  await expectPicture(page);
  await expect(
    page.getByText("Each purchase is a note. Its buyer holds it to the end and can't transfer it."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Sign in" }).click();
  await sign(wallet);
  await page.getByLabel("Your name").fill(name);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ask to join" }).click();
  await expect(page.getByText("You've asked to join", { exact: true })).toBeVisible();
}

/** Ben invites who asked to join, for up to this amount. */
export async function inviteGuest(
  { page, wallet }: Actor,
  listing: bigint,
  { name, amount }: { readonly name: string; readonly amount: string },
): Promise<void> {
  await page.goto(`/exchange/${listing}`);
  const panel = page.getByRole("region", { name: "Invite people" });
  await panel.getByRole("button", { name: `Invite ${name}` }).click();
  await panel.getByLabel("Limit for each person").fill(amount);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Sign the invitation" }).click();
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  const row = panel.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Can buy", { exact: true })).toBeVisible();
}

/** The owner of one note with a reward claims it in the portfolio. */
export async function claimReward(owner: Actor, reward: string): Promise<void> {
  const { page } = owner;
  await page.goto("/investor/portfolio");
  await expect(page.getByText(reward)).toBeVisible();
  await page.getByRole("button", { name: "Claim the reward" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Claim" }).click();
  await confirmInWallet(owner, ["eth_sendTransaction"], "The reward is in your wallet.");
  await expect(page.getByText("Claimed: it's in your wallet")).toBeVisible();
}
