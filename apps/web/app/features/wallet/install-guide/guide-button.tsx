import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import InstallGuide from "./install-guide.tsx";

/** Opens the install guide without an attempt to connect. */
export function GuideButton() {
  const { connect } = useWallet();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  function start(providerId?: string) {
    close();
    connect(providerId).catch(console.error);
  }

  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        How to get a wallet
      </Button>
      {open &&
        createPortal(
          <InstallGuide onClose={close} onFound={() => start()} onDemoChosen={start} />,
          document.body,
        )}
    </>
  );
}
