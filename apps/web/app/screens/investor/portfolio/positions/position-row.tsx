import type { ReactNode } from "react";
import { Link } from "react-router";
import { statusWordsOf } from "~/features/receivable/status-words";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { ClaimButton } from "~/features/transaction/receivable/claim/claim-button";
import { ClaimElsewhere, RefundElsewhere } from "~/features/transaction/receivable/note-elsewhere";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";
import type { Position } from "../portfolio-page.ts";
import { NoteReward } from "./note-reward.tsx";

const cell = "min-w-0 md:px-2 md:py-3 md:align-top md:first:pl-5 md:last:pr-5 xl:px-3";
const number = classes(
  cell,
  "figures md:text-right md:max-lg:whitespace-nowrap xl:whitespace-nowrap",
);

/** A note and what it brings, with buttons for its owner: a row of a table, on phones a card. */
export function PositionRow({
  position,
  valueLabel,
  isOwn,
}: {
  position: Position;
  valueLabel: string;
  isOwn: boolean;
}) {
  const { label, tone } = statusWordsOf(position);
  return (
    <tbody className="md:border-line md:border-t md:first-of-type:border-t-0 max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 max-md:shadow-card">
      <tr className="max-md:grid max-md:grid-cols-2 max-md:gap-x-5 max-md:gap-y-2">
        <th scope="row" className={classes(cell, "text-left font-normal max-md:col-span-2")}>
          {/* On phones the status stands beside the name, so that more notes fit. */}
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:flex-col md:items-start md:gap-y-1.5">
            <Link
              to={`/exchange/${position.listing}`}
              className="wrap-anywhere inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline max-md:text-lg md:min-h-0"
            >
              {position.seller}
            </Link>
            <span className="flex flex-wrap gap-1.5 md:order-last">
              <Badge tone={tone}>{label}</Badge>
              {position.dispute && <Badge tone="bad">Disputed</Badge>}
            </span>
            <span className="figures block basis-full text-muted text-sm md:basis-auto">
              <span className="whitespace-nowrap">Note {position.name}</span> · {position.units}
            </span>
            {position.isCommunity && (
              <span className="block text-muted text-sm">
                Community campaign: no customer owes it, the business repays it itself.
              </span>
            )}
          </div>
        </th>
        <td className={number}>
          <Label>Cost</Label>
          {position.cost}
        </td>
        <td className={number}>
          <Label>{valueLabel}</Label>
          {position.value}
        </td>
        <td className={number}>
          <Label>Due date</Label>
          <span className="md:whitespace-nowrap">{position.maturity}</span>
          {position.when && <span className="block text-muted text-sm">{position.when}</span>}
        </td>
        <td className={classes(number, "md:max-lg:hidden")}>
          <Label>Collected</Label>
          {position.collected}
        </td>
        <Collect position={position} isOwn={isOwn} />
      </tr>
      <More position={position} isOwn={isOwn} />
    </tbody>
  );
}

/** Beside a value on phones, where the table has no head. */
const Label = ({ children }: { children: string }) => (
  <span className="block text-muted text-sm md:hidden">{children}</span>
);

function Collect({ position, isOwn }: { position: Position; isOwn: boolean }) {
  const { note, listing, claimable, refundable, refundWords } = position;
  const words = refundWords ?? claimable;
  return (
    <td
      className={classes(
        number,
        words === null
          ? "max-md:hidden"
          : "max-md:col-span-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-3 max-md:border-line max-md:border-t max-md:pt-3",
      )}
    >
      {words === null ? (
        <span className="text-muted">–</span>
      ) : (
        <>
          <p className={classes("font-medium", refundWords && "md:whitespace-normal")}>
            {words}
            {/* The head of the table says it from here on. */}
            <span className={refundWords ? "" : "md:sr-only"}>
              {refundWords ? " to take back" : " to collect"}
            </span>
          </p>
          {isOwn && (
            <div className="md:mt-2">
              {refundWords ? (
                <ActionButton
                  size="sm"
                  action={{ kind: "refund", listing, note, amount: refundable }}
                />
              ) : (
                <ClaimButton notes={[note]}>Collect</ClaimButton>
              )}
            </div>
          )}
        </>
      )}
    </td>
  );
}

/** What only some notes have; below the figures, over the whole width. */
function More({ position, isOwn }: { position: Position; isOwn: boolean }) {
  const { note, listing, status, claimable, refundWords, owedWords, lateFeeWords, reward } =
    position;
  const parts: ReactNode[] = [
    position.dispute && (
      <p key="dispute" className="figures max-w-[72ch] text-[0.9375rem]">
        {isOwn ? position.dispute.short : `${position.dispute.title}.`}
      </p>
    ),
    owedWords && (
      <div key="owed" className="figures text-[0.9375rem]">
        <p className="font-medium">{owedWords}</p>
        {lateFeeWords && <p className="mt-1 max-w-[72ch] text-muted">{lateFeeWords}</p>}
      </div>
    ),
    isOwn && claimable !== null && refundWords === null && (
      <ClaimElsewhere key="elsewhere" note={note} />
    ),
    isOwn && refundWords !== null && <RefundElsewhere key="elsewhere" note={note} />,
    isOwn && status === "failed" && <CancelFirst key="cancel" listing={listing} />,
    reward && <NoteReward key="reward" note={note} position={reward} isOwn={isOwn} />,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <tr className="max-md:mt-3 max-md:block">
      <td colSpan={6} className="max-md:block md:px-5 md:pb-4">
        <div className="grid gap-3">{parts}</div>
      </td>
    </tr>
  );
}

/** A failed sale holds its buyers' money until anybody cancels it. */
function CancelFirst({ listing }: { listing: bigint }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
      <p className="max-w-prose">
        It wasn't funded in time. Anyone can cancel the sale now, and you can then take back exactly
        what you paid.
      </p>
      <ActionButton action={{ kind: "cancel", listing }} size="sm" />
    </div>
  );
}
