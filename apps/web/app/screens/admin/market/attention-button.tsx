import { useCallback } from "react";
import { useRecordedAction } from "~/features/admin/actions/use-recorded-action";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { TransactionButton } from "~/features/transaction/transaction-button";
import type { IntentContext } from "~/transaction/state/transaction-intent";
import type { DeskRow } from "./desk.ts";

const actions = { failed: "cancel", closing: "release", overdue: "mark-default" } as const;

/** Whether there is anything that anybody may do about it now. */
export const hasAction = ({ topic, listing }: DeskRow) =>
  listing !== null && (topic === "unclaimed" || topic in actions);

/** What anybody may do about it now, sent by the operator's wallet; null where nobody may. */
export function AttentionButton({ row }: { row: Pick<DeskRow, "topic" | "listing"> }) {
  const { topic, listing } = row;
  if (listing === null) return null;
  if (topic === "unclaimed") return <PayHoldersButton listing={listing} />;
  if (!(topic in actions)) return null;
  return <AnybodysButton kind={actions[topic as keyof typeof actions]} listing={listing} />;
}

interface AnybodysButtonProps {
  readonly kind: (typeof actions)[keyof typeof actions];
  readonly listing: string;
}

function AnybodysButton({ kind, listing }: AnybodysButtonProps) {
  const onPress = useRecordedAction(kind, listing);
  return <ActionButton action={{ kind, listing: BigInt(listing) }} size="sm" onPress={onPress} />;
}

function PayHoldersButton({ listing }: { listing: string }) {
  const onPress = useRecordedAction("pay-holders", listing);
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
      onPress={onPress}
    >
      Pay the holders
    </TransactionButton>
  );
}
