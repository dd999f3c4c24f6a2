import { formatCount } from "@tenora/domain/money/format-amount";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { RiskTable } from "~/features/receivable/risk/risk-table";
import { riskTone, riskWords, scoreWords } from "~/features/receivable/risk/risk-words";
import { Badge } from "~/ui/badge";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { FoldedCard } from "~/ui/folded-card";
import { type AfterGrade, type ListingPage, namedBelow } from "../listing-page.ts";

// Wallet code: fetched once the page is there.
const GradedRecord = lazy(() => import("../debtor/graded-record.tsx"));

/** How risky it was when it was attested, factor by factor, beside what its seller repaid late or owes late. */
export function RiskCard({
  page,
}: {
  page: Pick<ListingPage, "head" | "debt" | "risk" | "seller" | "offer">;
}) {
  const { assessment, afterGrade } = page.risk;
  const { seller, offer } = page;
  const reasons = useReasons(page);
  if (assessment === null) return null;
  const { record, sellerTrouble } = page.head.facts;
  return (
    <FoldedCard
      title="Risk"
      summary={
        <>
          {seller.hasLateRecord && (
            <span className="block">
              {record}
              <span className="font-medium text-amber">{sellerTrouble}</span>
            </span>
          )}
          At listing:{" "}
          <Badge tone={riskTone(assessment.grade, sellerTrouble !== null)}>
            {riskWords[assessment.grade].label} risk
          </Badge>{" "}
          <span className="inline-block">{scoreWords(assessment.score)}</span>
        </>
      }
      // Read before buying; and what is in trouble now stands beside the grade, not behind a fold.
      isOpen={offer.isSaleOpen || afterGrade !== null}
    >
      {afterGrade && <NotInGrade afterGrade={afterGrade} />}
      <p className="mb-4 max-w-[68ch] text-muted">
        We score {assessment.factors.length} factors before a receivable is listed, each from 0 to
        100; higher is safer. A grade isn't a guarantee.
      </p>
      <RiskTable factors={assessment.factors} evidence={reasons} />
    </FoldedCard>
  );
}

/** What everybody reads, and beside it how the customer paid for those who may know who they are. */
function useReasons({
  risk: { reasons },
  debt,
  head,
  offer,
}: Pick<ListingPage, "head" | "debt" | "risk" | "offer">) {
  const isHydrated = useIsHydrated();
  const others = reasons["debtor-record"] ?? "";
  const isAsked = isHydrated && debt.debtor.length > 0 && !head.isUnlisted;
  const told: Record<string, ReactNode> = {
    ...reasons,
    ...(isAsked && {
      "debtor-record": (
        <Suspense fallback={others}>
          <GradedRecord listing={offer.id} others={others} />
        </Suspense>
      ),
    }),
  };
  return Object.fromEntries(
    Object.entries(told).map(([name, words]) => [
      name,
      <p key={name} className="figures text-sm">
        {words}
      </p>,
    ]),
  );
}

function NotInGrade({
  afterGrade: { gradedBy, receivables, privateSales, more },
}: {
  afterGrade: AfterGrade;
}) {
  return (
    <div id={namedBelow} className="figures mb-4 max-w-[68ch]">
      <p>
        We graded this receivable before it was listed on {gradedBy}. Other receivables of this
        seller are in trouble:
      </p>
      <ul className="mt-1">
        {receivables.map(({ id, words }) => (
          <li key={id}>
            <Link
              to={`/exchange/${id}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              Receivable #{id}
            </Link>
            : <span className="font-medium text-amber">{words}</span>
          </li>
        ))}
        {privateSales > 0 && (
          <li className="font-medium text-amber">
            {privateSales === 1 ? "1 private sale" : `${privateSales} private sales`}, past due, in
            default or disputed
          </li>
        )}
        {more > 0 && <li className="font-medium text-amber">and {formatCount(more)} more</li>}
      </ul>
    </div>
  );
}
