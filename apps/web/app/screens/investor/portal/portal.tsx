import { pageMeta } from "~/features/shell/metadata/page-meta";
import type { Route } from "./+types/portal";
import { InvestorPortal } from "./investor-portal.tsx";
import { loadOpenOffers } from "./open-offers.server.ts";
import { lead } from "./portal-head.tsx";

export const meta = () => pageMeta({ title: "Investor Portal", description: lead });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  offers: await loadOpenOffers(context),
});

export default function Portal({ loaderData: { offers } }: Route.ComponentProps) {
  return <InvestorPortal offers={offers} />;
}
