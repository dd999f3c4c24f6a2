import Plus from "lucide-react/icons/plus";
import { useEffect, useState } from "react";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { ConnectButton } from "~/features/wallet/connect-button";
import { ScriptRequired } from "~/features/wallet/script-required";
import { SignInFirst } from "~/features/wallet/sign-in/sign-in-first";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { FeatureAccess } from "../status/feature-access";
import type { FundingRequestSummary } from "./api/responses.ts";
import { listLocalDrafts } from "./local-draft.ts";
import { useOwnRequests } from "./request-queries.ts";
import { RequestRow } from "./request-row.tsx";
import { NewRequestLink } from "./status/new-request-link.tsx";
import { isWaitingForOwner, lastStatusChange, requestStatusWords } from "./status/status-words.ts";

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
  // Each part in its own order.
  const sorted = requests.toSorted(
    (one, other) => Number(isWaitingForOwner(other)) - Number(isWaitingForOwner(one)),
  );
  return (
    <ul className={listClass}>
      {sorted.map((request) => (
        <SavedRequest key={request.id} request={request} />
      ))}
    </ul>
  );
}

function SavedRequest({ request }: { request: FundingRequestSummary }) {
  const { config } = useWallet();
  const review = { now: Date.now(), days: config.reviewWorkingDays };
  const { label, tone, next } = requestStatusWords(request, review);
  return (
    <RequestRow
      id={request.id}
      draft={request.draft}
      market={request.market}
      listing={request.listingId}
      label={label}
      tone={tone}
      next={next}
      date={lastStatusChange(request)}
    />
  );
}

const listClass = classes(cardClass, "divide-y divide-line overflow-hidden");

function Loading() {
  return (
    <SkeletonGroup label="Loading your requests" className="space-y-px">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </SkeletonGroup>
  );
}
