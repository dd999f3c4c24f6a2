import { sql } from "kysely";
import { findSubjectIds, mostFound, shortestPart } from "../audit/find-subject-names.ts";
import { escapeLike } from "../business/search-text.ts";
import type { Transaction } from "../transaction/transaction.ts";

interface MailSubjects {
  /** Records that a mail may be about. */
  readonly subjectIds: readonly string[];
  /** Admins who may be its recipients. */
  readonly adminIds: readonly string[];
}

/** Possible subjects and recipients of mails, by three characters and more of a name or an address. */
export async function findMailSubjects(
  tx: Transaction<"admin">,
  text: string,
): Promise<MailSubjects> {
  if ([...text].length < shortestPart) return { subjectIds: [], adminIds: [] };
  const pattern = `%${escapeLike(text)}%`;
  const subjects = await findSubjectIds(tx, text);
  const { rows: asked } = await sql<{ readonly id: string }>`
    select id::text from acknowledgements where request_id = any(${subjects}::uuid[])
    limit ${mostFound}`.execute(tx);
  const { rows: others } = await sql<{ readonly id: string }>`
    (select id::text from admin_links where email ilike ${pattern} limit ${mostFound})
    union all (select id::text from contact_messages
      where sender_name ilike ${pattern} or sender_email ilike ${pattern} limit ${mostFound})`.execute(
    tx,
  );
  const { rows: admins } = await sql<{ readonly id: string }>`
    select user_id as id from admins where email ilike ${pattern} limit ${mostFound}`.execute(tx);
  const adminIds = admins.map(({ id }) => id);
  const subjectIds = [...subjects, ...[...asked, ...others].map(({ id }) => id), ...adminIds];
  return { subjectIds, adminIds };
}
