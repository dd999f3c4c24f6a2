import { useId } from "react";
import { Link } from "react-router";
import { ClaimButton, useMostNotesAtOnce } from "~/features/transaction/receivable/claim-button";
import { CreditList } from "~/features/transaction/receivable/credit-list";
import { buttonClass } from "~/ui/button";
import { Card, cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import type { PortfolioPage, PositionGroup } from "./portfolio-page.ts";
import { PositionCard } from "./position-card.tsx";

/** Figures and positions; buttons only where the wallet is one's own. */
export function PortfolioView({ page, isOwn }: { page: PortfolioPage; isOwn: boolean }) {
  const { figures, groups, credits, next, wallet, isFirstPage } = page;
  if (groups.length === 0)
    return (
      <>
        {isOwn && <CreditList credits={credits} />}
        <NoNotes isOwn={isOwn} />
      </>
    );
  return (
    <>
      <dl
        className={classes(
          cardClass,
          "mt-8 grid gap-px overflow-hidden bg-line sm:grid-cols-2 xl:grid-cols-4",
        )}
      >
        {figures.map(({ label, values }) => (
          <div key={label} className="bg-surface px-6 py-5">
            <dt className="text-muted text-sm">{label}</dt>
            {values.map((value) => (
              <dd key={value} className="figures mt-0.5 font-medium text-[1.0625rem]">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {isOwn && <CollectAll {...page.claimable} />}
      {isOwn && <CreditList credits={credits} />}
      {groups.map((group) => (
        <Positions key={group.title} group={group} isOwn={isOwn} />
      ))}
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

function Positions({ group, isOwn }: { group: PositionGroup; isOwn: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-medium font-serif text-title">
        {group.title}
      </h2>
      <p className="mt-1 text-muted">{group.meaning}</p>
      <ul className="mt-5 grid gap-4">
        {group.positions.map((position) => (
          <PositionCard key={String(position.note)} position={position} isOwn={isOwn} />
        ))}
      </ul>
    </section>
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
