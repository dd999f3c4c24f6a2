import type { Client } from "pg";
import type { HistoryRequest } from "./store-requests.ts";

/** A request whose checks are recorded; without an attestation while it still waits for a second reviewer. */
export type CheckedRequest = Pick<HistoryRequest, "id" | "contactVerifiedAt" | "debtConfirmedAt"> &
  Partial<Pick<HistoryRequest, "attestation">>;

/**
 * What was checked of each request before it is attested: the customer's contact, the debt, which a customer with
 * a wallet has signed, and that no other request is this invoice. What is recorded already stays. The owner only.
 */
export async function storeChecks(
  owner: Client,
  requests: readonly CheckedRequest[],
): Promise<void> {
  await owner.query(
    `insert into public.funding_request_checks
       (request_id, business_id, at, submitted_at, subject, method, comment, admin_id, compared_with)
     select f.id, f.business_id, made.at, f.submitted_at, made.subject,
       made.method, made.comment,
       case when made.method <> 'wallet' then 'demonstration' end,
       case made.subject when 'duplicates' then app.similar_submissions(f.id) end
     from jsonb_to_recordset($1) r (id uuid, attestation jsonb,
       "contactVerifiedAt" timestamptz, "debtConfirmedAt" timestamptz)
     join public.funding_requests f on f.id = r.id
     cross join lateral (values
       (r."contactVerifiedAt", 'contact', 'phone',
         'Called the number in the company register. Accounts payable confirmed the email address.'),
       (r."debtConfirmedAt", 'debt',
         case when r.attestation ->> 'level' = '2' then 'wallet' else 'email' end,
         case when r.attestation ->> 'level' = '2' then null else
           'Accounts payable confirmed the amount and the due date. Nothing is disputed.' end),
       (r."contactVerifiedAt" + interval '2 minutes', 'duplicates', 'comparison',
         'Compared the documents: none of the similar requests is this invoice.')
     ) made (at, subject, method, comment)
     where not exists (select from public.funding_request_checks c
       where c.request_id = f.id and c.subject = made.subject)
     order by f.submitted_at, f.id, made.at`,
    [JSON.stringify(requests)],
  );
}
