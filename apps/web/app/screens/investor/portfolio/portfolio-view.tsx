import { Link } from "react-router";
import { FigureStrip } from "~/features/receivable/summary/figure-strip";
import {
  ClaimButton,
  useMostNotesAtOnce,
} from "~/features/transaction/receivable/claim/claim-button";
import { CreditList } from "~/features/transaction/receivable/claim/credit-list";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Analysis, OnThisPage, TooMany } from "./analysis/portfolio-analysis.tsx";
import type { PortfolioPage } from "./portfolio-page.ts";
import { PositionTable } from "./positions/position-table.tsx";
import { RatingList } from "./rating/rating-list.tsx";

/** Figures and positions; buttons only where the wallet is one's own. */
export function PortfolioView({ page, isOwn }: { page: PortfolioPage; isOwn: boolean }) {
  const { figures, groups, credits, next, wallet, isFirstPage, analysis } = page;
  if (groups.length === 0)
    return (
      <>
        {figures.length > 0 && <Figures page={page} />}
        {isOwn && <CreditList credits={credits} />}
        <NoNotes page={page} isOwn={isOwn} />
      </>
    );
  return (
    <>
      <CollectAll {...page.claimable} isOwn={isOwn} />
      <Figures page={page} />
      {analysis && <OnThisPage analysis={analysis} />}
      {isOwn && <CreditList credits={credits} />}
      <div id="positions">
        {groups.map((group) => (
          <PositionTable key={group.title} group={group} isOwn={isOwn} />
        ))}
      </div>
      <nav aria-label="Pages" className="mt-8 flex flex-wrap gap-3">
        {!isFirstPage && (
          <Link
            to={`/investor/portfolio?wallet=${wallet}`}
            className={buttonClass({ variant: "outline" })}
          >
            Newest notes
          </Link>
        )}
        {next && (
          <Link to={next} className={buttonClass({ variant: "outline" })}>
            Older notes
          </Link>
        )}
      </nav>
      {analysis && <Analysis analysis={analysis} />}
      {isOwn && <RatingList wallet={wallet} sales={page.rateable} />}
    </>
  );
}

const Figures = ({ page: { figures, analysis } }: { page: PortfolioPage }) => (
  <div className="mt-6">
    <FigureStrip figures={[...figures, ...(analysis?.returns ?? [])]} />
    {analysis?.returns === null && <TooMany />}
  </div>
);

/** Told to everybody, so that nothing moves when the wallet is known; the button is the owner's. */
function CollectAll({
  notes,
  count,
  amounts,
  isOwn,
}: PortfolioPage["claimable"] & { isOwn: boolean }) {
  const most = useMostNotesAtOnce();
  if (count === 0) return null;
  const now = notes.slice(0, most);
  // The button names a single amount, and the figures below have all of them.
  const isOne = amounts.length === 1 && now.length === count;
  return (
    <Card className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="figures font-medium font-serif text-heading">
          {isOwn ? "There's money to collect" : `To collect: ${amounts.join(" and ")}`}
        </h2>
        <p className="mt-1 text-muted">
          {isOne || !isOwn ? "From" : `${amounts.join(" and ")} from`}{" "}
          {count === 1 ? "one note" : `${count} notes`}
          {isOwn && now.length < count && `, ${most} in one transaction`}
          {isOwn && ", to your wallet"}.
        </p>
      </div>
      <div className="min-h-11">
        {isOwn && (
          <ClaimButton notes={now} variant="default">
            {isOne ? `Collect ${amounts[0]}` : "Collect all"}
          </ClaimButton>
        )}
      </div>
    </Card>
  );
}

function NoNotes({ page, isOwn }: { page: PortfolioPage; isOwn: boolean }) {
  const { figures, isFirstPage, analysis, wallet } = page;
  if (!isFirstPage)
    return (
      <Notice
        role="none"
        title="No older notes"
        className="mt-8"
        action={
          <Link to={`/investor/portfolio?wallet=${wallet}`} className={buttonClass({ size: "sm" })}>
            Newest notes
          </Link>
        }
      />
    );
  const hadNotes = figures.length > 0 || (analysis?.history.length ?? 0) > 0;
  const own = hadNotes ? "You don't own a note now" : "You don't own a note yet";
  return (
    <Notice
      role="none"
      title={isOwn ? own : `This wallet owns no notes${hadNotes ? " now" : ""}`}
      className="mt-8"
      action={
        <Link to="/exchange" className={buttonClass({ size: "sm" })}>
          Browse the exchange
        </Link>
      }
    >
      {isOwn && "Buy one on the exchange, and it appears here."}
    </Notice>
  );
}
