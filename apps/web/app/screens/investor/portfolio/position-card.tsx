import { Link } from "react-router";
import { statusWords } from "~/features/receivable/status-words";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { ClaimButton } from "~/features/transaction/receivable/claim-button";
import { Badge } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { Position } from "./portfolio-page.ts";

/** A note and what it brings; with buttons for its owner. */
export function PositionCard({ position, isOwn }: { position: Position; isOwn: boolean }) {
  const { label, tone } = statusWords[position.status];
  return (
    <li className={classes(cardClass, "grid gap-4 p-5 sm:p-6")}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-semibold text-lg">
            <Link
              to={`/exchange/${position.listing}`}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline sm:min-h-0"
            >
              {position.seller}
            </Link>
          </h3>
          <p className="figures text-muted text-sm">
            Note {position.name} · {position.units}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-3 text-[0.9375rem] lg:grid-cols-4">
        <Fact name="Cost" value={position.cost} />
        <Fact name="At maturity" value={position.atMaturity} />
        <Fact name="Maturity" value={position.maturity} note={position.when} />
        <Fact name="Collected" value={position.collected} />
      </dl>
      <Collect position={position} isOwn={isOwn} />
    </li>
  );
}

function Collect({ position, isOwn }: { position: Position; isOwn: boolean }) {
  const { note, listing, claimable, refundable, refundWords } = position;
  const words = refundWords ?? claimable;
  if (words === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <p className="figures font-medium">
        {words} {refundWords ? "to take back" : "to collect"}
      </p>
      {isOwn &&
        (refundWords ? (
          <ActionButton action={{ kind: "refund", listing, note, amount: refundable }} />
        ) : (
          <ClaimButton notes={[note]}>Collect</ClaimButton>
        ))}
    </div>
  );
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-medium">{value}</dd>
      {note && <dd className="text-muted text-sm">{note}</dd>}
    </div>
  );
}
