import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import type { RewardState } from "@tenora/domain/reward/reward-state";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { rewardStateWords } from "~/features/reward/reward-state-words";
import { rewardsPath } from "~/features/reward/use-own-rewards";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import type { EarnedNote } from "./rewards-page.ts";

interface EarnedTableProps {
  readonly reward: string;
  readonly notes: readonly EarnedNote[];
  /** Whether these are all; otherwise the sums say that they are of this page. */
  readonly isWhole: boolean;
}

/** The notes that earned a reward, with their owners and what became of it. */
export function EarnedTable({ reward, notes, isWhole }: EarnedTableProps) {
  return (
    <details className="mt-4 border-line border-t pt-2">
      <summary className="figures flex min-h-11 items-center font-medium">
        {countsOf(notes)}
        {!isWhole && " on this page"}
      </summary>
      <ul aria-label={`Who earned ${reward}`} className="divide-y divide-line">
        {notes.map((note) => (
          <li
            key={String(note.note)}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-[0.9375rem]"
          >
            <div className="min-w-0">
              <p className="whitespace-nowrap font-medium">Note {note.name}</p>
              <p className="text-muted">
                {note.owner === null ? (
                  "Refunded"
                ) : (
                  <span className="font-mono text-sm">{shortenAddress(note.owner)}</span>
                )}
                {" · "}
                {note.isDelivered ? "Handed over" : rewardStateWords[note.state].seller}
              </p>
            </div>
            {note.state === "claimed" && <DeliveryButton note={note} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** In the order in which they are told. */
const counted: readonly (readonly [RewardState, string])[] = [
  ["claimed", "claimed"],
  ["claimable", "ready to claim"],
  ["waiting-for-funding", "waiting for funding"],
  ["waiting-for-repayment", "waiting for repayment"],
  ["ended", "ended"],
  ["unfulfilled", "unfulfilled"],
  ["void", "refunded"],
];

/** "40 notes: 12 claimed, 3 ready to claim". */
function countsOf(notes: readonly EarnedNote[]): string {
  const parts = counted.flatMap(([state, words]) => {
    const count = notes.filter((note) => note.state === state).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  return `${notes.length === 1 ? "1 note" : `${notes.length} notes`}: ${parts.join(", ")}`;
}

function DeliveryButton({ note: { note, name, isDelivered } }: { note: EarnedNote }) {
  const wallet = useWallet();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function mark() {
    setBusy(true);
    const rejection = await ensureWalletSession(wallet);
    const result =
      rejection === null
        ? await sendRequest(`${rewardsPath}/deliveries`, {
            method: "POST",
            body: { note: note.toString(), isDelivered: !isDelivered },
          })
        : { ok: false as const, message: rejection };
    if (result.ok) await revalidate();
    else notify({ title: "Not saved", description: result.message, tone: "destructive" });
    setBusy(false);
  }

  return (
    <Button
      variant={isDelivered ? "ghost" : "outline"}
      size="sm"
      busy={isBusy}
      onClick={() => void mark()}
    >
      {isDelivered ? "Undo" : "Mark as handed over"}
      <span className="sr-only">, note {name}</span>
    </Button>
  );
}
