import { findInvestorForReview } from "@tenora/database/find-investor-for-review";
import { Dialog } from "~/ui/dialog";
import { ErasedNotice } from "../erased-notice.tsx";
import { useEntryDialog } from "../list/use-entry-dialog.ts";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import { LoadFailure } from "../loading/load-failure.tsx";
import { UnreadEntry } from "../loading/unread-entry.tsx";
import { useLastKnown } from "../loading/use-last-known.ts";
import { StandingBadges } from "../standing-badges.tsx";
import type { Route } from "./+types/investor";
import { GovernmentId } from "./government-id.tsx";
import { InvestorActs } from "./investor-acts.tsx";
import { InvestorFacts } from "./investor-facts.tsx";
import { InvestorFooter } from "./investor-footer.tsx";
import { useInvestorActs } from "./use-investor-acts.ts";

/** One investor in full, but for his government id; null for whoever is not signed in. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadAsAdmin(request, context, (tx) => findInvestorForReview(tx, params.id));
}

const unread = "Failed to load investor data";

export default function InvestorDetails({ loaderData, params: { id } }: Route.ComponentProps) {
  const { isOpen, close } = useEntryDialog("/admin/investors");
  const { known: investor, isOld } = useLastKnown(loaderData, id);
  const acts = useInvestorActs(id);
  if (investor === null) {
    return (
      isOld && <UnreadEntry open={isOpen} title="Registration" failure={unread} onClose={close} />
    );
  }
  const standing = `${investor.status} ${investor.suspendedAt === null}`;
  return (
    <Dialog
      open={isOpen}
      size="lg"
      onClose={close}
      title={investor.investorName}
      description={
        <span className="flex flex-wrap gap-2">
          <StandingBadges entry={investor} />
        </span>
      }
      footer={
        investor.erasedAt === null && (
          <InvestorFooter key={standing} investor={investor} acts={acts} />
        )
      }
    >
      {isOld && <LoadFailure title={unread} className="mb-8" />}
      {investor.erasedAt && (
        <ErasedNotice at={investor.erasedAt} anew="whoever owns the wallet may register anew." />
      )}
      <div className="space-y-8">
        <InvestorFacts investor={investor} />
        {investor.erasedAt === null && <GovernmentId key={investor.id} investorId={investor.id} />}
        <InvestorActs acts={investor.acts} registeredAt={investor.createdAt} />
      </div>
    </Dialog>
  );
}
