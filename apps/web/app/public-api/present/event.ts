import { checksumAddress } from "@tenora/chain/wallet/checksum-address";
import type { MarketEvent } from "@tenora/database/market/event/event-record";
import type { ApiEvent } from "../schema/records";
import { kinds, levels } from "../schema/values";
import { toTime } from "./values";

const numbers = new Set([
  ...["listing", "note", "id", "previous", "rewardId", "counter", "units", "soldUnits"],
  ...["totalUnits", "minUnits", "minPurchase", "graceDays", "delayDays"],
  ...["lateFeeBps", "maxFeeBps", "feeBps", "_tokenId", "_fromTokenId", "_toTokenId"],
]);
const times = new Set(["fundingDeadline", "maturity", "deadline"]);
/** The contract's enumerations, by position. */
const words: Readonly<Record<string, readonly string[]>> = {
  kind: kinds,
  level: levels,
  state: ["none", "listed", "funded", "settled", "defaulted", "cancelled"],
  rule: ["open", "eligible", "locked"],
};

/** An event with its arguments in the types of the public API; a tuple is an object. */
export function toApiEvent(event: MarketEvent): ApiEvent {
  const { type, block, logIndex, transaction, time } = event;
  return {
    ...(toArgument("arguments", event.arguments) as object),
    type,
    block,
    logIndex,
    transaction,
    time: toTime(time),
  };
}

function toArgument(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => toArgument(name, one));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, toArgument(key, one)]),
    );
  }
  if (typeof value === "boolean") return value;
  const text = String(value);
  if (/^0x[0-9a-fA-F]{40}$/.test(text)) return checksumAddress(text);
  if (numbers.has(name)) return Number(text);
  if (times.has(name)) return toTime(Number(text));
  return words[name]?.[Number(text)] ?? text;
}
