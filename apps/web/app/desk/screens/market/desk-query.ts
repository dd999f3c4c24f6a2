import type { AttentionCursor } from "@tenora/database/market/attention/list-attention";
import {
  type AttentionTopic,
  attentionRanks,
  pressingTopics,
  urgentTopics,
} from "@tenora/domain/operations/attention-topic";

/** One topic, what needs action, or that with what only waits to be collected. */
export type DeskView = AttentionTopic | "pressing" | "all";

/** As their tabs are ordered: the queue and everything, then the single problems in the order of their rows. */
export const deskViews: readonly DeskView[] = [
  ...(["pressing", "all"] as const),
  ...attentionRanks.flat().filter((one) => urgentTopics.includes(one)),
];

/** What a view lists. */
export function topicsOf(view: DeskView): readonly AttentionTopic[] {
  if (view === "pressing") return pressingTopics;
  return view === "all" ? urgentTopics : [view];
}

/** The query in the address of the desk. Ignores values that it doesn't know. */
export function deskQuery(params: URLSearchParams) {
  const topic = params.get("topic");
  return {
    view: deskViews.find((one) => one === topic) ?? "pressing",
    after: readDeskCursor(params.get("after")),
    defaultsBefore: readListing(params.get("defaulted")),
  };
}

const readListing = (text: string | null): bigint | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? BigInt(text ?? 0) : undefined;

const shape = /^([01])_(\d{1,12})_([a-z]{4,12}:[0-9a-fx:]{1,100})$/;

export const writeDeskCursor = ({ isLater, since, key }: AttentionCursor): string =>
  `${isLater ? 1 : 0}_${since}_${key}`;

/** Undefined, which is the first page, for any text that `writeDeskCursor` does not write. */
function readDeskCursor(text: string | null): AttentionCursor | undefined {
  const [, group, since, key] = shape.exec(text ?? "") ?? [];
  return since && key ? { isLater: group === "1", since: Number(since), key } : undefined;
}
