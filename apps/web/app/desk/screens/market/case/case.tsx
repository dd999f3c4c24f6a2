import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { AssignmentLine } from "~/desk/features/assignment/assignment-line";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import { statusWords } from "~/features/receivable/status-words";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { DialogHost } from "~/features/transaction/dialog-host";
import { Badge } from "~/ui/badge";
import { nameOf } from "../row-parts.tsx";
import type { Route } from "./+types/case";
import { loadCase } from "./case.server.ts";
import { CaseAction } from "./case-action.tsx";
import { CaseLog } from "./case-log.tsx";
import type { CasePage } from "./case-page.ts";
import { DisputeCard } from "./dispute/dispute-card.tsx";
import { Facts } from "./facts.tsx";
import { ExportCase } from "./file/export-case.tsx";
import { Headlines } from "./headlines.tsx";
import { CasePanel } from "./panel.tsx";
import { CasePayments } from "./payments.tsx";

const titleOf = ({ seller, listing }: Pick<CasePage, "seller" | "listing">) =>
  `Case: ${nameOf(seller)}, receivable #${listing}`;

/** Whose case it is, so that tabs and the browser's history tell them apart. */
export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta({
    title: isCase(loaderData) ? titleOf(loaderData) : "Case",
    description: "Operations portal.",
  }),
  { name: "robots", content: "noindex" },
];

const isCase = (data: unknown): data is CasePage =>
  typeof data === "object" && data !== null && "listing" in data;

/** What is owed and paid on a receivable, who was contacted about it, and all of it as one file. */
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
      {/* A long title takes a second line beside the buttons; on phones they stand below it. */}
      <div className="flex items-start justify-between gap-x-6 gap-y-3 max-sm:flex-col">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="case" className="wrap-anywhere font-medium font-serif text-heading">
            {titleOf(page)}
          </h2>
          <Badge tone={tone}>{label}</Badge>
          {isDisputed && <Badge tone="bad">Disputed</Badge>}
        </div>
        <div className="flex shrink-0 flex-wrap gap-2 empty:hidden">
          {request !== null && page.isOpen && <ExportCase listing={listing} />}
          <CaseAction page={page} />
        </div>
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
      {request !== null && page.isOpen && (
        <AssignmentLine type="case" id={listing} assignee={page.assignee} className="mt-2" />
      )}
      <div className="mt-4">
        <Headlines headlines={page.headlines} />
      </div>
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          <CasePanel title="Amounts and terms">
            <Facts facts={page.facts} isWide />
          </CasePanel>
          <CasePanel title="Payments">
            <CasePayments payments={page.payments} />
          </CasePanel>
          <CaseLog page={page} />
        </div>
        <div className="grid gap-4">
          {page.people.length > 0 && (
            <CasePanel title="Who to contact">
              <Facts facts={page.people} />
            </CasePanel>
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
