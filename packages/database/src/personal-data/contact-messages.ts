import { asOwner } from "../transaction/as-owner.ts";

/** What a person wrote by the contact form, for a request of theirs. Times are ISO 8601, UTC. */
export interface ContactExport {
  readonly email: string;
  readonly messages: readonly Record<string, unknown>[];
}

/** Collects the messages from an email address, and adds an audit row for each. The owner only. */
export function exportContactMessages(ownerUrl: string, email: string): Promise<ContactExport> {
  return asOwner(ownerUrl, async (owner) => {
    await owner.query("set local timezone = 'UTC'");
    const { rows } = await owner.query<{ message: { readonly id: string } }>(
      `select to_jsonb(m) as message from public.contact_messages m
       where m.sender_email = lower($1) order by m.created_at, m.id`,
      [email],
    );
    const messages = rows.map(({ message }) => message);
    await owner.query(
      `insert into public.audit_log (action, subject_type, subject_id)
       select 'person.exported', 'contact_message', id from unnest($1::text[]) id`,
      [messages.map(({ id }) => id)],
    );
    return { email: email.toLowerCase(), messages };
  });
}

/** Deletes what was written from an email address; returns the number of messages. The owner only. */
export function eraseContactMessages(ownerUrl: string, email: string): Promise<number> {
  return asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ count: number }>(
      "select app.erase_contact_messages($1) as count",
      [email],
    );
    return rows[0]?.count ?? 0;
  });
}
