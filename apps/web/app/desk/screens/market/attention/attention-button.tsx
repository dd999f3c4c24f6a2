import { useCallback } from "react";
import { useRecordedAction } from "~/desk/features/actions/use-recorded-action";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { nameReceivable } from "~/features/transaction/receivable/name-receivable";
import { TransactionButton } from "~/features/transaction/transaction-button";
import type { IntentContext } from "~/transaction/state/transaction-intent";
import type { DeskRow } from "../desk.ts";
import { nameOf } from "../row-parts.tsx";

const actions = { failed: "cancel", closing: "release", overdue: "mark-default" } as const;

/** Whether there is anything that anybody may do about it now. */
export const hasAction = ({ topic, listing }: DeskRow) =>
  listing !== null && (topic === "unclaimed" || topic in actions);

/** The action that is open to any wallet now, sent by the operator's; null without one. */
export function AttentionButton({ row }: { row: Pick<DeskRow, "topic" | "listing" | "who"> }) {
  const { topic, listing, who } = row;
  const seller = nameOf(who);
  if (listing === null) return null;
  if (topic === "unclaimed") return <PayHoldersButton listing={listing} seller={seller} />;
  if (!(topic in actions)) return null;
  return (
    <AnybodysButton
      kind={actions[topic as keyof typeof actions]}
      listing={listing}
      seller={seller}
    />
  );
}

interface ReceivableProps {
  readonly listing: string;
  readonly seller: string;
}

interface AnybodysButtonProps extends ReceivableProps {
  readonly kind: (typeof actions)[keyof typeof actions];
}

function AnybodysButton({ kind, listing, seller }: AnybodysButtonProps) {
  const onPress = useRecordedAction(kind, listing);
  const action = { kind, listing: BigInt(listing) };
  return <ActionButton action={action} seller={seller} size="sm" onPress={onPress} />;
}

function PayHoldersButton({ listing, seller }: ReceivableProps) {
  const onPress = useRecordedAction("pay-holders", listing);
  const build = useCallback(
    async (context: IntentContext) => {
      const { payHoldersIntent } = await import("../controls/pay-holders-intent.ts");
      return nameReceivable(await payHoldersIntent(context, listing), listing, seller);
    },
    [listing, seller],
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
