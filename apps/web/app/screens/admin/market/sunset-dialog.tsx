import { useState } from "react";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { ControlButton } from "./control-button.tsx";

const phrase = "end for good";

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
      title="End new business for good?"
      footer={
        <ControlButton control="sunset" disabled={!isConfirmed} onDone={close}>
          End for good
        </ControlButton>
      }
    >
      <div className="space-y-4">
        <Notice tone="bad" role="none" title="Nobody can undo this, not even you">
          Nothing can ever be listed, bought or resold on this exchange again. To stop for a while,
          pause it.
        </Notice>
        <p>
          What exists runs to its end: paying, releasing, collecting, recording defaults, refunds
          and withdrawals work as always. Sales below their minimum can be cancelled at once, and
          their buyers are refunded.
        </p>
        <TextField
          label={`Type “${phrase}” to go on`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          help="Your wallet asks once more. It must be the admin’s of the exchange."
        />
      </div>
    </Dialog>
  );
}
