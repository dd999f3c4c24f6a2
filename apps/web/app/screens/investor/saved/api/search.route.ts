import { changeSearch, deleteSearch } from "@tenora/database/search/saved-searches";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { byMethod, jsonRoute, pathId } from "~/http/json-route.server";
import { memberAction } from "~/http/member-action.server";
import { readJson } from "~/http/read-json.server";
import { requireSession } from "~/http/require-session.server";
import type { RouteHandle } from "~/http/route-handle";
import { searchChangesInput } from "../search-input.ts";
import { newestListing } from "./newest-listing.server.ts";
import { searchLimit } from "./search-limit.ts";

export const handle: RouteHandle = { rateLimits: { PUT: searchLimit, DELETE: searchLimit } };

/** PUT: renames a search of the proven wallet and turns its mails on or off. DELETE: deletes it. */
export const action = byMethod({
  PUT: jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
    const { token } = await requireSession(call, searchLimit);
    const id = pathId(call, "SEARCH_NOT_FOUND");
    const changes = await readJson(call.request, searchChangesInput);
    const newest = await newestListing(call.context);
    await asMember(call.services.publicDatabase, token, async (tx) =>
      requireSearch(await changeSearch(tx, { id, ...changes }, newest)),
    );
  }),
  DELETE: memberAction(
    z.strictObject({}),
    async (tx, call) => requireSearch(await deleteSearch(tx, pathId(call, "SEARCH_NOT_FOUND"))),
    { limit: searchLimit, fallback: "DATABASE_UNAVAILABLE" },
  ),
});

function requireSearch(isFound: boolean): void {
  if (!isFound) throw new DomainError("SEARCH_NOT_FOUND");
}
