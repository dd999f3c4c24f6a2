import type { Stars } from "@tenora/domain/rating/rating";
import { timesOf } from "../calendar/timeline.ts";
import { secondsOf } from "../calendar/working-hours.ts";
import type { LivingReceivable } from "../exchange/living-receivable.ts";
import { type InvestorKey, investors } from "../people/investors.ts";
import type { HistoryRating } from "../storage/store-ratings.ts";
import { atTime, walletOf } from "./row-columns.ts";

const hour = 3_600;
const day = 24 * hour;

type Said = Partial<Record<InvestorKey, readonly [Stars, string]>>;

/** What the holders of repaid receivables say. Visitors act as Dara, who has hers to give. */
const said: Readonly<Record<string, Said>> = {
  "BT-2601": {
    farah: [5, "Paid a week early, as announced."],
    goran: [5, ""],
    hana: [4, "The invoice was easy to check. I'd have liked a larger part."],
  },
  "BT-2604": { eli: [5, ""], ivan: [4, "On the due date."] },
  "OP-3307": {
    mina: [3, "Three days late, within the grace period. They could have said so."],
    farah: [4, ""],
  },
  "MC-0951": { goran: [5, "Clear papers, and paid early."] },
  "A second oven": {
    hana: [5, "My money came back on the day, and the bread is good."],
    ivan: [5, ""],
    jun: [4, ""],
  },
};

/** The ratings of a receivable's holders, who wrote them in the days after the last payment. */
export function ratingRows(
  { receivable, listing, terms }: LivingReceivable,
  end: number,
): readonly HistoryRating[] {
  const { number, events } = receivable;
  const settledAt = Math.max(...events.filter((event) => event.do === "pay").map(timesOf(end)));
  return Object.entries(said[number] ?? {}).map(([name, [stars, words]], at) => ({
    wallet: walletOf(investors[name as InvestorKey]),
    listing: Number(listing),
    fingerprint: terms.fingerprint,
    seller: terms.seller.toLowerCase() as `0x${string}`,
    stars,
    words,
    ratedAt: atTime(settledAt + (at + 1) * day + secondsOf(`rated ${name} ${number}`, 0, 5 * hour)),
  }));
}
