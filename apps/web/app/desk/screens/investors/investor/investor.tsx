import { findInvestorForReview } from "@tenora/database/investor/find-investor-for-review";
import { findValidSignature } from "@tenora/database/investor/investor-eligibility";
import { checksOfInvestors } from "~/desk/features/checks/check-kinds";
import { RecordedChecks } from "~/desk/features/checks/recorded-checks";
import { ErasedNotice } from "~/desk/features/erased-notice";
import { EntryDialog } from "~/desk/features/list/dialog/entry-dialog";
import { useEntryDialog } from "~/desk/features/list/dialog/use-entry-dialog";
import { EntryLoadFailure, LoadFailure } from "~/desk/features/loading/load-failure";
import { StatusBadges } from "~/desk/features/status-badges";
import { DialogHost } from "~/features/transaction/dialog-host";
import { servicesContext } from "~/services.server";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { loadAsAdmin } from "../../load-as-admin.server.ts";
import type { Route } from "./+types/investor";
import { readChainEligibility } from "./eligibility/chain-eligibility.server.ts";
import { EligibilitySignature } from "./eligibility/signed-eligibility.tsx";
import { GovernmentId } from "./government-id/government-id.tsx";
import { isIdViewed } from "./government-id/id-viewed.ts";
import { readHoldings } from "./holdings.server.ts";
import { Holdings } from "./holdings.tsx";
import { InvestorFacts } from "./investor-facts.tsx";
import { InvestorHistory } from "./investor-history.tsx";
import { InvestorFooter } from "./review/investor-footer.tsx";
import { useInvestorActions } from "./review/use-investor-actions.ts";

/** One investor with what they hold, without the government ID; null without a session. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return loadAsAdmin(request, context, async (tx) => {
    const investor = await findInvestorForReview(tx, params.id);
    const query = { investorId: params.id, now: services.now() };
    return {
      ...investor,
      signed: await findValidSignature(tx, query),
      onChain: await readChainEligibility(services, investor.walletAddress),
      // An erasure keeps no wallet whose holdings could be told.
      holdings:
        investor.erasedAt === null ? await readHoldings(services, investor.walletAddress) : [],
      config: services.settings.publicConfig,
    };
  });
}

const loadFailureTitle = "Failed to load investor data";
const pages = { list: "/admin/investors", entries: "/admin/investors", noun: "investor" } as const;

export default function InvestorDetails({ loaderData, params: { id } }: Route.ComponentProps) {
  const dialog = useEntryDialog({ ...pages, id });
  const { lastLoaded: investor, hasLoadFailed } = useLastLoaded(loaderData, id);
  const actions = useInvestorActions(id);
  if (investor === null) {
    return (
      hasLoadFailed && (
        <EntryLoadFailure {...dialog} title="Registration" failure={loadFailureTitle} />
      )
    );
  }
  const state = `${investor.status} ${investor.suspendedAt === null}`;
  return (
    <EntryDialog
      {...dialog}
      title={investor.investorName}
      description={
        <span className="flex flex-wrap gap-2">
          <StatusBadges entry={investor} />
        </span>
      }
      footer={
        investor.erasedAt === null && (
          <InvestorFooter
            key={state}
            investor={investor}
            isIdViewed={isIdViewed(investor)}
            checks={investor.checks}
            needsChecks={investor.needsChecks}
            actions={actions}
          />
        )
      }
    >
      {hasLoadFailed && <LoadFailure title={loadFailureTitle} className="mb-8" />}
      {investor.erasedAt && (
        <ErasedNotice at={investor.erasedAt} nextStep="The wallet's owner can register again." />
      )}
      <div className="space-y-8">
        <DialogHost>
          <EligibilitySignature investor={investor} />
        </DialogHost>
        <InvestorFacts investor={investor} reviewDays={investor.config.reviewWorkingDays} />
        {investor.erasedAt === null && (
          <>
            <Holdings holdings={investor.holdings} />
            <GovernmentId key={investor.id} investorId={investor.id} />
            <RecordedChecks
              key={`checks ${investor.id}`}
              id={investor.id}
              kind={checksOfInvestors}
              checks={investor.checks}
              actions={actions}
            />
          </>
        )}
        <InvestorHistory actions={investor.actions} registeredAt={investor.createdAt} />
      </div>
    </EntryDialog>
  );
}
