import { expect, expectAccessible } from "../test.ts";
import { type Actor, confirmInWallet, openDialog } from "./actor.ts";

const working = "Payments, releases, cancellations, refunds, collecting, defaults and withdrawals";
const newBusiness = "Listing, buying and reselling, for everyone";
const fee = "You pay the network’s fee for this transaction.";

/** The desk's two presses, in the words that stand between the press and the wallet. */
const presses = {
  Pause: {
    title: "Pause the market",
    effects: {
      "What stops": newBusiness,
      "What still works": working,
      Until: "A pauser or the exchange’s admin unpauses it",
    },
    risk: "Deadlines aren’t extended: a sale that ends below its minimum during the pause fails, and its buyers are refunded.",
    success: "The market is paused.",
    state: "Listing and buying Paused",
  },
  Unpause: {
    title: "Unpause the market",
    effects: { "What starts again": newBusiness, "What isn’t affected": working },
    risk: "Sales whose deadline passed during the pause stay closed.",
    success: "The market is open again.",
    state: "Listing and buying Open",
  },
} as const;

/** Olga, at the desk's page of the market, presses one of the two and signs once she has read what it does. */
export async function pressAtDesk(olga: Actor, press: keyof typeof presses): Promise<void> {
  const { page } = olga;
  const { title, effects, risk, success, state } = presses[press];
  await page.getByRole("button", { name: press, exact: true }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
  await expect(dialog.getByRole("term")).toHaveText(Object.keys(effects));
  await expect(dialog.getByRole("definition")).toHaveText(Object.values(effects));
  await expect(
    dialog.getByRole("region", { name: "Before you confirm" }).getByRole("listitem"),
  ).toHaveText([risk, fee]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: press, exact: true }).click();
  await confirmInWallet(olga, ["eth_sendTransaction"], success);
  await expect(page.getByRole("heading", { name: state })).toBeVisible();
}
