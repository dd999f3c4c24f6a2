import { addressOf } from "@tenora/chain/history/participants";
import type { LivingReceivable } from "@tenora/chain/history/perform-event";
import { secondsOf } from "@tenora/chain/history/working-hours";
import type { HistoryOperation } from "@tenora/database/demonstration/store-past-operations";
import { persona } from "@tenora/domain/demo/personas";
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
