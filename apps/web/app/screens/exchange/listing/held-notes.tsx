import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { mostOwnNotes, type OwnNote } from "./use-own-notes.ts";

/** What a holder can expect once the sale is over. */
const outlook: Partial<Record<ReceivableStatus, string>> = {
  running: "The repayment isn't due yet.",
  grace:
    "It's past its due date and not fully repaid; you still receive your share of any payment.",
  late: "It's late; you still receive your share of any payment and of any late fee.",
  overdue: "It's late; you still receive your share of any payment and of any late fee.",
  settled: "It's repaid in full. Collect your share at any time.",
  defaulted: "It's in default; whatever is recovered still goes to you and its other investors.",
};

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
        {isCollected
          ? "You collected everything from it. Nothing is left to collect."
          : outlook[status]}
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
