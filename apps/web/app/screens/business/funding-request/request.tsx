import { useQueryClient } from "@tanstack/react-query";
import type { Tier } from "@tenora/domain/business/business";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { DraftContext } from "@tenora/domain/funding-request/draft/check-draft";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useMemo } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import type { SellerContext } from "~/features/terms/seller-context";
import { ConnectButton } from "~/features/wallet/connect-button";
import { ScriptRequired } from "~/features/wallet/script-required";
import { SignInFirst } from "~/features/wallet/sign-in/sign-in-first";
import { startAtTop } from "~/ui/browser/start-at-top";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import { FeatureAccess } from "../status/feature-access";
import type { FundingRequestResponse, OwnRequestResponse } from "./api/responses.ts";
import { RequestFormView } from "./form/request-form.tsx";
import { useAttachableRewards } from "./form/reward-field.tsx";
import { deleteLocalDraft, readLocalDraft } from "./local-draft.ts";
import { useKnownRequest, useOwnRequest, usePublicConfig } from "./request-queries.ts";
import { requestTitle } from "./status/request-figures.tsx";
import { RequestStatus, WithdrawButton } from "./status/request-status.tsx";

export const meta = () =>
  pageMeta({
    title: "Funding request",
    description: "Sell an invoice or an order for early payout, in four steps.",
  });

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

export default function FundingRequest() {
  const { id = "" } = useParams();
  const known = useKnownRequest(id);
  return (
    <div data-no-artwork className="page-width min-h-dvh py-6 sm:py-8">
      <PortalNavigation portal="business" />
      <Link
        to="/business/funding-request"
        className="mt-4 inline-flex min-h-11 items-center gap-2 text-mint-strong text-sm"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All funding requests
      </Link>
      <h1 className="wrap-anywhere mt-1 text-balance font-serif text-title">
        {known === null || isEditable(known) ? "Funding request" : requestTitle(known)}
      </h1>
      <ScriptRequired className="mt-8" />
      <FeatureAccess connect={<ConnectButton />}>
        {({ tier }) =>
          isUuid(id) ? <OwnRequest key={id} id={id} tier={tier} /> : <NoSuchRequest />
        }
      </FeatureAccess>
    </div>
  );
}

function OwnRequest({ id, tier }: { id: string; tier: Tier }) {
  const wallet = useWallet();
  const isNew = useIsNew(id);
  const request = useOwnRequest(id);
  const config = usePublicConfig();
  // A failed reading of what is shown already takes nothing away.
  if ((request.error && !request.data) || (config.error && !config.data)) {
    return (
      <LoadFailure
        onRetry={() => {
          void request.refetch();
          void config.refetch();
        }}
      />
    );
  }
  if (!request.data || !config.data) return <Loading />;
  const isProven = request.data.wallet === wallet.walletAddress.toLowerCase();
  if (!isProven && !isNew)
    return (
      <SignInFirst
        reason="Only you can see your requests."
        onSignedIn={() => void request.refetch()}
      />
    );
  if (isProven && !isNew && request.data.request === null) return <NoSuchRequest />;
  const { seller, request: saved } = request.data;
  return (
    <OpenRequest
      id={id}
      config={config.data}
      seller={(isProven && seller) || unprovenSeller(tier)}
      request={isProven ? saved : null}
      refetch={async () => (await request.refetch()).data}
    />
  );
}

/** A request that this browser has started, whether or not it was saved since. */
function useIsNew(id: string): boolean {
  const { walletAddress } = useWallet();
  const { state } = useLocation() as { state: { readonly isNew?: boolean } | null };
  return state?.isNew === true || readLocalDraft(walletAddress, id)?.baseVersion === null;
}

/** Before the wallet is proven: enough for the first step, after which it is. */
const unprovenSeller = (tier: Tier): SellerContext => ({
  tier,
  registrationNumber: "",
  sellerCountry: null,
  ownEmailDomain: null,
  now: Date.now(),
  owed: null,
  feeBps: null,
});

interface OpenRequestProps {
  id: string;
  config: NonNullable<ReturnType<typeof usePublicConfig>["data"]>;
  seller: SellerContext;
  request: FundingRequestResponse | null;
  refetch: () => Promise<OwnRequestResponse | undefined>;
}

function OpenRequest({ id, config, seller, request, refetch }: OpenRequestProps) {
  const wallet = useWallet();
  const client = useQueryClient();
  const navigate = useNavigate();
  const own = parseWalletAddress(wallet.walletAddress);
  const rewards = useAttachableRewards(config);
  const context = useMemo(
    (): DraftContext | null =>
      own && {
        ...seller,
        seller: own,
        stablecoins: config.stablecoins,
        rewards,
        owed: seller.owed && { ...seller.owed, total: BigInt(seller.owed.total) },
      },
    [seller, own, config, rewards],
  );
  if (context === null) return <NoSuchRequest />;
  const reload = async () => (await refetch())?.request ?? null;
  if (request !== null && !isEditable(request)) {
    return <RequestStatus request={request} now={seller.now} onChanged={() => void refetch()} />;
  }
  return (
    <>
      <RequestFormView
        id={id}
        detail={request}
        seller={seller}
        config={config}
        context={context}
        reload={reload}
        onSubmitted={() => {
          notify({
            title: "Submitted for review",
            description: "We'll check what you sent, and let you know here.",
            tone: "success",
          });
          // Its status is a page of another height, and the button that was pressed is gone from it.
          void client.invalidateQueries({ queryKey: ["funding-requests"] }).then(startAtTop);
        }}
      />
      {request !== null && (
        <div className="mt-10 border-line border-t pt-6">
          <WithdrawButton
            request={request}
            onDone={() => {
              deleteLocalDraft(wallet.walletAddress, id);
              void client.invalidateQueries({ queryKey: ["funding-requests"] });
              void navigate("/business/funding-request");
            }}
          />
        </div>
      )}
    </>
  );
}

const isEditable = ({ status, isExpired }: FundingRequestResponse) =>
  status === "draft" || status === "changes-requested" || isExpired;

function NoSuchRequest() {
  return (
    <Notice title="There's no such request" className="mt-8" role="none">
      It may belong to another wallet. Your own requests are in the list.
    </Notice>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="bad"
      title="We couldn't load this request"
      className="mt-8"
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing you typed is lost.
    </Notice>
  );
}

function Loading() {
  return (
    <Card className="mt-8">
      <SkeletonGroup label="Loading the request">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="mt-6 h-11 w-full" />
        <Skeleton className="mt-4 h-11 w-full" />
        <Skeleton className="mt-6 h-11 w-40" />
      </SkeletonGroup>
    </Card>
  );
}
