import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { ControlButton } from "./control-button.tsx";

const phrase = "close permanently";

interface SunsetDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The first of two confirmations: what ends, and a phrase to type. The second is the transaction's. */
export function SunsetDialog({ open, onClose }: SunsetDialogProps) {
  const [typed, setTyped] = useState("");
  const isConfirmed = typed.trim().toLowerCase() === phrase;
  const close = () => {
    setTyped("");
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Close the market permanently?"
      footer={
        <>
          <Button variant="outline" size="sm" onClick={close}>
            Cancel
          </Button>
          <ControlButton control="sunset" disabled={!isConfirmed} onDone={close}>
            Close permanently
          </ControlButton>
        </>
      }
    >
      <div className="space-y-4">
        <Notice tone="bad" role="none" title="This can’t be undone, not even by you">
          Nothing can ever be listed, bought or resold on this exchange again. To stop for a while,
          pause the market instead.
        </Notice>
        <p>
          Existing receivables run to their end: payments, releases, collecting, defaults, refunds
          and withdrawals still work. Sales below their minimum can be cancelled at once, and their
          buyers are refunded.
        </p>
        <TextField
          label={`Type “${phrase}” to continue`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          help="Your wallet asks you to confirm again. It must be the exchange admin’s wallet."
        />
      </div>
    </Dialog>
  );
}
