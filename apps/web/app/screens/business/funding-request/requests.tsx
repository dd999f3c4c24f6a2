import { fieldLabels } from "@tenora/domain/funding-request/draft";
import { requestName } from "@tenora/domain/funding-request/request-name";
import { formatShortDate } from "@tenora/domain/text/format-date";
import Plus from "lucide-react/icons/plus";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { FeatureAccess } from "~/features/business-status/feature-access";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { ConnectButton } from "~/features/wallet/connect-button";
import { ScriptRequired } from "~/features/wallet/script-required";
import { SignInFirst } from "~/features/wallet/sign-in-first";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import type { FundingRequestSummary } from "./api/responses.ts";
import { listLocalDrafts } from "./local-draft.ts";
import { NewRequestLink } from "./new-request-link.tsx";
import { raisedFigure } from "./request-figures.tsx";
import { useOwnRequests } from "./request-queries.ts";
import { lastChange, statusWords } from "./status-words.ts";

const title = "Funding requests";
const lead = "Your requests and where they stand. Start a new one with an invoice or an order.";

export const meta = () => pageMeta({ title, description: lead });

/** The funding requests of a business, and the way to a new one. */
export default function FundingRequests() {
  return (
    <div data-no-artwork className="page-width min-h-dvh py-6 sm:py-8">
      <PortalNavigation portal="business" />
      <h1 className="mt-5 font-serif text-title">{title}</h1>
      <p className="mt-1.5 max-w-3xl text-muted">{lead}</p>
      <ScriptRequired className="mt-8" />
      <FeatureAccess connect={<ConnectButton />}>{() => <OwnRequests />}</FeatureAccess>
    </div>
  );
}

function OwnRequests() {
  const { walletAddress } = useWallet();
  const { data, error, refetch } = useOwnRequests();
  const unsaved = useLocalDrafts(walletAddress);
  const isProven = data?.wallet === walletAddress.toLowerCase();
  return (
    <div className="mt-8 space-y-6">
      <NewRequestLink size="lg">
        <Plus aria-hidden="true" className="size-5" />
        New request
      </NewRequestLink>
      {unsaved.length > 0 && (
        <ul className={listClass}>
          {unsaved.map(({ id, draft }) => (
            <RequestRow key={id} id={id} draft={draft} label="Only in this browser" />
          ))}
        </ul>
      )}
      {error ? (
        <Notice
          tone="bad"
          title="We couldn't load your requests"
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : !data ? (
        <Loading />
      ) : isProven ? (
        <RequestList requests={data.requests} hasUnsaved={unsaved.length > 0} />
      ) : (
        <SignInFirst reason="Only you can see your requests." onSignedIn={() => void refetch()} />
      )}
    </div>
  );
}

/** Read after hydration: the server has no storage. */
function useLocalDrafts(wallet: string) {
  const [drafts, setDrafts] = useState<ReturnType<typeof listLocalDrafts>>([]);
  useEffect(() => setDrafts(listLocalDrafts(wallet)), [wallet]);
  return drafts;
}

function RequestList({
  requests,
  hasUnsaved,
}: {
  requests: readonly FundingRequestSummary[];
  hasUnsaved: boolean;
}) {
  if (requests.length === 0) {
    if (hasUnsaved) return null;
    return (
      <Notice role="none" title="No requests yet">
        Start with an invoice that your customer will pay in the next twelve months. You'll see the
        full cost before you sign anything.
      </Notice>
    );
  }
  const sorted = requests.toSorted((one, other) => Number(waits(other)) - Number(waits(one)));
  return (
    <ul className={listClass}>
      {sorted.map((request) => (
        <SavedRequest key={request.id} request={request} />
      ))}
    </ul>
  );
}

/** For its owner to do something: these come first, each part in its own order. */
const waits = ({ status }: FundingRequestSummary) =>
  status === "draft" || status === "changes-requested" || status === "attested";

function SavedRequest({ request }: { request: FundingRequestSummary }) {
  const { config } = useWallet();
  const review = { now: Date.now(), days: config.reviewWorkingDays };
  const { label, tone, next } = statusWords(request, review);
  return (
    <RequestRow
      id={request.id}
      draft={request.draft}
      market={request.market}
      listing={request.listingId}
      label={label}
      tone={tone}
      next={next}
      date={lastChange(request)}
    />
  );
}

const listClass = classes(cardClass, "divide-y divide-line overflow-hidden");

interface RequestRowProps {
  id: string;
  draft: FundingRequestSummary["draft"];
  market?: FundingRequestSummary["market"];
  /** Its number on the exchange, once it is published. */
  listing?: string | null;
  label: string;
  tone?: ReturnType<typeof statusWords>["tone"];
  next?: string;
  date?: string;
}

function RequestRow({
  id,
  draft,
  market = null,
  listing = null,
  label,
  tone,
  next,
  date,
}: RequestRowProps) {
  const isCampaign = draft.kind === "community";
  const due = isCampaign ? draft.maturity : draft.dueDate;
  const customer = isCampaign ? "Community campaign" : draft.customerName || "No customer yet";
  const [raised, amount] = raisedFigure({ draft, market });
  return (
    <li>
      <Link
        to={`/business/funding-request/${id}`}
        className="grid gap-x-4 gap-y-2 px-5 py-4 transition-colors hover:bg-ink/3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_10rem] sm:px-6 lg:gap-x-6"
      >
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{requestName(draft) || "New request"}</p>
          <p className="wrap-anywhere text-muted text-sm">
            {customer}
            {listing !== null && ` · Receivable #${listing}`}
          </p>
        </div>
        <dl className="figures flex flex-wrap content-start gap-x-6 gap-y-1 text-sm">
          {amount && <Fact name={raised} value={amount} />}
          {due && (
            <Fact
              name={fieldLabels[isCampaign ? "maturity" : "dueDate"]}
              value={formatShortDate(new Date(`${due}T00:00:00Z`))}
            />
          )}
          {date && <Fact name="Last change" value={date} />}
        </dl>
        <Badge
          tone={tone}
          className="self-start justify-self-start max-sm:row-start-2 sm:justify-self-end"
        >
          {label}
        </Badge>
        {next && <p className="text-[0.9375rem] sm:col-span-full">{next}</p>}
      </Link>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your requests" className="space-y-px">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </SkeletonGroup>
  );
}
