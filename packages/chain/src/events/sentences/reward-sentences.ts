import { formatCount } from "@tenora/domain/money/format-amount";
import { type Address, zeroAddress } from "viem";
import type { EventWords } from "../event-words.ts";
import type { SentenceTable } from "./sentence-table.ts";

/** What happened to custom rewards, one sentence per event. */
export const rewardSentences: SentenceTable<"rewards"> = {
  Made: ({ id, maker }, { who }) => `${who(maker)} created reward ${id}.`,
  URI: ({ id }) => `The description of reward ${id} was published.`,
  TransferSingle: ({ from, to, id, amount }, { who }) => moved(from, to, [[id, amount]], who),
  TransferBatch: ({ from, to, ids, amounts }, { who }) =>
    moved(
      from,
      to,
      ids.map((id, at) => [id, amounts[at] ?? 0n]),
      who,
    ),
  ApprovalForAll: ({ owner, operator, isApproved }, { who }) =>
    isApproved
      ? `${who(owner)} let ${who(operator)} transfer all of their rewards.`
      : `${who(owner)} no longer lets ${who(operator)} transfer their rewards.`,
};

function moved(
  from: Address,
  to: Address,
  rewards: readonly (readonly [id: bigint, amount: bigint])[],
  who: EventWords["who"],
): string {
  const what = rewards
    .map(([id, amount]) => `${amount === 1n ? "" : `${formatCount(amount)} × `}reward ${id}`)
    .join(", ");
  if (from === zeroAddress) return `${who(to)} received ${what}.`;
  if (to === zeroAddress) return `${who(from)} gave up ${what}.`;
  return `${who(from)} transferred ${what} to ${who(to)}.`;
}
