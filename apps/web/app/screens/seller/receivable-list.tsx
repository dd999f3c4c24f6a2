import { Link } from "react-router";
import { statusWordsOf } from "~/features/receivable/status-words";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import type { SellerPage, SellerReceivable } from "./seller-page.ts";

export const receivablesId = "receivables";

/** What the business has offered to everybody, newest first. */
export function ReceivableList({
  page: { receivables, hasListed, hidden, more },
}: {
  page: SellerPage;
}) {
  return (
    <Card id={receivablesId}>
      <CardHeading title="Receivables" description={hidden ?? undefined} />
      {receivables.length === 0 ? (
        <p className="text-muted">
          {hasListed
            ? "All of its receivables were offered by invitation only."
            : "This business hasn't listed a receivable yet."}
        </p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {receivables.map((one) => (
            <Row key={one.id} receivable={one} />
          ))}
        </ul>
      )}
      {more && (
        <Link to={more} className={buttonClass({ variant: "outline", className: "mt-6" })}>
          View all on the exchange
        </Link>
      )}
    </Card>
  );
}

function Row({ receivable }: { receivable: SellerReceivable }) {
  const { id, what, face, due, isDisputed } = receivable;
  const { label, tone } = statusWordsOf(receivable);
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 py-3.5 hover:bg-surface-raised">
      <div className="min-w-0">
        <Link
          to={`/exchange/${id}`}
          className="wrap-anywhere font-medium underline after:absolute after:inset-0"
        >
          Receivable <span className="figures">#{id}</span>
        </Link>
        <p className="figures wrap-anywhere text-muted text-sm">
          {what} · due {due}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <span className="figures font-medium">{face}</span>
        {isDisputed && <Badge tone="bad">Disputed</Badge>}
        <Badge tone={tone}>{label}</Badge>
      </div>
    </li>
  );
}
