import type { Client } from "pg";
import type { CheckTimes, ListedRequest, SubmittedRequest } from "./store-requests.ts";

type Checked = Pick<SubmittedRequest, "id"> &
  Partial<CheckTimes & Pick<ListedRequest, "attestation">>;

/**
 * What was checked of each request before it is attested: the customer's contact, the debt, which a customer with
 * a wallet has signed, and that no other request is this invoice. What is recorded already stays, and a
 * request without these times is unchecked. The owner only.
 */
export async function storeRequestChecks(
  owner: Client,
  requests: readonly Checked[],
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
     where made.at is not null and not exists (select from public.funding_request_checks c
       where c.request_id = f.id and c.subject = made.subject)
     order by f.submitted_at, f.id, made.at`,
    [JSON.stringify(requests)],
  );
}
