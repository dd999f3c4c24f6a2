import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import { useDialogHost } from "./dialog-host.tsx";
import { type TransactionOptions, useTransaction } from "./use-transaction.ts";

// The dialog isn't needed before the first press.
const TransactionDialog = lazy(() => import("./transaction-dialog.tsx"));

interface TransactionButtonProps
  extends TransactionOptions,
    Pick<ComponentProps<typeof Button>, "variant" | "size" | "className" | "disabled"> {
  /** Says what the button does: "Buy 40 units". */
  readonly children: ReactNode;
  /** Shown instead while no wallet is connected: a connect button. */
  readonly disconnected: ReactNode;
}

/**
 * A button that writes to the chain, and its dialog. On another network it switches to ours instead;
 * while its transaction is under way a press shows how far it is.
 */
export function TransactionButton({
  id,
  build,
  onConfirmed,
  onPress,
  children,
  disconnected,
  ...look
}: TransactionButtonProps) {
  const { isConnected, isReady, network, switchChain, addNetwork, config } = useWallet();
  const [show, dialog] = useDialogHost();
  const options = { id, build, ...(onConfirmed && { onConfirmed }), ...(onPress && { onPress }) };
  const transaction = useTransaction(options, (open) =>
    show(
      <Suspense>
        <TransactionDialog {...open} onClose={() => void show(null)} />
      </Suspense>,
    ),
  );
  const { shortName } = config.chain;
  if (isReady && !isConnected)
    return (
      <>
        {disconnected}
        {dialog}
      </>
    );
  if (network === "other" || network === "genesis-mismatch")
    return (
      <>
        <Button {...look} onClick={() => void (network === "other" ? switchChain() : addNetwork())}>
          {network === "other" ? `Switch to ${shortName}` : `Add our ${shortName} network`}
        </Button>
        {dialog}
      </>
    );
  return (
    <>
      <Button {...look} busy={transaction.isLoading} onClick={transaction.press}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
