import type { NewBusiness } from "@tenora/domain/operations/new-business";
import { useState } from "react";
import { quietDestructive } from "~/desk/features/quiet-destructive";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ControlButton } from "./control-button.tsx";
import { SunsetDialog } from "./sunset-dialog.tsx";

const states = {
  open: { tone: "good", label: "Open", text: "Receivables can be listed, bought and resold." },
  paused: {
    tone: "waiting",
    label: "Paused",
    text: "Listing, buying and reselling are stopped. Payments, claims, refunds and withdrawals still work.",
  },
  ended: {
    tone: "bad",
    label: "Closed permanently",
    text: "Listing, buying and reselling have ended. Payments, claims, refunds and withdrawals still work.",
  },
} as const;

interface ControlsProps {
  readonly newBusiness: NewBusiness;
  /** The page already offers to connect a wallet. */
  readonly hasConnectButton: boolean;
}

/** The brakes of the exchange: what a pauser and the exchange's admin can stop, and nothing else. */
export function Controls({ newBusiness, hasConnectButton }: ControlsProps) {
  const [isAsking, setAsking] = useState(false);
  const { tone, label, text } = states[newBusiness];
  const unconnected = hasConnectButton && {
    disconnected: <p className="text-muted text-sm">Connect a wallet to change this.</p>,
  };
  return (
    <section
      aria-labelledby="new-business"
      className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4"
    >
      <div className="min-w-0 flex-1 basis-80">
        <h3 id="new-business" className="flex flex-wrap items-center gap-2 font-medium">
          Listing and buying <Badge tone={tone}>{label}</Badge>
        </h3>
        <p className="mt-1 text-muted text-sm">{text}</p>
      </div>
      {newBusiness === "open" && (
        <ControlButton control="pause" {...unconnected}>
          Pause
        </ControlButton>
      )}
      {newBusiness === "paused" && (
        <ControlButton control="unpause" {...unconnected}>
          Unpause
        </ControlButton>
      )}
      {newBusiness !== "ended" && (
        // Apart from the day's work; its dialog asks for a typed phrase, so that no slip closes the market.
        <details className="basis-full text-sm">
          <summary className="min-h-6 w-fit cursor-pointer text-muted pointer-coarse:min-h-11">
            Closing the exchange
          </summary>
          <p className="mt-1 max-w-prose text-muted">
            Ends listing, buying and reselling for good. What was sold is still paid and collected.
          </p>
          <Button
            variant="ghost"
            size="sm"
            className={quietDestructive}
            onClick={() => setAsking(true)}
          >
            Close permanently…
          </Button>
        </details>
      )}
      <SunsetDialog open={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}
