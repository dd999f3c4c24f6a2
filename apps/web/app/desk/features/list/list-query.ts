import type { ListOrder } from "@tenora/domain/text/list-order";
import { type PageCursor, readPageCursor } from "./page-cursor.ts";

/** The query in the address of a list of businesses or investors. */
export interface ListQuery<Status> {
  readonly status: Status | undefined;
  /** Only open entries that the current admin looks after, in lists that have it. */
  readonly isMine: boolean;
  readonly search: string;
  /** The chosen order; undefined for the list's own. */
  readonly order: ListOrder | undefined;
  readonly after: PageCursor | undefined;
}

const orders = ["newest", "oldest"] as const satisfies readonly ListOrder[];
/** The order in an address; undefined for the list's own. */
export const readOrder = (params: URLSearchParams): ListOrder | undefined =>
  orders.find((one) => one === params.get("sort"));

const maxSearchLength = 200;

/** The part of the address that lists what the current admin looks after. */
export const mineQuery = { assignee: "me" } as const;

/** Ignores values that the list does not know. */
export function listQuery<Status extends string>(
  params: URLSearchParams,
  statuses: readonly Status[],
): ListQuery<Status> {
  return {
    status: statuses.find((one) => one === params.get("status")),
    isMine: params.get("assignee") === mineQuery.assignee,
    search: (params.get("search") ?? "").slice(0, maxSearchLength),
    order: readOrder(params),
    after: readPageCursor(params.get("after")),
  };
}
