import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { LoadFailure } from "~/features/admin/loading/load-failure";
import { statusWords } from "~/features/receivable/status-words";
import { Badge } from "~/ui/badge";
import { Card, CardHeading } from "~/ui/card";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/case";
import { loadCase } from "./case.server.ts";
import type { CaseFact, CasePage } from "./case-page.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactList } from "./contact-list.tsx";
import { ExportCase } from "./export-case.tsx";

/** What is owed on a receivable, who was contacted about it, and all of it as one file. */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadCase(request, context, params.id);

export default function Case({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  return (
    <section aria-labelledby="case">
      <Link
        to="/admin/market"
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Market
      </Link>
      {loaderData === "failed" ? (
        <>
          <h2 id="case" className="mt-2 font-medium font-serif text-heading">
            Case
          </h2>
          <LoadFailure title="Failed to load the case" />
        </>
      ) : (
        <CaseView page={loaderData} />
      )}
    </section>
  );
}

export function CaseView({ page }: { readonly page: CasePage }) {
  const { label, tone } = statusWords[page.status];
  const { listing, request } = page;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="case" className="font-medium font-serif text-heading">
            Case of receivable {listing}
          </h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        {request !== null && page.isCollected && <ExportCase listing={listing} />}
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <CardHeading title="What is owed" level="h3" />
          <Facts facts={page.facts} />
          <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
            <Link
              to={`/exchange/${listing}`}
              className="inline-flex min-h-11 items-center underline"
            >
              Public page
            </Link>
            {request !== null && (
              <Link
                to={`/admin/funding-requests/${request}`}
                className="inline-flex min-h-11 items-center underline"
              >
                Funding request and documents
              </Link>
            )}
          </p>
        </Card>
        {page.dispute.length > 0 && (
          <Card>
            <CardHeading title="Dispute" level="h3" />
            <Facts facts={page.dispute} />
          </Card>
        )}
        {page.people.length > 0 && (
          <Card>
            <CardHeading title="Whom to contact" level="h3" />
            <Facts facts={page.people} />
          </Card>
        )}
      </div>
      <Log page={page} />
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
      <Notice role="none" className="mt-6" title="No funding request of ours">
        This receivable isn’t from a funding request here, so it has no contact log or case file.
      </Notice>
    );
  return (
    <Card className="mt-6">
      <CardHeading
        title="Contacts"
        level="h3"
        description="Admins can read and add to this log, and nobody can change it. The audit log shows that it was added, not what it says."
      />
      {isCollected ? (
        <ContactForm listing={listing} now={now} />
      ) : (
        <p className="text-muted">
          You can record contacts while a receivable is late, overdue or in default.
        </p>
      )}
      <div className="mt-8">
        <ContactList contacts={contacts} />
      </div>
    </Card>
  );
}

function Facts({ facts }: { readonly facts: readonly CaseFact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="figures wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
