import { type PageCursor, readCursor } from "./page-cursor.ts";

/** The query in the address of a list of businesses or investors. */
export interface ListQuery<Status> {
  readonly status: Status | undefined;
  readonly search: string;
  readonly after: PageCursor | undefined;
}

const maxSearchLength = 200;

/** Ignores values that the list does not know. */
export function listQuery<Status extends string>(
  params: URLSearchParams,
  statuses: readonly Status[],
): ListQuery<Status> {
  return {
    status: statuses.find((one) => one === params.get("status")),
    search: (params.get("search") ?? "").slice(0, maxSearchLength),
    after: readCursor(params.get("after")),
  };
}
