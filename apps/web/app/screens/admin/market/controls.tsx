import type { NewBusiness } from "@tenora/domain/operations/new-business";
import { useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { ControlButton } from "./control-button.tsx";
import { SunsetDialog } from "./sunset-dialog.tsx";

const states = {
  open: { tone: "good", label: "Open", text: "Receivables can be listed, bought and resold." },
  paused: {
    tone: "waiting",
    label: "Paused",
    text: "Nothing can be listed, bought or resold. Paying, collecting, refunds and withdrawals work.",
  },
  ended: {
    tone: "bad",
    label: "Ended for good",
    text: "Nothing can be listed, bought or resold any more. Paying, collecting, refunds and withdrawals work.",
  },
} as const;

/** The brakes of the exchange: what a pauser and the exchange's admin can stop, and nothing else. */
export function Controls({ newBusiness }: { newBusiness: NewBusiness }) {
  const [isAsking, setAsking] = useState(false);
  const { tone, label, text } = states[newBusiness];
  return (
    <Card className="mt-4">
      <CardHeading title="New business" description={text} />
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{label}</Badge>
        {newBusiness === "open" && <ControlButton control="pause">Pause</ControlButton>}
        {newBusiness === "paused" && <ControlButton control="unpause">Unpause</ControlButton>}
        {newBusiness !== "ended" && (
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            End for good…
          </Button>
        )}
      </div>
      <SunsetDialog open={isAsking} onClose={() => setAsking(false)} />
    </Card>
  );
}
