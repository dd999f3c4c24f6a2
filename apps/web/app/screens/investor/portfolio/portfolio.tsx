import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { data, Link, useRevalidator } from "react-router";
import { LiveMarket } from "~/features/receivable/live/live-market";
import { MarketState } from "~/features/receivable/live/market-state";
import { MarketUnavailable } from "~/features/receivable/live/market-unavailable";
import { useOwnWalletAddress } from "~/features/receivable/use-own-wallet-address";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { ConnectButton } from "~/features/wallet/connect-button";
import { HiddenInvitations } from "~/features/wallet/hidden-invitations";
import { ScriptRequired } from "~/features/wallet/script-required";
import { ownPageAudience } from "~/market/wallet-audience.server";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/portfolio";
import { Downloads } from "./downloads.tsx";
import { loadPortfolio } from "./portfolio.server.ts";
import { PortfolioView } from "./portfolio-view.tsx";

const lead = "What you own, what it cost and when each note is due.";

export const meta = ({ location }: Route.MetaArgs) => [
  ...pageMeta({ title: "Portfolio", description: lead }),
  ...(location.search === "" ? [] : [{ name: "robots", content: "noindex" }]),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const given = params.get("wallet");
  if (given === null) return data({ kind: "none" } as const);
  const wallet = parseWalletAddress(given);
  if (wallet === null) return data({ kind: "no-address" } as const, { status: 400 });
  const cursor = params.get("after") ?? "";
  const after = /^[1-9]\d{0,15}$/.test(cursor) ? BigInt(cursor) : undefined;
  const asked = { request, context };
  const { audience, hidesInvitations } = await ownPageAudience(asked, wallet, "holder");
  const page = await loadPortfolio(context, wallet, { after, audience });
  if (page === null) return data({ kind: "unavailable" } as const, { status: 503 });
  return data({ kind: "found", page, hidesInvitations } as const);
}

/** The notes of a wallet: of anybody's by its address, with buttons for one's own. */
export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { kind } = loaderData;
  const { revalidate } = useRevalidator();
  const shown = kind === "found" ? loaderData.page.wallet : null;
  const { own, isOwn } = useOwnWalletAddress(kind === "none" ? null : (shown ?? kind), {
    onlyOwn: false,
  });
  return (
    <div data-no-artwork className="page-width min-h-dvh py-6 sm:py-8">
      <PortalNavigation portal="investor" />
      <header className="mt-5 max-w-3xl">
        <h1 className="font-serif text-title">Portfolio</h1>
        <p className="mt-1.5 text-muted">
          {shown === null || isOwn
            ? lead
            : `The notes of ${shortenAddress(shown)}, as anyone can read them on the chain.`}
        </p>
        {kind === "found" && <MarketState market={loaderData.page.market} />}
        {shown !== null && own !== null && !isOwn && (
          <Link
            to={`/investor/portfolio?wallet=${own}`}
            className={buttonClass({ variant: "outline", className: "mt-5" })}
          >
            Show my portfolio
          </Link>
        )}
      </header>
      {kind === "found" ? (
        <>
          <LiveMarket block={loaderData.page.market.block} />
          {isOwn && loaderData.hidesInvitations && (
            <HiddenInvitations onSignedIn={revalidate} className="mt-8" />
          )}
          <PortfolioView page={loaderData.page} isOwn={isOwn} />
          <Downloads wallet={loaderData.page.wallet} />
        </>
      ) : kind === "unavailable" ? (
        <MarketUnavailable title="We can't read this portfolio right now" />
      ) : kind === "no-address" ? (
        <Notice tone="bad" role="none" title="This isn't a wallet address" className="mt-8">
          A wallet address starts with 0x and has 40 further characters, 0–9 and a–f.
        </Notice>
      ) : (
        <NoWallet isConnected={own !== null} />
      )}
    </div>
  );
}

function NoWallet({ isConnected }: { isConnected: boolean }) {
  if (isConnected)
    return (
      <SkeletonGroup label="Loading your portfolio" className="mt-8 grid gap-4">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </SkeletonGroup>
    );
  return (
    <Card className="mt-8 max-w-2xl">
      <CardHeading
        title="Connect your wallet"
        description="Your notes are in your wallet. Connect it to see them here; it's free and doesn't move any funds."
      />
      <ScriptRequired className="mb-4" />
      <div className="flex flex-wrap gap-3">
        <ConnectButton />
        <Link to="/exchange" className={buttonClass({ variant: "outline" })}>
          Browse the exchange
        </Link>
      </div>
    </Card>
  );
}
