import type { Credit } from "@tenora/database/market/list-wallet-credits";
import type { Note } from "@tenora/database/market/note-record";
import type { TokenStats } from "@tenora/database/market/read-market-stats";
import type { ApiCredit, ApiNote, ApiTokenStats } from "../schema/records";
import { toAddress, toToken } from "./values";

export function toApiNote(note: Note): ApiNote {
  return {
    id: Number(note.id),
    listing: Number(note.listing),
    owner: note.owner === null ? null : toAddress(note.owner),
    units: Number(note.units),
    cost: String(note.cost),
    claimed: String(note.claimed),
    claimable: String(note.claimable),
    refundable: String(note.refundable),
    rewardClaimed: note.rewardClaimed,
    counter: note.counter,
  };
}

export const toApiCredit = ({ token, amount }: Credit): ApiCredit => ({
  token: toToken(token),
  amount: String(amount),
});

/** The totals of a token, without what came due by value, which pages alone tell. */
export function toApiStats(stats: TokenStats): ApiTokenStats {
  const { token, counts, cameDue: _due, cameDuePaid: _paid, ...amounts } = stats;
  const texts = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, String(amount)]),
  ) as Record<keyof typeof amounts, string>;
  return { token: toToken(token), ...texts, counts };
}
