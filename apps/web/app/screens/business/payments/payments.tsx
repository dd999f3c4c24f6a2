import { pageMeta } from "~/features/shell/metadata/page-meta";
import { loadReceivables } from "../own-page.server.ts";
import { OwnPage } from "../own-page.tsx";
import { businessFeatures } from "../status/feature-list";
import type { Route } from "./+types/payments";
import { loadPayments } from "./payments.server.ts";
import type { PaymentsPage } from "./payments-page.ts";
import { PaymentsView } from "./payments-view.tsx";

const [, , feature] = businessFeatures;

export const meta = () => pageMeta({ title: feature.title, description: feature.text });

/** What the chain says about a wallet's receivables; those by invitation for its own session alone. */
export const loader = (asked: Route.LoaderArgs) =>
  loadReceivables(asked, (wallet, audience) =>
    loadPayments(asked.context, wallet, { ...readAsked(asked.request), audience }),
  );

function readAsked(request: Request) {
  const { searchParams } = new URL(request.url);
  return { before: searchParams.get("before") ?? "", month: searchParams.get("month") ?? "" };
}

/** A business with payments or credits keeps this page, also while suspended. */
const hasPayments = ({ hasListed, credits }: PaymentsPage) => hasListed || credits.length > 0;

/** What an approved business owes and when, what was paid, and what it can withdraw. */
export default function Payments({ loaderData }: Route.ComponentProps) {
  return (
    <OwnPage feature={feature} data={loaderData} isOpenWhileSuspended={hasPayments}>
      {(page) => <PaymentsView page={page} />}
    </OwnPage>
  );
}
