import { useCallback } from "react";
import { recordAction } from "~/features/admin/actions/record-action";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { TransactionButton } from "~/features/transaction/transaction-button";
import type { IntentContext } from "~/transaction/state/transaction-intent";
import type { DeskRow } from "./desk.ts";

const actions = { failed: "cancel", closing: "release", overdue: "mark-default" } as const;

/** What anybody may do about it now, sent by the operator's wallet; null where nobody may. */
export function AttentionButton({ row }: { row: DeskRow }) {
  const { topic, listing } = row;
  if (listing === null) return null;
  if (topic === "unclaimed") return <PayHoldersButton listing={listing} />;
  if (!(topic in actions)) return null;
  const kind = actions[topic as keyof typeof actions];
  return (
    <ActionButton
      action={{ kind, listing: BigInt(listing) }}
      size="sm"
      onConfirmed={(hash) => void recordAction(kind, listing, hash)}
    />
  );
}

function PayHoldersButton({ listing }: { listing: string }) {
  const build = useCallback(
    async (context: IntentContext) =>
      (await import("./pay-holders-intent.ts")).payHoldersIntent(context, listing),
    [listing],
  );
  return (
    <TransactionButton
      id={`pay-holders:${listing}`}
      build={build}
      variant="outline"
      size="sm"
      disconnected={null}
      onConfirmed={(hash) => void recordAction("pay-holders", listing, hash)}
    >
      Pay the holders
    </TransactionButton>
  );
}
