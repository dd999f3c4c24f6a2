import { type ReactNode, useCallback } from "react";
import { useRecordedAction } from "~/desk/features/actions/use-recorded-action";
import { TransactionButton } from "~/features/transaction/transaction-button";
import { ConnectButton } from "~/features/wallet/connect-button";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import type { Control } from "./control-intent.ts";

interface ControlButtonProps {
  readonly control: Control;
  readonly disabled?: boolean;
  /** In its place while no wallet is connected; by default the button that connects one. */
  readonly disconnected?: ReactNode;
  /** Called once the transaction is confirmed. */
  readonly onDone?: () => void;
  readonly children: string;
}

/** One of the brakes, pulled by the wallet that is connected. */
export function ControlButton({
  control,
  disabled = false,
  disconnected = <ConnectButton size="sm" variant="outline" />,
  onDone,
  children,
}: ControlButtonProps) {
  const onPress = useRecordedAction(control, "exchange");
  const build = useCallback<BuildIntent>(
    async (context) => (await import("./control-intent.ts")).controlIntent(context, control),
    [control],
  );
  return (
    <TransactionButton
      id={`control:${control}`}
      build={build}
      variant={control === "sunset" ? "destructive" : "outline"}
      size="sm"
      disabled={disabled}
      disconnected={disconnected}
      onPress={onPress}
      onConfirmed={() => onDone?.()}
    >
      {children}
    </TransactionButton>
  );
}
