import { Notice } from "~/ui/notice";
import type { CasePage } from "./case-page.ts";
import { ContactList } from "./contacts/contact-list.tsx";
import { RecordContact } from "./contacts/record-contact.tsx";
import { CasePanel } from "./panel.tsx";

/** The contacts made about a receivable, and the form to record another. */
export function CaseLog({
  page: { listing, hasCustomer, request, isOpen, contacts, now },
}: {
  readonly page: CasePage;
}) {
  if (request === null)
    return (
      <Notice role="none" title="No funding request here">
        This receivable didn’t come from a funding request on this site, so there’s no contact log,
        case file or evidence for it.
      </Notice>
    );
  return (
    <CasePanel
      title="Contact log"
      description="All admins can read and add to this log. Entries can’t be changed, and the audit log doesn’t show their content."
    >
      {/* A closed case doesn't say that contacts are missing: none can be recorded. */}
      {(isOpen || contacts.length > 0) && (
        <div className="mb-4">
          <ContactList contacts={contacts} />
        </div>
      )}
      <div>
        {isOpen ? (
          <RecordContact listing={listing} hasCustomer={hasCustomer} now={now} />
        ) : (
          <p className="text-muted text-sm">
            You can record contacts while a receivable is late, overdue, in default or disputed.
          </p>
        )}
      </div>
    </CasePanel>
  );
}
