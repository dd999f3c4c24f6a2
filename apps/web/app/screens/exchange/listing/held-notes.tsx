import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { mostOwnNotes, type OwnNote } from "./use-own-notes.ts";

/** What a holder can expect once the sale is over. */
const outlook: Partial<Record<ReceivableStatus, string>> = {
  running: "The repayment isn't due yet.",
  grace: "The repayment is past due. You still receive your share of any payment.",
  late: "The repayment is late. You still receive your share of any payment and late fee.",
  overdue: "The repayment is late. You still receive your share of any payment and late fee.",
  settled: "It's repaid in full. Collect your share at any time.",
  defaulted: "The receivable is in default. You still receive your share of whatever is recovered.",
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
        {isCollected ? "You've collected everything." : outlook[status]}
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
