import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { LiveMarket } from "~/features/receivable/live/live-market";
import { MarketState } from "~/features/receivable/live/market-state";
import { MarketUnavailable } from "~/features/receivable/live/market-unavailable";
import { useOwnWalletAddress } from "~/features/receivable/use-own-wallet-address";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { ConnectButton } from "~/features/wallet/connect-button";
import { HiddenInvitations } from "~/features/wallet/hidden-invitations";
import { ScriptRequired } from "~/features/wallet/script-required";
import type { MarketFigures } from "~/market/market-figures";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import type { OwnPageData } from "./own-page.server.ts";
import { FeatureAccess } from "./status/feature-access";
import type { businessFeatures } from "./status/feature-list";

interface OwnPageProps<Page> {
  readonly feature: (typeof businessFeatures)[number];
  readonly data: OwnPageData<Page>;
  /** Whether the page stays open to a suspended business with these; closed by default. */
  readonly isOpenWhileSuspended?: (page: Page) => boolean;
  readonly children: (page: Page) => ReactNode;
}

/** A page about the connected business's own receivables; everybody else reads why not. */
export function OwnPage<Page extends { readonly market: MarketFigures }>({
  feature,
  data,
  isOpenWhileSuspended,
  children,
}: OwnPageProps<Page>) {
  return (
    <div data-no-artwork className="page-width min-h-dvh py-6 sm:py-8">
      <PortalNavigation portal="business" />
      <h1 className="mt-5 font-serif text-title">{feature.title}</h1>
      <p className="mt-1.5 max-w-3xl text-muted">{feature.text}</p>
      <ScriptRequired className="mt-8" />
      <FeatureAccess
        connect={<ConnectButton />}
        whileSuspended={
          isOpenWhileSuspended &&
          ((refusal) => (
            <Own data={data}>
              {(page) => (isOpenWhileSuspended(page) ? children(page) : refusal)}
            </Own>
          ))
        }
      >
        {() => <Own data={data}>{children}</Own>}
      </FeatureAccess>
    </div>
  );
}

function Own<Page extends { readonly market: MarketFigures }>({
  data: { wallet, page, hidesInvitations },
  children,
}: Pick<OwnPageProps<Page>, "data" | "children">) {
  const { isOwn } = useOwnWalletAddress(wallet);
  const { revalidate } = useRevalidator();
  // The page loads again by itself, and what is typed in it must outlive a failure.
  const { lastLoaded, hasLoadFailed } = useLastLoaded(page ?? "failed", wallet ?? "");
  if (!isOwn)
    return (
      <SkeletonGroup label="Loading" className="mt-8 grid gap-4">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </SkeletonGroup>
    );
  return (
    <>
      {hidesInvitations && <HiddenInvitations onSignedIn={revalidate} className="mt-8" />}
      {hasLoadFailed && <MarketUnavailable title="We can't read your receivables right now" />}
      {lastLoaded && (
        <>
          <LiveMarket block={lastLoaded.market.block} />
          <MarketState market={lastLoaded.market} />
          {children(lastLoaded)}
        </>
      )}
    </>
  );
}
