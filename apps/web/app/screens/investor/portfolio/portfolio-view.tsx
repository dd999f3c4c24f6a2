import { Link } from "react-router";
import { FigureStrip } from "~/features/receivable/figure-strip";
import { ClaimButton, useMostNotesAtOnce } from "~/features/transaction/receivable/claim-button";
import { CreditList } from "~/features/transaction/receivable/credit-list";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Analysis, OnThisPage, TooMany } from "./analysis/portfolio-analysis.tsx";
import type { PortfolioPage } from "./portfolio-page.ts";
import { PositionTable } from "./position-table.tsx";

/** Figures and positions; buttons only where the wallet is one's own. */
export function PortfolioView({ page, isOwn }: { page: PortfolioPage; isOwn: boolean }) {
  const { figures, groups, credits, next, wallet, isFirstPage, analysis } = page;
  if (groups.length === 0)
    return (
      <>
        {isOwn && <CreditList credits={credits} />}
        <NoNotes isOwn={isOwn} />
      </>
    );
  return (
    <>
      <div className="mt-6">
        <FigureStrip figures={[...figures, ...(analysis?.returns ?? [])]} />
        {analysis?.returns === null && <TooMany />}
      </div>
      {analysis && <OnThisPage analysis={analysis} />}
      {isOwn && <CollectAll {...page.claimable} />}
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
    </>
  );
}

function CollectAll({ notes, count }: PortfolioPage["claimable"]) {
  const most = useMostNotesAtOnce();
  if (count === 0) return null;
  const now = notes.slice(0, most);
  return (
    <Card className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="font-medium font-serif text-heading">There's money to collect</h2>
        <p className="mt-1 text-muted">
          {count === 1
            ? "From one note. It goes to your wallet."
            : now.length < count
              ? `From ${count} notes, ${most} in one transaction. It goes to your wallet.`
              : `From ${count} notes, in one transaction. It goes to your wallet.`}
        </p>
      </div>
      <ClaimButton notes={now} variant="default">
        Collect all
      </ClaimButton>
    </Card>
  );
}

function NoNotes({ isOwn }: { isOwn: boolean }) {
  return (
    <Notice
      role="none"
      title={isOwn ? "You don't own a note yet" : "This wallet owns no notes"}
      className="mt-8"
      action={
        <Link to="/exchange" className={buttonClass({ size: "sm" })}>
          Browse the exchange
        </Link>
      }
    >
      {isOwn && "Buy a part of a receivable on the exchange, and it appears here."}
    </Notice>
  );
}
