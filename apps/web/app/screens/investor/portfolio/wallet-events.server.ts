import type { MarketEvent } from "@tenora/database/market/event/event-record";
import type { MarketAudience } from "@tenora/database/market/listing/audience";
import type { EventPosition } from "@tenora/database/market/market-tables";
import { listWalletEvents } from "@tenora/database/market/wallet/list-wallet-events";
import type { Transaction } from "@tenora/database/transaction/transaction";

export interface WalletEventsRange {
  readonly wallet: string;
  readonly audience: MarketAudience;
  readonly types: readonly string[];
  /** From the first to the last of these seconds since 1970; all of them without it. */
  readonly period?: { readonly from: number; readonly to: number } | undefined;
  /** More aren't read. */
  readonly most: number;
}

const pageSize = 1_000;

/** The events of a wallet, newest first, page by page, and whether these are all of them. */
export async function readWalletEvents(
  tx: Transaction<"market">,
  { wallet, audience, types, period, most }: WalletEventsRange,
): Promise<{ readonly events: readonly MarketEvent[]; readonly isComplete: boolean }> {
  const events: MarketEvent[] = [];
  let before: EventPosition | undefined;
  do {
    const limit = Math.min(pageSize, most - events.length);
    const page = await listWalletEvents(tx, { wallet, audience, types, period, before, limit });
    events.push(...page.events);
    before = page.next ?? undefined;
  } while (before !== undefined && events.length < most);
  return { events, isComplete: before === undefined };
}
