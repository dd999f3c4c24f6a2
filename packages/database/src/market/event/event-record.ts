import type { Selectable } from "kysely";
import type { MarketDatabase } from "../market-tables.ts";

type Hex = `0x${string}`;

/** An event of our contracts. `arguments` are the ABI's by name, whole numbers as the indexer wrote them. */
export interface MarketEvent {
  /** The event's name in lower case with hyphens, as `state-changed`; transfers of notes are `transferred`. */
  readonly type: string;
  readonly contract: Hex;
  readonly listing: bigint | null;
  readonly note: bigint | null;
  /** The wallet that it concerns: buyer, payer, owner of the note, signer. */
  readonly wallet: Hex | null;
  /** The other side: seller of a note, attestor, recipient. */
  readonly counterparty: Hex | null;
  readonly token: Hex | null;
  /** Base units that moved; null when no money did. */
  readonly amount: bigint | null;
  readonly block: number;
  readonly logIndex: number;
  /** Seconds since 1970. */
  readonly time: number;
  readonly transaction: Hex;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export function toMarketEvent(row: Selectable<MarketDatabase["events"]>): MarketEvent {
  return {
    type: row.type,
    contract: row.contract as Hex,
    listing: row.listing === null ? null : BigInt(row.listing),
    note: row.note === null ? null : BigInt(row.note),
    wallet: row.wallet as Hex | null,
    counterparty: row.counterparty as Hex | null,
    token: row.token as Hex | null,
    amount: row.amount === null ? null : BigInt(row.amount),
    block: Number(row.block),
    logIndex: row.log_index,
    time: Number(row.time),
    transaction: row.transaction_hash as Hex,
    arguments: (row.arguments ?? {}) as Readonly<Record<string, unknown>>,
  };
}
