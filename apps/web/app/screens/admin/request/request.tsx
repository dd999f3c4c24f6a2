import {
  type BusinessForReview,
  findBusinessForReview,
} from "@tenora/database/find-business-for-review";
import { canReview } from "@tenora/domain/business";
import { Dialog } from "~/ui/dialog";
import { ErasedNotice } from "../erased-notice.tsx";
import { useEntryDialog } from "../list/use-entry-dialog.ts";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import { LoadFailure } from "../loading/load-failure.tsx";
import { UnreadEntry } from "../loading/unread-entry.tsx";
import { useLastKnown } from "../loading/use-last-known.ts";
import { StandingBadges } from "../standing-badges.tsx";
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
export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadAsAdmin(request, context, (tx) => findBusinessForReview(tx, params.id));
}

const unread = "Failed to load business data";

export default function RequestDetails({ loaderData, params: { id } }: Route.ComponentProps) {
  const { isOpen, close } = useEntryDialog("/admin");
  const { known: business, isOld } = useLastKnown(loaderData, id);
  const acts = useRequestActs(id, business);
  if (business === null) {
    return isOld && <UnreadEntry open={isOpen} title="Request" failure={unread} onClose={close} />;
  }
  return (
    <Dialog
      open={isOpen}
      size="xl"
      onClose={close}
      title={business.companyName}
      description={
        <span className="flex flex-wrap gap-2">
          <StandingBadges entry={business} />
        </span>
      }
      footer={footerOf(business, acts)}
    >
      {isOld && <LoadFailure title={unread} className="mb-8" />}
      {business.erasedAt && (
        <ErasedNotice
          at={business.erasedAt}
          anew="whoever owns the wallet may begin onboarding anew."
        />
      )}
      {business.lastRejected && canReview(business.status) && (
        <Resubmission
          business={business}
          earlier={business.lastRejected}
          isDisabled={acts.isUpdating}
        />
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="space-y-8">
          <RequestFacts business={business} />
          <RequestHistory history={business.history} />
        </div>
        <div className="space-y-8">
          {business.erasedAt === null && (
            <DocumentPanel key={business.id} business={business} isDisabled={acts.isUpdating} />
          )}
          <RequestNotes business={business} acts={business.erasedAt ? null : acts} />
        </div>
      </div>
    </Dialog>
  );
}

/** What can be decided now; nothing on a rejected or erased one, which only its business starts again. */
function footerOf(business: BusinessForReview, acts: Acts) {
  if (business.erasedAt) return null;
  if (canReview(business.status)) return <PendingFooter businessId={business.id} acts={acts} />;
  if (business.status === "approved") {
    // Another footer when somebody else suspends or reinstates it meanwhile.
    const key = String(business.suspendedAt === null);
    return <ApprovedFooter key={key} business={business} acts={acts} />;
  }
  return null;
}
