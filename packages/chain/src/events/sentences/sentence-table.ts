import type { EventArguments, EventContract, EventName } from "../chain-event.ts";
import type { EventWords } from "../event-words.ts";

/** One sentence per event of a contract: the compiler misses none. */
export type SentenceTable<Contract extends EventContract> = {
  readonly [Name in EventName<Contract>]: (
    args: EventArguments<Contract, Name>,
    words: EventWords,
  ) => string;
};
