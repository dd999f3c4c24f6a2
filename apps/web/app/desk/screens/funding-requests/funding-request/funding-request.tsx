import { findMarketSubject } from "@tenora/database/funding-request/find-market-subject";
import { findSplitAmount } from "@tenora/database/funding-request/find-split-amount";
import { findRequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import { findOpenRepayment } from "@tenora/database/funding-request/review/review-funding-request";
import { isUndecided } from "@tenora/domain/funding-request/funding-request";
import { requestName } from "@tenora/domain/funding-request/request-name";
import { requiredChecks } from "@tenora/domain/funding-request/review/request-check";
import { Link } from "react-router";
import { AssignmentLine } from "~/desk/features/assignment/assignment-line";
import { EntryDialog } from "~/desk/features/list/dialog/entry-dialog";
import { useEntryDialog } from "~/desk/features/list/dialog/use-entry-dialog";
import { EntryLoadFailure, LoadFailure } from "~/desk/features/loading/load-failure";
import { exchangeTime } from "~/market/exchange-time.server.ts";
import { servicesContext } from "~/services.server";
import { Badge } from "~/ui/badge";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { loadAsAdmin } from "../../load-as-admin.server.ts";
import type { Route } from "./+types/funding-request";
import { assessRequest } from "./api/assess-request.server.ts";
import { readExchangeForReview } from "./api/read-exchange-for-review.server.ts";
import { readReward } from "./api/read-reward.server.ts";
import { refusedInvoices } from "./api/refused-invoices.server.ts";
import { checklistOf } from "./checks/checklist.ts";
import { Checks } from "./checks/checks.tsx";
import { ReviewChecklist } from "./checks/review-checklist.tsx";
import { reviewLabels } from "./copy.ts";
import { CustomerQuestions } from "./customer/customer-questions.tsx";
import { Documents } from "./documents.tsx";
import { EInvoices } from "./e-invoices.tsx";
import { ReviewColumns } from "./review/review-columns.tsx";
import { ReviewFacts } from "./review/review-facts.tsx";
import { ReviewFooter } from "./review/review-footer.tsx";
import { ReviewHistory } from "./review/review-history.tsx";
import { useReviewActions } from "./review/use-review-actions.ts";
import { Risk } from "./risk.tsx";
import { TierLimit } from "./seller/tier-limit.tsx";
import type { Limits } from "./seller/tier-position.ts";
import { SimilarRequestsCard } from "./similar/similar-requests.tsx";
import { SplitAmountNotice } from "./similar/split-amount.tsx";

/** How long requests of one business count together, in ms: 30 days. */
const splitWindowMs = 30 * 86_400_000;

/** One submitted request with what the business owes; null without a session. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const now = await exchangeTime(services);
  const found = await loadAsAdmin(request, context, async (tx) => {
    const review = await findRequestForReview(tx, params.id);
    const { id, businessId } = review.request;
    const open = await findOpenRepayment(tx, { id, businessId, now });
    const since = new Date(services.now().getTime() - splitWindowMs);
    const split = await findSplitAmount(tx, { id, since, now });
    return { review, open, split, subject: await findMarketSubject(tx, id) };
  });
  if (found === null || found === "failed") return found;
  const { review, open, split } = found;
  const exchange = await readExchangeForReview(services, found.subject);
  const limits: Limits | null = exchange && { ...exchange.position, open };
  const { tier } = review.business;
  const risk = exchange && assessRequest(review.request, { tier, records: exchange.records, now });
  const evidence = exchange?.records
    ? { records: exchange.records, ...exchange.trackRecords }
    : null;
  const reward = await readReward(services, {
    reward: review.request.draft.reward,
    seller: review.business.walletAddress,
  });
  const refused = refusedInvoices(review.request);
  return {
    ...review,
    split,
    limits,
    risk,
    evidence,
    reward,
    refused,
    config: services.settings.publicConfig,
  };
}

const loadFailureTitle = "Failed to load the funding request";
const pages = {
  list: "/admin/funding-requests",
  entries: "/admin/funding-requests",
  noun: "request",
} as const;

export default function FundingRequestReview({ loaderData, params: { id } }: Route.ComponentProps) {
  const dialog = useEntryDialog({ ...pages, id });
  const { lastLoaded: loaded, hasLoadFailed } = useLastLoaded(loaderData, id);
  const actions = useReviewActions(id, loaded?.request.version ?? 0);
  if (loaded === null) {
    return (
      hasLoadFailed && (
        <EntryLoadFailure {...dialog} title="Funding request" failure={loadFailureTitle} />
      )
    );
  }
  const { request, business, assignee, similar, reward, config } = loaded;
  const { limits, risk, evidence, split } = loaded;
  const { label, tone } = reviewLabels[request.status];
  const isInReview = request.status === "submitted";
  const checklist = checklistOf(loaded, { limits, risk, evidence, split });
  return (
    <EntryDialog
      isWide
      {...dialog}
      title={`${business.companyName} · ${requestName(request.draft)}`}
      description={
        <span className="flex flex-wrap gap-2">
          <Badge tone={tone}>{label}</Badge>
          {business.suspendedAt && <Badge tone="bad">Business suspended</Badge>}
        </span>
      }
      footer={
        isUndecided(request.status) && (
          <ReviewFooter
            key={`${request.status} ${request.version}`}
            review={loaded}
            stepsLeft={checklist.filter(({ blocks }) => blocks).length}
            config={config}
            actions={actions}
          />
        )
      }
    >
      {hasLoadFailed && <LoadFailure title={loadFailureTitle} className="mb-8" />}
      {isUndecided(request.status) && (
        <AssignmentLine type="funding_request" id={id} assignee={assignee} />
      )}
      {request.listing !== null && (
        <p className="mb-4 flex flex-wrap gap-x-6">
          <Link
            to={`/admin/market/${request.listing.id}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Case: receivable #{request.listing.id}
          </Link>
          <Link
            to={`/exchange/${request.listing.id}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Public page
          </Link>
        </p>
      )}
      <ReviewColumns document={<Documents request={request} />}>
        {isInReview && <ReviewChecklist items={checklist} />}
        {isInReview && split && (
          <SplitAmountNotice split={split} stablecoin={request.draft.stablecoin} />
        )}
        {!requiredChecks(request.draft.kind).includes("duplicates") && (
          <SimilarRequestsCard request={request} similar={similar} />
        )}
        <EInvoices request={request} business={business} refused={loaded.refused} />
        <ReviewFacts
          request={request}
          business={business}
          reward={reward}
          reviewDays={config.reviewWorkingDays}
        >
          <Checks review={loaded} actions={isInReview ? actions : null}>
            {requiredChecks(request.draft.kind).includes("debt") && (
              <CustomerQuestions review={loaded} actions={isInReview ? actions : null} />
            )}
          </Checks>
        </ReviewFacts>
        {isInReview && <TierLimit business={business} request={request} limits={limits} />}
        {isInReview && risk && evidence && (
          <Risk risk={risk} evidence={evidence} hasCustomer={request.draft.kind !== "community"} />
        )}
        <ReviewHistory history={request.history} />
      </ReviewColumns>
    </EntryDialog>
  );
}
