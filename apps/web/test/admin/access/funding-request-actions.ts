import { persona } from "@tenora/domain/demo/personas";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import type { RunningMarketplace } from "../../../../../e2e/support/marketplace/running-marketplace.ts";
import { campaign, createFundingRequestContext } from "../../support/funding-request.ts";
import { createReviewContext } from "../../support/funding-request-review.ts";
import { Person } from "../../support/people/person.ts";
import type { AdminAction } from "./admin-actions.ts";

type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** What an admin does to funding requests, in an order that works. */
export async function fundingRequestActions(
  marketplace: RunningMarketplace,
  ask: Ask,
  op: Person,
): Promise<AdminAction[]> {
  const { approvedBusiness, submitted } = createFundingRequestContext(marketplace, { query: ask });
  const { stored, check, signed } = createReviewContext(marketplace, ask, op);
  const ben = await approvedBusiness(1, new Person(marketplace));
  const [one, other, third] = [await submitted(ben), await submitted(ben), await submitted(ben)];
  const raised = await submitted(ben, campaign());
  const post = async (id: string, path: string, body: object) => {
    const response = await op.post(`/api/admin/funding-requests/${id}/${path}`, body);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  };
  const assign = async (seen: string | null, assign: boolean) => {
    const path = `/api/admin/assignments/${one}`;
    const response = await op.post(path, { type: "funding_request", seen, assign });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  };
  const review = async (id: string, body: object) =>
    post(id, "review", { version: (await stored(id)).version, ...body });
  const changes = [{ field: "amount", comment: "x" }];
  return [
    {
      action: "funding_request.document_opened",
      async run() {
        const [file] = await ask<{ id: string }>(
          "select id from funding_request_documents where request_id = $1",
          [one],
        );
        await post(one, `documents/${file?.id}`, {});
      },
    },
    {
      // By an investor, of a listing of the demonstration; a second view soon after leaves no row.
      action: "funding_request.document_shown",
      async run() {
        const eli = new Person(marketplace, testAccount(persona("Eli").account));
        await eli.signInWithWallet();
        const [unseen] = await ask<{ listing: string; id: string }>(
          `select r.listing_id as listing, d.id from funding_requests r
           join funding_request_documents d on d.request_id = r.id and d.for_investors
           where r.listing_id <= 24 and not exists (
             select from audit_log l where l.action = 'funding_request.document_shown'
               and l.subject_id = r.id::text)
           order by r.listing_id desc limit 1`,
        );
        const path = `/api/exchange/${unseen?.listing}/documents/${unseen?.id}`;
        const answer = await eli.post(path, {});
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      },
    },
    { action: "funding_request.assigned", run: () => assign(null, true) },
    {
      action: "funding_request.released",
      async run() {
        const [its] = await ask<{ id: string }>(
          "select admin_id as id from assignments where subject_id = $1",
          [one],
        );
        await assign(its?.id ?? "", false);
      },
    },
    { action: "funding_request.contact_verified", run: () => check(one, "contact") },
    {
      action: "funding_request.customer_asked",
      run: async () => post(one, "acknowledgement", { version: (await stored(one)).version }),
    },
    {
      action: "funding_request.dispute_resolved",
      async run() {
        // As if the customer had answered by the link, which only their mail has.
        await ask(
          "update acknowledgements set answer = 'disputed', answered_at = now(), reason = 'x' where request_id = $1",
          [one],
        );
        await post(one, "acknowledgement", {
          version: (await stored(one)).version,
          resolution: "x",
        });
      },
    },
    { action: "funding_request.debt_confirmed", run: () => check(one, "debt") },
    {
      action: "funding_request.duplicates_checked",
      run: () => check(one, "duplicates"),
    },
    {
      action: "funding_request.campaign_checked",
      run: async () => check(raised, "campaign"),
    },
    {
      action: "funding_request.attested",
      run: async () => post(one, "attestation", await signed(one)),
    },
    {
      action: "funding_request.changes_requested",
      run: () => review(other, { decision: "changes-requested", changes }),
    },
    {
      action: "funding_request.rejected",
      run: () => review(third, { decision: "rejected", reason: "x" }),
    },
  ];
}
