import { persona } from "@tenora/domain/demo/personas";
import { secondsOf } from "../calendar/working-hours.ts";
import type { LivingReceivable } from "../exchange/living-receivable.ts";
import { addressOf } from "../people/businesses.ts";
import type { HistoryOperation } from "../storage/store-operations.ts";
import { atTime } from "./row-columns.ts";

/** What the operator did about a receivable on the chain, recorded once its transaction was there. */
export const operationRows = ({
  listing,
  operations,
}: LivingReceivable): readonly HistoryOperation[] =>
  operations.map(({ kind, at, transaction }) => ({
    kind,
    transaction,
    listing: Number(listing),
    actedAt: at,
    wallet: addressOf(persona("Olga")).toLowerCase() as `0x${string}`,
    recordedAt: atTime(at + secondsOf(`${kind} ${listing}`, 9, 40)),
  }));
