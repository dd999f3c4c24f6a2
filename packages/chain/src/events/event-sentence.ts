import type { ChainEvent, EventContract } from "./chain-event.ts";
import type { EventWords } from "./event-words.ts";
import { exchangeSentences } from "./sentences/exchange-sentences.ts";
import { eligibleGateSentences } from "./sentences/gate-sentences.ts";
import { registrySentences } from "./sentences/registry-sentences.ts";
import { rewardSentences } from "./sentences/reward-sentences.ts";
import type { SentenceTable } from "./sentences/sentence-table.ts";

const sentences: { readonly [Contract in EventContract]: SentenceTable<Contract> } = {
  exchange: exchangeSentences,
  registry: registrySentences,
  rewards: rewardSentences,
  eligibleGate: eligibleGateSentences,
};

/** What an event means, in one or two sentences of plain English. */
export function eventSentence({ contract, name, args }: ChainEvent, words: EventWords): string {
  // Contract, name and arguments belong together by ChainEvent; the compiler can't follow all three.
  const table = sentences[contract] as Readonly<
    Record<string, (args: ChainEvent["args"], words: EventWords) => string>
  >;
  const sentence = table[name];
  if (!sentence) throw new Error(`The event ${name} of ${contract} has no sentence.`);
  return sentence(args, words);
}
