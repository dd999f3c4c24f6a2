import type { BusinessQuery } from "@tenora/database/list-businesses";
import { businessStatuses } from "@tenora/domain/business";
import { readCursor } from "../page-cursor.ts";

/** What an address of the list asks for; words it cannot mean are as if they were not there. */
export function queryOf(params: URLSearchParams): Omit<BusinessQuery, "limit"> {
  return {
    status: businessStatuses.find((one) => one === params.get("status")),
    search: (params.get("search") ?? "").slice(0, 200),
    after: readCursor(params.get("after")),
  };
}
