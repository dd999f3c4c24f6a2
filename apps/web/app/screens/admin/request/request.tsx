import { asAdmin } from "@tenora/database/as-admin";
import {
  type BusinessForReview,
  findBusinessForReview,
} from "@tenora/database/find-business-for-review";
import { canReview } from "@tenora/domain/business";
import { DomainError } from "@tenora/domain/failure";
import { data, useNavigate, useSearchParams } from "react-router";
import { servicesContext } from "~/config/services.server";
import { StatusBadge } from "~/features/business-standing/status-badge";
import { Badge } from "~/ui/badge";
import { Dialog } from "~/ui/dialog";
import type { Route } from "./+types/request";
import { ApprovedFooter } from "./approved-footer.tsx";
import { DocumentPanel } from "./document-panel.tsx";
import { PendingFooter } from "./pending-footer.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { RequestHistory } from "./request-history.tsx";
import { RequestNotes } from "./request-notes.tsx";
import { Resubmission } from "./resubmission.tsx";
import { type Acts, useRequestActs } from "./use-request-acts.ts";

/** One request in full; null for whoever is not signed in. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { adminSessions, adminDatabase } = context.get(servicesContext);
  const session = await adminSessions.read(request);
  if (session === null) return null;
  try {
    return await asAdmin(adminDatabase, session.token, (tx) =>
      findBusinessForReview(tx, params.id),
    );
  } catch (error) {
    const code = error instanceof DomainError ? error.code : null;
    if (code === "BUSINESS_NOT_FOUND" || code === "INVALID_INPUT")
      throw data(null, { status: 404 });
    throw error;
  }
}

export default function RequestDetails({ loaderData: business }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const acts = useRequestActs(business?.id ?? "", business?.certificateUrl ?? null);
  if (business === null) return null;
  const close = () =>
    navigate({ pathname: "/admin", search: params.toString() }, { preventScrollReset: true });
  return (
    <Dialog
      open
      size="xl"
      onClose={close}
      title={business.companyName}
      description={<Standing business={business} />}
      footer={footerOf(business, acts)}
    >
      {business.lastRejected && canReview(business.status) && (
        <Resubmission business={business} earlier={business.lastRejected} />
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="space-y-8">
          <RequestFacts business={business} />
          <RequestHistory history={business.history} />
        </div>
        <div className="space-y-8">
          <DocumentPanel key={business.id} business={business} isDisabled={acts.isUpdating} />
          <RequestNotes notes={business.notes} acts={acts} />
        </div>
      </div>
    </Dialog>
  );
}

function Standing({ business }: { business: BusinessForReview }) {
  return (
    <span className="flex flex-wrap gap-2">
      <StatusBadge status={business.status} />
      {business.suspendedAt && <Badge tone="bad">Suspended</Badge>}
    </span>
  );
}

/** What can be decided now; nothing on a rejected request, which only its business starts again. */
function footerOf(business: BusinessForReview, acts: Acts) {
  if (canReview(business.status)) return <PendingFooter acts={acts} />;
  if (business.status === "approved") return <ApprovedFooter business={business} acts={acts} />;
  return null;
}
