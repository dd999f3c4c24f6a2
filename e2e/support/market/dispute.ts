import { expect, test } from "../test.ts";
import { type Actor, confirmInWallet, openDialog } from "./actor.ts";
import type { MarketStory } from "./market-story.ts";

const said = "The customer says half of the goods never came.";
const agreed = "Both agreed on a discount on the next order.";

/** Olga raises a dispute about a receivable with what she heard, an investor reads of it, and she ends it. */
export async function disputeAndAgree(
  { untilShown, step }: Pick<MarketStory, "untilShown" | "step">,
  {
    olga,
    reader,
    listing,
  }: { readonly olga: Actor; readonly reader: Actor; readonly listing: bigint },
): Promise<void> {
  const isShownAs = async (disputed: boolean) => {
    await untilShown(listing);
    await reader.page.goto(`/exchange/${listing}`);
    await expect(reader.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(reader.page.getByText("Disputed", { exact: true })).toHaveCount(disputed ? 1 : 0);
  };
  await olga.page.goto(`/admin/market/${listing}`);
  await step("Olga raises a dispute, with what the customer says", () =>
    decide(olga, "Raise", ["Evidence", said]),
  );
  await expect(olga.page.getByText("Dispute raised", { exact: true })).toBeVisible();
  await expect(olga.page.getByText(said)).toBeVisible();
  await test.step("everybody is told on its page", async () => {
    await isShownAs(true);
  });
  await step("Olga ends it, with what they agreed", () =>
    decide(olga, "End", ["Why it ends", agreed]),
  );
  await expect(olga.page.getByText("Dispute ended", { exact: true })).toBeVisible();
  await test.step("and its page is as before", () => isShownAs(false));
}

async function decide(
  olga: Actor,
  verb: "Raise" | "End",
  [label, text]: readonly [label: string, text: string],
): Promise<void> {
  const { page } = olga;
  await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: `${verb} dispute…` }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByText("What gets published")).toBeVisible();
  await olga.check();
  await dialog.getByRole("button", { name: `${verb} the dispute` }).click();
  await confirmInWallet(olga, ["eth_sendTransaction"], /^The dispute (is raised|has ended)\.$/);
}
