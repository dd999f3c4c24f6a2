import { findSellerSlugs } from "@tenora/database/disclosure/find-seller-slugs";
import { findOwnMailSettings, type MailChoices } from "@tenora/database/mail/mail-settings";
import { listSavedSearches, saveSearch } from "@tenora/database/search/saved-searches";
import { asMember } from "@tenora/database/transaction/as-member";
import { byMethod, jsonRoute } from "~/http/json-route.server";
import { memberLoader } from "~/http/member-action.server";
import { readJson } from "~/http/read-json.server";
import { requireSession } from "~/http/require-session.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import type { OwnSearches, SearchMails } from "../saved-page.ts";
import { searchInput } from "../search-input.ts";
import { newestListing } from "./newest-listing.server.ts";
import { searchLimit } from "./search-limit.ts";
import { addressOf, toSearchView } from "./search-view.server.ts";

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit, POST: searchLimit } };

/** GET: the searches that the owner of the proven wallet saved, and whether mails about them come. */
export const loader = memberLoader(
  async (tx) => {
    const searches = await listSavedSearches(tx);
    const slugs = searches.flatMap(({ query }) => addressOf(query).chosen.seller);
    const sellers = await findSellerSlugs(tx, { slugs });
    return {
      searches: searches.map((search) => toSearchView(search, sellers)),
      mails: mailsOf(await findOwnMailSettings(tx, "investor")),
    };
  },
  (wallet, found): OwnSearches => ({
    wallet,
    searches: found?.searches ?? [],
    mails: found?.mails ?? "unregistered",
  }),
  "DATABASE_UNAVAILABLE",
);

function mailsOf(choices: MailChoices | null): SearchMails {
  if (choices === null) return "unregistered";
  return choices.stopped.includes("saved-searches") ? "stopped" : "on";
}

/** POST: saves a search of the exchange. What is listed by now isn't new to it. */
export const action = byMethod({
  POST: jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
    const { token } = await requireSession(call, searchLimit);
    const search = await readJson(call.request, searchInput);
    const newest = await newestListing(call.context);
    return asMember(call.services.publicDatabase, token, async (tx) => ({
      id: await saveSearch(tx, search, newest),
    }));
  }),
});
