import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button, type ButtonSize, type ButtonVariant } from "~/ui/button";
import { classes } from "~/ui/classes";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";

// Most visitors never open them.
const guide = () => import("./install-guide/install-guide.tsx");
const chooser = () => import("./wallet-chooser.tsx");
const InstallGuide = lazy(guide);
const WalletChooser = lazy(chooser);

interface ConnectButtonProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
  /** Set after a disconnect, so that the focus moves here from the removed panel. */
  takeFocus?: boolean | undefined;
  /** Called when the person begins to connect, so that the focus can be restored afterwards. */
  onStart?: (() => void) | undefined;
}

/** The filled button is as green as the header on /business and /investor. */
const onForest =
  "in-[.on-forest]:bg-mint in-[.on-forest]:text-on-mint in-[.on-forest]:hover:bg-mint/90";

/** Connects; without any wallet in the browser it opens the install guide instead. */
export function ConnectButton(props: ConnectButtonProps) {
  const { variant, size, className, takeFocus = false, onStart } = props;
  const wallet = useWallet();
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<"guide" | "choose" | null>(null);
  const close = () => setDialog(null);

  useEffect(() => {
    if (takeFocus && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [takeFocus]);

  function start(providerId?: string) {
    close();
    onStart?.();
    wallet.connect(providerId).catch(notifyConnectionFailed);
  }

  async function press() {
    // Fetched before it is shown: code that fails to load is reported like any other failure.
    if (!(await wallet.findWallet())) {
      await guide();
      return setDialog("guide");
    }
    const { isConnected, mustChoose } = wallet.getState();
    if (isConnected) return;
    if (!mustChoose) return start();
    await chooser();
    setDialog("choose");
  }

  function retry() {
    close();
    void press().catch(notifyConnectionFailed);
  }

  return (
    <div className={classes("relative inline-flex", className)}>
      <Button
        ref={button}
        variant={variant}
        size={size}
        busy={wallet.isConnecting}
        onClick={() => void press().catch(notifyConnectionFailed)}
        className={classes("w-full", !variant && onForest)}
      >
        {wallet.isConnecting ? "Connecting..." : "Connect Wallet"}
      </Button>
      {dialog !== null &&
        createPortal(
          <Suspense>
            {dialog === "guide" ? (
              <InstallGuide onClose={close} onFound={retry} onDemoChosen={start} />
            ) : (
              <WalletChooser providers={wallet.providers} onClose={close} onChoose={start} />
            )}
          </Suspense>,
          // Outside the header, whose colours a dialog must not inherit.
          document.body,
        )}
    </div>
  );
}

/** The wallet's code failed to load; rejections by the wallet itself are reported elsewhere. */
function notifyConnectionFailed(error: unknown) {
  console.error(error);
  notify({
    title: "Connection failed",
    description: "Failed to connect to wallet",
    tone: "destructive",
  });
}
