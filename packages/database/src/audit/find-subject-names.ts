import { type AuditSubject, subjectKey } from "@tenora/domain/admin/audit-subject";
import { sql } from "kysely";
import { containsTextByIndex, escapeLike } from "../business/search-text.ts";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * How the subjects of audit rows are called now, by `subjectKey`. The log holds no names, which are
 * read from the records themselves: erasing a record takes its name from the log, too.
 */
export async function findSubjectNames(
  tx: Transaction<"admin">,
  entries: readonly AuditSubject[],
): Promise<Readonly<Record<string, string>>> {
  const idsOf = (type: string) => [
    ...new Set(entries.filter((one) => one.subjectType === type).map((one) => one.subjectId)),
  ];
  const { rows } = await sql<AuditSubject & { readonly name: string | null }>`
    select 'business' as "subjectType", id::text as "subjectId", company_name as name
      from businesses where id = any(${idsOf("business")}::uuid[])
    union all select 'investor', id::text, investor_name
      from investors where id = any(${idsOf("investor")}::uuid[])
    union all select 'article', id::text, title
      from blog_posts_brand where id = any(${idsOf("article")}::uuid[])
    union all select 'funding_request', r.id::text, concat_ws(' of ',
        coalesce(its.invoice_number, its.campaign_name), b.company_name)
      from funding_requests r join businesses b on b.id = r.business_id
      cross join app.request_answers(r.draft) its
      where r.id = any(${idsOf("funding_request")}::uuid[])
    union all select 'admin', user_id, email
      from admins where user_id = any(${idsOf("admin")}::text[])
    union all select 'invitation', id::text, email
      from admin_links where id = any(${idsOf("invitation")}::uuid[])`.execute(tx);
  return Object.fromEntries(rows.map((one) => [subjectKey(one), one.name ?? ""]));
}

/** The shortest part of a name that is searched for: shorter ones would find half of all records. */
export const shortestPart = 3;
/** The most records of a kind that a search finds. */
export const mostFound = 200;

/** The ids of records whose text contains this one: businesses with their requests, investors, articles. */
export async function findSubjectIds(
  tx: Transaction<"admin">,
  text: string,
): Promise<readonly string[]> {
  if ([...text].length < shortestPart) return [];
  const contains = containsTextByIndex(text);
  const { rows } = await sql<{ readonly id: string }>`
    with found as (select id from businesses where ${contains} limit ${mostFound})
    select id::text from found
    union all (select id::text from funding_requests
      where business_id in (select id from found) limit ${mostFound})
    union all (select id::text from funding_requests
      where submitted_at is not null and ${contains} limit ${mostFound})
    union all (select id::text from investors where ${contains} limit ${mostFound})
    union all (select id::text from blog_posts_brand
      where title ilike ${`%${escapeLike(text)}%`} limit ${mostFound})`.execute(tx);
  return rows.map(({ id }) => id);
}
