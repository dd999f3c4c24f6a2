import { listCaseMails, recordCaseExport } from "@tenora/database/collection/case-file";
import { listContacts } from "@tenora/database/collection/contacts";
import { listDisputeEvidence } from "@tenora/database/collection/dispute-evidence";
import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import { findRequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import type { MarketEvent } from "@tenora/database/market/event/event-record";
import { listListingEvents } from "@tenora/database/market/event/list-listing-events";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { isCaseOpen } from "@tenora/domain/collection/contact";
import { DomainError } from "@tenora/domain/domain-error";
import { adminSessionAction, adminToken, noInput } from "~/http/admin-action.server";
import type { RouteCall } from "~/http/json-route.server";
import { readIndexed } from "~/market/read-market.server";
import { readCaseListing } from "../read-case.server.ts";
import { type CaseContent, caseEntries } from "./case-entries.server.ts";
import { zipStream } from "./zip-stream.ts";

/** The most events in a ledger: a page each, all of them in memory. */
const mostEvents = 10_000;
const pageSize = 500;

/**
 * POST: everything about a receivable that may have to be shown to a court or a collector, as a ZIP file.
 * The audit row is committed before the first byte.
 */
export const action = adminSessionAction(noInput, async (call) => {
  const { services, params, context } = call;
  const listing = await readCaseListing(context, params.id);
  if (listing === null) throw new DomainError("MARKET_UNAVAILABLE");
  if (listing === "missing") throw new DomainError("RECEIVABLE_NOT_FOUND");
  if (!isCaseOpen(listing)) throw new DomainError("NOTHING_TO_COLLECT");
  const ledger = await readLedger(call, listing);
  const content = await asAdmin(services.adminDatabase, adminToken(call), (tx) =>
    readContent(tx, { listing, ledger, call }),
  );
  const entries = caseEntries(content, services.documents);
  return new Response(zipStream(entries), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="case-${listing.id}.zip"`,
      "cache-control": "no-store",
    },
  });
});

interface Ledger {
  readonly events: readonly MarketEvent[];
  /** There are more than a file holds. */
  readonly isCut: boolean;
}

async function readContent(
  tx: Transaction<"admin">,
  {
    listing,
    ledger: { events, isCut },
    call: { services },
  }: { listing: DisclosedListing; ledger: Ledger; call: RouteCall },
): Promise<CaseContent> {
  const { id, fingerprint } = listing;
  const requestId = await recordCaseExport(tx, { listing: id, fingerprint });
  const found = await findRequestForReview(tx, requestId);
  const { businessId } = found.request;
  return {
    listing,
    found,
    events,
    isCut,
    contacts: await listContacts(tx, requestId),
    evidence: await listDisputeEvidence(tx, requestId),
    mails: await listCaseMails(tx, { listing: id, requestId, businessId }),
    publicUrl: services.settings.publicUrl,
    now: services.now(),
  };
}

/** Everything that happened to the receivable, in chain order. @throws DomainError MARKET_UNAVAILABLE */
async function readLedger({ services }: RouteCall, { id }: DisclosedListing): Promise<Ledger> {
  const read = await readIndexed(services, async (tx) => {
    const events: MarketEvent[] = [];
    let after: Awaited<ReturnType<typeof listListingEvents>>["next"] = null;
    do {
      const page = await listListingEvents(tx, {
        listing: id,
        limit: pageSize,
        after: after ?? undefined,
      });
      events.push(...page.events);
      after = page.next;
    } while (after !== null && events.length < mostEvents);
    return { events, isCut: after !== null };
  });
  if (read === null) throw new DomainError("MARKET_UNAVAILABLE");
  return read;
}
