import { type PageCursor, readCursor } from "./page-cursor.ts";

/** What the address of a list of people asks for. */
export interface ListQuery<Status> {
  readonly status: Status | undefined;
  readonly search: string;
  readonly after: PageCursor | undefined;
}

const maxSearchLength = 200;

/** Words that the list cannot mean are as if they were not there. */
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
