import { fieldLabels } from "@tenora/domain/funding-request/draft";
import { requestName } from "@tenora/domain/funding-request/request-name";
import { formatTypedAmount } from "@tenora/domain/money/format-typed-amount";
import { formatShortDate } from "@tenora/domain/text/format-date";
import Plus from "lucide-react/icons/plus";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { FeatureAccess } from "~/features/business-status/feature-access";
import { businessFeatures } from "~/features/business-status/feature-list";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { ConnectButton } from "~/features/wallet/connect-button";
import { ScriptRequired } from "~/features/wallet/script-required";
import { SignInFirst } from "~/features/wallet/sign-in-first";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import type { FundingRequestSummary } from "./api/responses.ts";
import { listLocalDrafts } from "./local-draft.ts";
import { useOwnRequests } from "./request-queries.ts";
import { lastChange, statusWords } from "./status-words.ts";

const [feature] = businessFeatures;

export const meta = () => pageMeta({ title: feature.title, description: feature.text });

/** The funding requests of a business, and the way to a new one. */
export default function FundingRequests() {
  return (
    <div className="mx-auto max-w-4xl px-5 pt-10 pb-20 sm:px-8">
      <PortalNavigation portal="business" />
      <h1 className="mt-8 font-medium font-serif text-title">{feature.title}</h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{feature.text}</p>
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
      <NewRequest />
      {unsaved.map(({ id, draft }) => (
        <RequestCard key={id} id={id} draft={draft} label="Only in this browser" />
      ))}
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

function NewRequest() {
  // Chosen at the press, so that going back and pressing again starts another one.
  const [id, setId] = useState("new");
  useEffect(() => setId(crypto.randomUUID()), []);
  return (
    <Link
      to={`/business/funding-request/${id}`}
      state={{ isNew: true }}
      className={buttonClass({ size: "lg" })}
    >
      <Plus aria-hidden="true" className="size-5" />
      New request
    </Link>
  );
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
  return (
    <ul className="space-y-4">
      {requests.map((request) => (
        <li key={request.id}>
          <SavedRequest request={request} />
        </li>
      ))}
    </ul>
  );
}

function SavedRequest({ request }: { request: FundingRequestSummary }) {
  const { label, tone, next } = statusWords(request);
  return (
    <RequestCard
      id={request.id}
      draft={request.draft}
      label={label}
      tone={tone}
      next={next}
      date={lastChange(request)}
    />
  );
}

interface RequestCardProps {
  id: string;
  draft: FundingRequestSummary["draft"];
  label: string;
  tone?: ReturnType<typeof statusWords>["tone"];
  next?: string;
  date?: string;
}

function RequestCard({ id, draft, label, tone, next, date }: RequestCardProps) {
  const number = requestName(draft) || "New request";
  const isCampaign = draft.kind === "community";
  const due = isCampaign ? draft.maturity : draft.dueDate;
  const customer = isCampaign ? "Community campaign" : draft.customerName || "No customer yet";
  const amount = draft.amount && formatTypedAmount(draft.amount, draft.stablecoin);
  return (
    <Link
      to={`/business/funding-request/${id}`}
      className={classes(cardClass, "block p-5 transition-colors hover:border-line-strong sm:p-6")}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold text-lg">{number}</p>
          <p className="wrap-anywhere text-muted">{customer}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <dl className="figures mt-4 flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {amount && <Fact name={fieldLabels.amount} value={amount} />}
        {due && (
          <Fact
            name={fieldLabels[isCampaign ? "maturity" : "dueDate"]}
            value={formatShortDate(new Date(`${due}T00:00:00Z`))}
          />
        )}
        {date && <Fact name="Last change" value={date} />}
      </dl>
      {next && <p className="mt-3 text-[0.9375rem]">{next}</p>}
    </Link>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your requests" className="space-y-4">
      <Skeleton className="h-36 w-full" />
      <Skeleton className="h-36 w-full" />
    </SkeletonGroup>
  );
}
