import type { CollectionContact } from "@tenora/database/collection/contacts";
import { formatMoment } from "@tenora/domain/text/format-date";
import { meansWords, partyWords } from "./contact-words.ts";

/** Every contact, newest first. */
export function ContactList({ contacts }: { readonly contacts: readonly CollectionContact[] }) {
  if (contacts.length === 0)
    return <p className="text-muted">Nobody has been contacted about this receivable yet.</p>;
  return (
    <ol className="divide-y divide-line border-line border-y">
      {contacts.map((contact) => (
        <Contact key={contact.id} contact={contact} />
      ))}
    </ol>
  );
}

function Contact({
  contact: { party, person, means, contactedAt, comment, recordedAt, adminEmail },
}: {
  readonly contact: CollectionContact;
}) {
  return (
    <li className="py-4">
      <p className="font-medium">
        {partyWords[party]}
        {person && `: ${person}`} · {meansWords[means]}
      </p>
      <p className="figures text-muted text-sm">{formatMoment(new Date(contactedAt))} UTC</p>
      <p className="wrap-anywhere mt-2 max-w-[68ch] whitespace-pre-line">{comment ?? "[erased]"}</p>
      <p className="figures wrap-anywhere mt-2 text-muted text-sm">
        Recorded {formatMoment(new Date(recordedAt))} UTC{adminEmail && ` by ${adminEmail}`}
      </p>
    </li>
  );
}
