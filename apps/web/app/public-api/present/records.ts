import { checksumAddress } from "@tenora/chain/wallet/checksum-address";
import type { Note } from "@tenora/database/market/note/note-record";
import type { TokenStats } from "@tenora/database/market/read-market-stats";
import type { Credit } from "@tenora/database/market/wallet/list-wallet-credits";
import type { ApiCredit, ApiNote, ApiTokenStats } from "../schema/records";
import { toToken } from "./values";

export function toApiNote(note: Note): ApiNote {
  return {
    id: Number(note.id),
    listing: Number(note.listing),
    owner: note.owner === null ? null : checksumAddress(note.owner),
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

/** The totals of a token: what the schema names, whatever else pages tell. */
export const toApiStats = (stats: TokenStats): ApiTokenStats => ({
  token: toToken(stats.token),
  listed: String(stats.listed),
  financed: String(stats.financed),
  repaid: String(stats.repaid),
  lateFees: String(stats.lateFees),
  outstanding: String(stats.outstanding),
  late: String(stats.late),
  defaulted: String(stats.defaulted),
  recovered: String(stats.recovered),
  claimed: String(stats.claimed),
  liabilities: String(stats.liabilities),
  balance: String(stats.balance),
  surplus: String(stats.surplus),
  counts: stats.counts,
});
