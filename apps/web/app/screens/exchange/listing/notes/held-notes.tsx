import { stageOf } from "@tenora/domain/receivable/status/receivable-stage";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { Link } from "react-router";
import { holdersOutlook } from "~/features/receivable/status-words";
import { buttonClass } from "~/ui/button";
import { mostOwnNotes, type OwnNote } from "./use-own-notes.ts";

/** After the sale: how many notes the connected wallet holds, and where they are. */
export function HeldNotes({
  notes,
  status,
}: {
  notes: readonly OwnNote[];
  status: ReceivableStatus;
}) {
  const count = notes.length;
  const isCollected = status === "settled" && notes.every(({ claimable }) => claimable === 0n);
  const held = count < mostOwnNotes ? String(count) : `at least ${mostOwnNotes}`;
  return (
    <>
      <p className="text-muted">
        You hold {held} {count === 1 ? "note" : "notes"}.{" "}
        {isCollected ? "You've collected everything." : holdersOutlook[stageOf(status)]}
      </p>
      <Link
        to="/investor/portfolio"
        className={buttonClass({ variant: "outline", className: "mt-4 w-full" })}
      >
        Go to your portfolio
      </Link>
    </>
  );
}
