import { findCaseRequest } from "@tenora/database/collection/case-file";
import { findCaseRecords } from "@tenora/database/collection/cases";
import { listContacts } from "@tenora/database/collection/contacts";
import { listDisputeEvidence } from "@tenora/database/collection/dispute-evidence";
import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import {
  findRequestForReview,
  type RequestForReview,
} from "@tenora/database/funding-request/review/find-request-for-review";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { isCaseOpen } from "@tenora/domain/collection/contact";
import { DomainError } from "@tenora/domain/domain-error";
import { documentTitle, toDocumentKind } from "@tenora/domain/receivable/document-kind";
import { isOver } from "@tenora/domain/receivable/status/receivable-stage";
import { toCalendarDate } from "@tenora/domain/text/calendar-date";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "~/services.server";
import { loadAsAdmin } from "../../load-as-admin.server.ts";
import { caseFacts, followUpHeadline, headlinesOf } from "./case-facts.ts";
import type { CaseDispute, CaseFact, CasePage } from "./case-page.ts";
import { type ListingDispute, readDispute } from "./dispute/read-dispute.server.ts";
import { readCaseListing } from "./read-case.server.ts";
import { readPayments } from "./read-payments.server.ts";

/** The case of a receivable; null without a session. @throws 404 without such a receivable */
export async function loadCase(
  request: Request,
  context: Readonly<RouterContextProvider>,
  number: string,
): Promise<CasePage | "failed" | null> {
  const listing = await readCaseListing(context, number);
  const isFound = listing !== null && listing !== "missing";
  const dispute = isFound ? await readDispute(context, listing) : null;
  const paid = isFound ? await readPayments(context, listing) : null;
  return loadAsAdmin(request, context, async (tx) => {
    if (listing === "missing") throw new DomainError("RECEIVABLE_NOT_FOUND");
    if (listing === null || dispute === null || paid === null)
      throw new DomainError("MARKET_UNAVAILABLE");
    const found = await readRequest(tx, listing);
    const contacts = found === null ? [] : await listContacts(tx, found.request.id);
    const now = context.get(servicesContext).now().getTime();
    const { id, fingerprint } = listing;
    const record = (await findCaseRecords(tx, [{ listing: id, fingerprint }])).get(number);
    return {
      listing: number,
      status: listing.status,
      seller: listing.seller.name ?? listing.seller.wallet,
      isOpen: isCaseOpen(listing),
      hasCustomer: listing.kind !== "community",
      headlines: [
        ...headlinesOf(listing, contacts[0], paid.now),
        ...(isCaseOpen(listing)
          ? followUpHeadline(record?.followUpOn ?? null, toCalendarDate(now))
          : []),
      ],
      payments: paid.payments,
      facts: caseFacts(listing, found?.request.draft),
      dispute: await disputeOf(tx, { listing, found, dispute }),
      people: found === null ? [] : peopleOf(found),
      request: found?.request.id ?? null,
      assignee: record?.assignee ?? null,
      contacts,
      now,
    };
  });
}

async function readRequest(
  tx: Transaction<"admin">,
  { id: listing, fingerprint }: DisclosedListing,
): Promise<RequestForReview | null> {
  const id = await findCaseRequest(tx, { listing, fingerprint });
  return id === null ? null : findRequestForReview(tx, id);
}

/** The customer, or an attestor with a program of their own, keeps the text themselves. */
const notOnFile: CaseFact = [
  "Text of the evidence",
  "Not on file. This dispute wasn’t raised here, so whoever raised it has the text.",
];

/** Without a request of ours nothing could be kept, so nothing is raised or ended here. */
async function disputeOf(
  tx: Transaction<"admin">,
  {
    listing: { status },
    found,
    dispute: { standing, sent },
  }: {
    listing: DisclosedListing;
    found: RequestForReview | null;
    dispute: ListingDispute;
  },
): Promise<CaseDispute | null> {
  const kept = found === null ? [] : await listDisputeEvidence(tx, found.request.id);
  const hashes = new Set(kept.map(({ hash }) => hash as string));
  const facts = standing.flatMap((one) =>
    found === null || hashes.has(one.hash) ? one.facts : [...one.facts, notOnFile],
  );
  const evidence = kept.map((one) => ({ ...one, isSent: sent.has(one.hash) }));
  const step = standing.length > 0 ? "end" : isOver(status) ? null : "raise";
  if (standing.length === 0 && evidence.length === 0 && (found === null || isOver(status)))
    return null;
  return { standing: facts, evidence, step: found === null ? null : step };
}

function peopleOf({ business, request: { draft } }: RequestForReview): CaseFact[] {
  const customer: CaseFact[] = [
    ["Customer", draft.customerName],
    ["Customer’s registration number", draft.customerRegistryNumber],
    ["Customer’s email", draft.customerEmail],
    [documentTitle(toDocumentKind(draft.kind)), draft.invoiceNumber],
  ];
  const all: CaseFact[] = [
    ["Business", business.companyName],
    ["Director", business.directorName],
    ["Director’s email", business.directorEmail],
    ...(draft.kind === "community" ? [] : customer),
  ];
  return all.filter(([, value]) => value !== "");
}
