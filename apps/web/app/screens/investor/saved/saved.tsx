import { findSellerSlugs } from "@tenora/database/disclosure/find-seller-slugs";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { data } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { ConnectButton } from "~/features/wallet/connect-button";
import { ScriptRequired } from "~/features/wallet/script-required";
import { servicesContext } from "~/services.server";
import { Card, CardHeading } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import type { Route } from "./+types/saved";
import { addressOf, toSearchDraft } from "./api/search-view.server.ts";
import { LoadingSaved, OwnSaved } from "./own-saved.tsx";
import { SaveForm } from "./save-form.tsx";
import { isSearch } from "./search-input.ts";

const lead = "Your saved searches and the receivables you watch.";

export const meta = ({ location }: Route.MetaArgs) => [
  ...pageMeta({ title: "Saved", description: lead }),
  ...(location.search === "" ? [] : [{ name: "robots", content: "noindex" }]),
];

/** `?save=` has the filters of the exchange's page, which a visitor wants to keep. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get("save");
  if (query === null) return data({ kind: "list" } as const);
  if (query.length > 4_000 || !isSearch(query))
    return data({ kind: "unknown" } as const, { status: 400 });
  const { publicDatabase } = context.get(servicesContext);
  const slugs = addressOf(query).chosen.seller;
  const sellers =
    slugs.length === 0
      ? []
      : await asVisitor(publicDatabase, (tx) => findSellerSlugs(tx, { slugs }));
  return data({ kind: "draft", draft: toSearchDraft(query, sellers) } as const);
}

/** Saved searches and watched receivables of the connected wallet. */
export default function Saved({ loaderData }: Route.ComponentProps) {
  const { isReady, isConnected } = useWallet();
  return (
    <div data-no-artwork className="page-width min-h-dvh py-6 sm:py-8">
      <PortalNavigation portal="investor" />
      <header className="mt-5 max-w-3xl">
        <h1 className="font-serif text-title">Saved</h1>
        <p className="mt-1.5 text-muted">{lead}</p>
      </header>
      <ScriptRequired className="mt-8" />
      {loaderData.kind === "unknown" && (
        <Notice tone="bad" role="none" title="We can't save this search" className="mt-8">
          Its address has a filter that we don't recognise. Choose the filters on the exchange
          again.
        </Notice>
      )}
      {loaderData.kind === "draft" && (
        <SaveForm key={loaderData.draft.query} draft={loaderData.draft} />
      )}
      {!isReady ? (
        <LoadingSaved />
      ) : isConnected ? (
        <OwnSaved asksForSignIn={loaderData.kind !== "draft"} />
      ) : (
        loaderData.kind !== "draft" && <Connect />
      )}
    </div>
  );
}

function Connect() {
  return (
    <Card className="mt-8 max-w-2xl">
      <CardHeading
        title="Connect your wallet"
        description="You'll see your saved searches and the receivables you watch. It's free and doesn't move any funds."
      />
      <ConnectButton />
    </Card>
  );
}
