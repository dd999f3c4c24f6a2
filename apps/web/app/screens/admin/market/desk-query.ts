import type { AttentionCursor } from "@tenora/database/market/list-attention";
import { urgentTopics } from "@tenora/domain/operations/attention-topic";

/** The query in the address of the desk. Ignores values that it doesn't know. */
export function deskQuery(params: URLSearchParams) {
  const topic = params.get("topic");
  return {
    topic: urgentTopics.find((one) => one === topic),
    after: readDeskCursor(params.get("after")),
    defaultsBefore: readListing(params.get("defaulted")),
  };
}

const readListing = (text: string | null): bigint | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? BigInt(text ?? 0) : undefined;

const shape = /^(\d{1,12})_([a-z]{4,12}:[0-9a-fx:]{1,100})$/;

export const writeDeskCursor = ({ since, key }: AttentionCursor): string => `${since}_${key}`;

/** Undefined, which is the first page, for any text that `writeDeskCursor` does not write. */
function readDeskCursor(text: string | null): AttentionCursor | undefined {
  const [, since, key] = shape.exec(text ?? "") ?? [];
  return since && key ? { since: Number(since), key } : undefined;
}
