import { localAccount } from "@tenora/chain/deployment/local-account";
import { persona } from "@tenora/domain/demo/personas";
import type { Stars } from "@tenora/domain/rating/rating";
import { timesOf } from "../calendar/timeline.ts";
import { secondsOf } from "../calendar/working-hours.ts";
import type { LivingReceivable } from "../exchange/perform-event.ts";
import { investors } from "../people/participants.ts";
import type { HistoryRating } from "../storage/store-ratings.ts";
import { atTime } from "./row-columns.ts";

const hour = 3_600;
const day = 24 * hour;

/** What the holders of repaid receivables say, in the order of their notes. */
const said: Readonly<Record<string, readonly (readonly [Stars, string])[]>> = {
  "BT-2601": [
    [5, "Paid a week early, as announced."],
    [5, ""],
    [4, "The invoice was easy to check. I'd have liked a larger part."],
  ],
  "BT-2604": [
    [5, ""],
    [4, "On the due date."],
  ],
  "HF-1180": [
    [5, "Repaid almost two weeks before maturity."],
    [4, ""],
  ],
  "LT-0412": [
    [5, ""],
    [4, "Early, without a reminder."],
    [5, ""],
  ],
  "OP-3307": [
    [3, "Three days late, within the grace period. They could have said so."],
    [4, ""],
  ],
  "KM-7702": [
    [4, ""],
    [5, "Clear papers and paid on time."],
    [4, ""],
  ],
  "A second oven": [
    [5, "My money came back on the day, and the bread is good."],
    [5, ""],
    [4, ""],
  ],
};

/** The ratings of a receivable's holders, who wrote them in the days after the last payment. */
export function ratingRows(
  { receivable, listing, terms, notes }: LivingReceivable,
  end: number,
): readonly HistoryRating[] {
  const { number } = receivable;
  const timeOf = timesOf(end);
  const paid = receivable.events.filter((event) => event.do === "pay").map(timeOf);
  const settledAt = Math.max(...paid);
  return (said[number] ?? []).flatMap(([stars, words], at) => {
    const owner = notes[at]?.owner;
    // Visitors act as Dara, who has hers to give.
    if (owner === undefined || owner === persona("Dara").account) return [];
    if (!investors.some(({ account }) => account === owner)) return [];
    return [
      {
        wallet: localAccount(owner).address.toLowerCase() as `0x${string}`,
        listing: Number(listing),
        fingerprint: terms.fingerprint,
        seller: terms.seller.toLowerCase() as `0x${string}`,
        stars,
        words,
        ratedAt: atTime(
          settledAt + (at + 1) * day + secondsOf(`rated ${owner} ${number}`, 0, 5 * hour),
        ),
      },
    ];
  });
}
