import { Link } from "react-router";
import { statusWords } from "~/features/receivable/status-words";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { ClaimButton } from "~/features/transaction/receivable/claim-button";
import { ClaimElsewhere } from "~/features/transaction/receivable/claim-elsewhere";
import { Badge } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { NoteReward } from "./note-reward.tsx";
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
      {position.owedWords && (
        <div className="figures text-[0.9375rem]">
          <p className="font-medium">{position.owedWords}</p>
          {position.lateFeeWords && <p className="mt-1 text-muted">{position.lateFeeWords}</p>}
        </div>
      )}
      <Collect position={position} isOwn={isOwn} />
      {position.status === "failed" && isOwn && <CancelFirst listing={position.listing} />}
      {position.reward && (
        <NoteReward note={position.note} position={position.reward} isOwn={isOwn} />
      )}
    </li>
  );
}

function Collect({ position, isOwn }: { position: Position; isOwn: boolean }) {
  const { note, listing, claimable, refundable, refundWords } = position;
  const words = refundWords ?? claimable;
  if (words === null) return null;
  const canClaim = isOwn && refundWords === null;
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
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
      {canClaim && <ClaimElsewhere note={note} />}
    </div>
  );
}

/** A failed sale holds its buyers' money until anybody cancels it. */
function CancelFirst({ listing }: { listing: bigint }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <p className="max-w-prose">
        The minimum wasn't reached. Cancel the sale, which anyone may do, and then take back exactly
        what you paid.
      </p>
      <ActionButton action={{ kind: "cancel", listing }} />
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
