import { brand } from "@tenora/domain/brand";
import { isUnpaid } from "@tenora/domain/receivable/status/receivable-stage";
import { lazy, Suspense } from "react";
import { data } from "react-router";
import { LiveOnceIdle } from "~/features/receivable/live/live-once-idle";
import { MarketState } from "~/features/receivable/live/market-state";
import { MarketUnavailable } from "~/features/receivable/live/market-unavailable";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { DialogHost } from "~/features/transaction/dialog-host";
import { ScriptRequired } from "~/features/wallet/script-required";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Card, CardHeading } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/pay";
import { LateWords } from "./late-words.tsx";
import { loadPayment } from "./pay.server.ts";
import type { PayPage } from "./pay-page.ts";
import { Payments } from "./payments.tsx";

// Wallet and transaction code: fetched once the page is there.
const PayActions = lazy(() => import("./pay-actions.tsx"));

export const meta = () => [
  ...pageMeta({
    title: "Pay",
    description: "See what there is to pay and when it's due, and pay it from any wallet.",
  }),
  { name: "robots", content: "noindex" },
];

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get("before") ?? "";
  const page = await loadPayment(context, params.listing, before);
  if (page === "missing") throw data(null, { status: 404 });
  return data(page, { status: page === null ? 503 : 200 });
}

/** For the customer of a business: what there is to pay, and the way to pay it. No account is needed. */
export default function Pay({ loaderData: page }: Route.ComponentProps) {
  return (
    <div data-no-artwork className="mx-auto max-w-xl px-5 py-10 sm:px-8 sm:py-14">
      {page === null ? (
        <>
          <h1 className="font-serif text-title">Pay</h1>
          <MarketUnavailable title="We can't read what there is to pay right now" />
        </>
      ) : (
        <DialogHost>
          <LiveOnceIdle block={page.market.block} />
          <PayView page={page} />
        </DialogHost>
      )}
    </div>
  );
}

/** Amount, terms and form. */
export function PayView({ page }: { page: PayPage }) {
  const { seller, maturity, when, due, dueWords, lateFeeWords, onSaleWords, dispute, listing } =
    page;
  return (
    <>
      <p className="figures text-muted text-sm">Receivable #{String(listing)}</p>
      <h1 className="mt-3 font-serif text-title">
        {due === null ? `Nothing is due to ${seller}` : `Pay ${seller}`}
      </h1>
      <p className="mt-3 text-muted">{storyOf(page)}</p>
      <MarketState market={page.market} />
      <Card className="mt-6">
        {due === null ? (
          <Notice role="none" tone={page.isFunded ? "good" : "info"}>
            {nothingDueWords(page)}
          </Notice>
        ) : (
          <>
            <CardHeading title={isUnpaid(page.status) ? "Amount due" : "Amount to pay"} />
            <p className="figures font-medium font-serif text-title leading-tight">{due}</p>
            {dueWords && <p className="figures mt-2 text-muted">{dueWords}</p>}
            {dispute && (
              <Notice role="none" tone="warning" className="mt-4" title={dispute.title}>
                {dispute.outlook}
              </Notice>
            )}
            <LateWords page={page} />
          </>
        )}
        <dl className="figures mt-6 divide-y divide-line border-line border-y text-[0.9375rem]">
          <Row name="Due date" value={due === null ? maturity : `${maturity}, ${when}`} />
          <Row name="Paid so far" value={page.paidIn} />
        </dl>
        {lateFeeWords && <p className="figures mt-4 text-[0.9375rem] text-muted">{lateFeeWords}</p>}
        {due !== null && onSaleWords && (
          <Notice role="none" tone="info" className="mt-4">
            {onSaleWords}
          </Notice>
        )}
        {due !== null && <Form page={page} />}
      </Card>
      {page.payments.length > 0 && <Payments page={page} />}
    </>
  );
}

function Form({ page }: { page: PayPage }) {
  const isHydrated = useIsHydrated();
  return (
    <div className="mt-6">
      <ScriptRequired className="" />
      {isHydrated && (
        <Suspense fallback={<Loading />}>
          <PayActions page={page} />
        </Suspense>
      )}
      <p className="mt-4 text-muted text-sm">
        No account needed.{page.onSaleWords === null && " Pay from any wallet, in full or in part."}{" "}
        We check the amount again before you sign, and you'll never be charged more.
      </p>
      <p className="mt-2 text-muted text-sm">
        Paying from an account at a crypto exchange? Withdraw to your own wallet first, then pay
        here. A plain transfer doesn't pay this{" "}
        {page.kind === "community" ? "repayment" : page.documentWord}.
      </p>
    </div>
  );
}

/** Where the debt comes from, as far as the sale is. */
function storyOf(page: PayPage): string {
  const { seller, face, raised, kind, due, isFunded } = page;
  if (kind === "community")
    return isFunded
      ? `${seller} raised ${raised} from its community and ${repaymentWords(page)}.`
      : `${seller} asked its community for money and offered to repay ${face}.`;
  if (!isFunded) return `${seller} offered this ${face} ${page.documentWord} to investors.`;
  const now =
    due === null
      ? ""
      : ` Your payment goes to ${brand.name}'s contract, which pays investors first; the rest goes to ${seller}.`;
  return `${seller} sold this ${face} ${page.documentWord} to investors.${now}`;
}

/** Its due date has passed: until then it can be paid, and nothing is due yet. */

function repaymentWords({ status, due, repayment }: PayPage): string {
  if (due === null) return "has repaid it";
  return `${isUnpaid(status) ? "was" : "is"} due to repay ${repayment}`;
}

function nothingDueWords({ status, kind, isFunded }: PayPage): string {
  if (isFunded) return "It's paid in full. There's nothing more to do.";
  if (status !== "failed" && status !== "cancelled")
    return "This receivable isn't funded yet. Once it is, you can pay it here.";
  const sale = status === "failed" ? "This sale wasn't funded in time" : "This sale was cancelled";
  return kind === "community"
    ? `${sale}, and its buyers take back what they paid.`
    : `${sale}. Pay the business directly, as you agreed with it.`;
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}

const Loading = () => (
  <SkeletonGroup label="Loading" className="grid gap-4">
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-11 w-48" />
  </SkeletonGroup>
);
