import type { Context } from "ponder:registry";
import { events } from "ponder:schema";

/** What we use of Ponder's events. */
export interface RecordedEvent {
  readonly block: { readonly number: bigint; readonly timestamp: bigint };
  readonly transaction: { readonly hash: `0x${string}` };
  readonly log: { readonly address: `0x${string}`; readonly logIndex: number };
  readonly args: unknown;
}

type Hex = `0x${string}`;

/** What an event concerns; what is missing is null. */
export interface Subject {
  readonly listing?: bigint | null;
  readonly note?: bigint | null;
  readonly wallet?: Hex | null;
  readonly counterparty?: Hex | null;
  readonly token?: Hex | null;
  readonly amount?: bigint | null;
}

/** Adds the event to the table of all events. `name` is the ABI's. */
export async function recordEvent(
  { db }: Context,
  name: string,
  event: RecordedEvent,
  subject: Subject,
): Promise<void> {
  const { listing, note, wallet, counterparty, token, amount } = subject;
  await db.insert(events).values({
    block: Number(event.block.number),
    logIndex: event.log.logIndex,
    type: kebabCase(name),
    contract: event.log.address,
    listing: listing ?? null,
    note: note ?? null,
    wallet: wallet ?? null,
    counterparty: counterparty ?? null,
    token: token ?? null,
    amount: amount ?? null,
    time: Number(event.block.timestamp),
    transactionHash: event.transaction.hash,
    arguments: asJson(event.args),
  });
}

const kebabCase = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

/** Big integers as decimal strings, as JSON has none. */
function asJson(value: unknown): unknown {
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asJson(one)]));
}

export const timeOf = (event: RecordedEvent): number => Number(event.block.timestamp);
