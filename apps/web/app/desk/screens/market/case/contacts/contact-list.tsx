import type { CollectionContact } from "@tenora/database/collection/contacts";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import { reviewerOf } from "~/desk/features/reviewer";
import { meansWords, partyWords } from "./contact-words.ts";

/** Every contact, newest first. */
export function ContactList({ contacts }: { readonly contacts: readonly CollectionContact[] }) {
  if (contacts.length === 0) return <p className="text-muted text-sm">No contacts recorded yet.</p>;
  return (
    <ol className="divide-y divide-line border-line border-y">
      {contacts.map((contact) => (
        <Contact key={contact.id} contact={contact} />
      ))}
    </ol>
  );
}

function Contact({
  contact: { party, person, means, contactedAt, comment, followUpOn, recordedAt, adminEmail },
}: {
  readonly contact: CollectionContact;
}) {
  return (
    <li className="py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {partyWords[party]}
          {person && `: ${person}`} · {meansWords[means]}
        </span>
        <span className="figures text-muted">{formatMoment(new Date(contactedAt))} UTC</span>
      </p>
      <p className="wrap-anywhere mt-1 max-w-[72ch] whitespace-pre-line">{comment ?? "[erased]"}</p>
      {followUpOn && (
        <p className="figures mt-1">Next follow-up: {formatShortDate(new Date(followUpOn))}</p>
      )}
      <p className="figures wrap-anywhere mt-1 text-muted text-xs">
        Recorded {formatMoment(new Date(recordedAt))} UTC by {reviewerOf(adminEmail)}
      </p>
    </li>
  );
}
