import type { MarketMailPosition, MarketOccasion } from "@tenora/database/mail/market-mails";
import { listListingsById } from "@tenora/database/market/attention/list-listings-to-mail";
import { listWaitingCredits } from "@tenora/database/market/wallet/list-waiting-credits";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { dayOf } from "@tenora/domain/mail/reminder";
import { occasionOf } from "./occasion.ts";

const day = 86_400;

/**
 * Money that was set aside and has waited for a whole day of the chain's at the beginning of a day since
 * the position: an owner who withdraws it at once isn't told. The key names the first that was set aside, so
 * what is added before a withdrawal sends no second mail.
 */
export async function readWaitingCredits(
  tx: Transaction<"market">,
  { time, sinceBlock }: MarketMailPosition,
  now: number,
): Promise<MarketOccasion[]> {
  const [after, today] = [dayOf(time), dayOf(now)];
  if (today <= after) return [];
  const range = { from: (after - 1) * day, to: (today - 1) * day, sinceBlock };
  const credits = await listWaitingCredits(tx, range);
  const ids = [...new Set(credits.map(({ listing }) => listing))];
  const listings = new Map((await listListingsById(tx, ids, now)).map((one) => [one.id, one]));
  return credits.flatMap(({ account, token, amount, listing: id, transaction }) => {
    const listing = listings.get(id);
    if (listing === undefined) return [];
    const isSellers = account === listing.seller.wallet;
    const told = isSellers
      ? ({ sellerKind: "business_credit_waiting" } as const)
      : ({ holderKind: "investor_credit_waiting", holders: [account] } as const);
    const key = `credit:${transaction}:${account}:${token.address}`;
    // In its own stablecoin: what was added may come from another receivable.
    return [occasionOf(key, { ...listing, token }, { ...told, facts: { amount } })];
  });
}
