import {
  findMarketSubject,
  type MarketSubject,
} from "@tenora/database/funding-request/find-market-subject";
import {
  findRequestForReview,
  type RequestForReview,
} from "@tenora/database/funding-request/find-request-for-review";
import { findOpenRepayment } from "@tenora/database/funding-request/review-funding-request";
import { hasOpenDispute } from "@tenora/domain/funding-request/acknowledgement";
import { isUndecided } from "@tenora/domain/funding-request/funding-request";
import { type CheckSubject, requiredChecks } from "@tenora/domain/funding-request/request-check";
import { requestName } from "@tenora/domain/funding-request/request-name";
import { Link } from "react-router";
import { AssignmentLine } from "~/features/admin/assignment/assignment-line";
import { EntryDialog } from "~/features/admin/list/entry-dialog";
import { useEntryDialog } from "~/features/admin/list/use-entry-dialog";
import { EntryLoadFailure, LoadFailure } from "~/features/admin/loading/load-failure";
import { type Services, servicesContext } from "~/services.server";
import { Badge } from "~/ui/badge";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { exchangeTime } from "../../business/funding-request/api/exchange-time.server.ts";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/funding-request";
import { assessRequest } from "./api/assess-request.server.ts";
import { readExchange } from "./api/read-exchange.server.ts";
import { readReward } from "./api/read-reward.server.ts";
import { refusedInvoices } from "./api/refused-invoices.server.ts";
import { checklistOf } from "./checklist.ts";
import { Checks } from "./checks.tsx";
import { reviewLabels } from "./copy.ts";
import { CustomerQuestions } from "./customer-questions.tsx";
import { Documents } from "./documents.tsx";
import { EInvoices } from "./e-invoices.tsx";
import { ReviewChecklist } from "./review-checklist.tsx";
import { ReviewFacts } from "./review-facts.tsx";
import { ReviewFooter } from "./review-footer.tsx";
import { ReviewHistory } from "./review-history.tsx";
import { Risk } from "./risk.tsx";
import { SimilarRequests } from "./similar-requests.tsx";
import { TierLimit } from "./tier-limit.tsx";
import type { Limits } from "./tier-position.ts";
import { useReviewActions } from "./use-review-actions.ts";

/** One submitted request with what the business owes; null without a session. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const now = await exchangeTime(services);
  const found = await loadAsAdmin(request, context, async (tx) => {
    const review = await findRequestForReview(tx, params.id);
    const { id, businessId } = review.request;
    const open = await findOpenRepayment(tx, { id, businessId, now });
    return { review, open, subject: await findMarketSubject(tx, id) };
  });
  if (found === null || found === "failed") return found;
  const { review, open } = found;
  const exchange = await readExchangeOrNull(services, found.subject);
  const limits: Limits | null = exchange && { ...exchange.position, open };
  const { tier } = review.business;
  const risk = exchange && assessRequest(review.request, { tier, records: exchange.records, now });
  const reward = await readReward(services, {
    reward: review.request.draft.reward,
    seller: review.business.walletAddress,
  });
  const refused = refusedInvoices(review.request);
  return { ...review, limits, risk, reward, refused, config: services.settings.publicConfig };
}

/** Null while the market can't be read, as before the indexer's first run. */
async function readExchangeOrNull(services: Services, subject: MarketSubject) {
  try {
    return await readExchange(services, subject);
  } catch (error) {
    const { name, stack, code } = error as Error & { code?: string };
    services.log.warn({ name, code, stack }, "the market could not be read");
    return null;
  }
}

const loadFailureTitle = "Failed to load the funding request";

export default function FundingRequestReview({ loaderData, params: { id } }: Route.ComponentProps) {
  const { isOpen, close } = useEntryDialog("/admin/funding-requests");
  const { lastLoaded: loaded, hasLoadFailed } = useLastLoaded(loaderData, id);
  const actions = useReviewActions(id, loaded?.request.version ?? 0);
  if (loaded === null) {
    return (
      hasLoadFailed && (
        <EntryLoadFailure
          open={isOpen}
          title="Funding request"
          failure={loadFailureTitle}
          onClose={close}
        />
      )
    );
  }
  const { request, business, assignee, checks, similar, limits, risk, reward, config } = loaded;
  const { label, tone } = reviewLabels[request.status];
  const isInReview = request.status === "submitted";
  return (
    <EntryDialog
      isWide
      open={isOpen}
      onClose={close}
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
            missing={missingOf(loaded)}
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
            Case of receivable #{request.listing.id}
          </Link>
          <Link
            to={`/exchange/${request.listing.id}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Public page
          </Link>
        </p>
      )}
      {isInReview && <ReviewChecklist items={checklistOf(loaded, { limits, risk })} />}
      <div className="space-y-8">
        <SimilarRequests request={request} similar={similar} />
        <EInvoices request={request} business={business} refused={loaded.refused} />
        {/* The documents first, also in one column: Attest stands in the foot. */}
        <div className="grid gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <Documents request={request} />
          <ReviewFacts
            request={request}
            business={business}
            reward={reward}
            reviewDays={config.reviewWorkingDays}
          />
        </div>
        <Checks request={request} checks={checks} actions={isInReview ? actions : null}>
          {requiredChecks(request.draft.kind).includes("debt") && (
            <CustomerQuestions review={loaded} actions={isInReview ? actions : null} />
          )}
        </Checks>
        {isInReview && (
          <div className="grid gap-8 xl:grid-cols-2">
            <TierLimit business={business} request={request} limits={limits} />
            {risk && <Risk risk={risk} />}
          </div>
        )}
        <ReviewHistory history={request.history} />
      </div>
    </EntryDialog>
  );
}

const missingChecks: Readonly<Record<CheckSubject, string>> = {
  contact: "Verify the customer's contact.",
  debt: "Record the customer's confirmation.",
  campaign: "Record how you checked the campaign.",
};

/** Why it can't be attested yet, as far as this page knows; the server decides. */
function missingOf({
  request,
  business,
  checks,
  questions,
  similar,
}: RequestForReview): readonly string[] {
  const isChecked = (subject: string) =>
    checks.some((check) => check.isCurrent && check.subject === subject);
  // Whether a published one was cancelled, so that this one may follow, only the exchange knows.
  const isTaken = similar.some(
    ({ sameFingerprint, status }) => sameFingerprint && status === "attested",
  );
  return [
    ...requiredChecks(request.draft.kind)
      .filter((subject) => !isChecked(subject))
      .map((subject) => missingChecks[subject]),
    ...(hasOpenDispute(questions.filter(({ isCurrent }) => isCurrent))
      ? ["Settle the customer's dispute."]
      : []),
    ...(isTaken
      ? [
          `This ${request.draft.kind === "community" ? "campaign" : request.draft.kind} is already attested.`,
        ]
      : []),
    ...(business.suspendedAt ? ["The business is suspended."] : []),
  ];
}
