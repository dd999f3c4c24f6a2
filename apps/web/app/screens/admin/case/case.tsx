import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { LoadFailure } from "~/features/admin/loading/load-failure";
import { statusWords } from "~/features/receivable/status-words";
import { DialogHost } from "~/features/transaction/dialog-host";
import { Badge } from "~/ui/badge";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/case";
import { loadCase } from "./case.server.ts";
import type { CasePage } from "./case-page.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactList } from "./contact-list.tsx";
import { DisputeCard } from "./dispute-card.tsx";
import { ExportCase } from "./export-case.tsx";
import { Facts } from "./facts.tsx";
import { Panel } from "./panel.tsx";

/** What is owed on a receivable, who was contacted about it, and all of it as one file. */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadCase(request, context, params.id);

export default function Case({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <section aria-labelledby="case">
      <Link
        to="/admin/market"
        className="-ml-2 inline-flex min-h-8 items-center gap-2 rounded-control px-2 text-muted text-sm hover:text-ink pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Market
      </Link>
      {loaderData === "failed" ? (
        <>
          <h2 id="case" className="font-medium font-serif text-heading">
            Case
          </h2>
          <LoadFailure title="Failed to load the case" />
        </>
      ) : (
        <DialogHost>
          <CaseView page={loaderData} />
        </DialogHost>
      )}
    </section>
  );
}

const pageLink =
  "inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11";

/** The log in the middle; beside it whom to contact, and what can be done about a dispute. */
export function CaseView({ page }: { readonly page: CasePage }) {
  const { label, tone } = statusWords[page.status];
  const { listing, request, dispute } = page;
  const isDisputed = dispute !== null && dispute.standing.length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="case" className="font-medium font-serif text-heading">
            Case of receivable {listing}
          </h2>
          <Badge tone={tone}>{label}</Badge>
          {isDisputed && <Badge tone="bad">Disputed</Badge>}
        </div>
        {request !== null && page.isCollected && <ExportCase listing={listing} />}
      </div>
      <p className="flex flex-wrap gap-x-5 text-sm">
        <Link to={`/exchange/${listing}`} className={pageLink}>
          Public page
        </Link>
        {request !== null && (
          <Link to={`/admin/funding-requests/${request}`} className={pageLink}>
            Funding request and documents
          </Link>
        )}
      </p>
      <div className="mt-3 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          <Panel title="What is owed">
            <Facts facts={page.facts} isWide />
          </Panel>
          <Log page={page} />
        </div>
        <div className="grid gap-4">
          {page.people.length > 0 && (
            <Panel title="Whom to contact">
              <Facts facts={page.people} />
            </Panel>
          )}
          {dispute !== null && (
            // What stands comes first.
            <div className={isDisputed ? "order-first" : undefined}>
              <DisputeCard listing={listing} dispute={dispute} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function Log({
  page: { listing, request, isCollected, contacts, now },
}: {
  readonly page: CasePage;
}) {
  if (request === null)
    return (
      <Notice role="none" title="No funding request of ours">
        This receivable isn’t from a funding request here, so it has no contact log or case file,
        and we keep no evidence about it.
      </Notice>
    );
  return (
    <Panel
      title="Contacts"
      description="Admins can read and add to this log, and nobody can change it. The audit log shows that it was added, not what it says."
    >
      {isCollected ? (
        <ContactForm listing={listing} now={now} />
      ) : (
        <p className="text-muted text-sm">
          You can record contacts while a receivable is late, overdue or in default.
        </p>
      )}
      <div className="mt-6">
        <ContactList contacts={contacts} />
      </div>
    </Panel>
  );
}
