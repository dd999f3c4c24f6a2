import type { InvestorQuery } from "@tenora/database/list-investors";
import { investorStatuses } from "@tenora/domain/investor";
import { readCursor } from "../page-cursor.ts";

/** What an address of the list asks for; words it cannot mean are as if they were not there. */
export function queryOf(params: URLSearchParams): Omit<InvestorQuery, "limit"> {
  return {
    status: investorStatuses.find((one) => one === params.get("status")),
    search: (params.get("search") ?? "").slice(0, 200),
    after: readCursor(params.get("after")),
  };
}
