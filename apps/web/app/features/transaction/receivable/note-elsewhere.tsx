import { useCallback } from "react";
import type { IntentContext } from "~/transaction/state/transaction-intent";
import { PayElsewhere } from "./pay/pay-elsewhere.tsx";

/** Collects what a note earned to another address. */
export function ClaimElsewhere({ note }: { note: bigint }) {
  const build = useCallback(
    async (context: IntentContext, to: string) =>
      (await import("./claim/claim-intent.ts")).claimElsewhere(context, note, to),
    [note],
  );
  return (
    <PayElsewhere
      id={`claim-elsewhere:${note}`}
      verb="Collect"
      note="You keep the note."
      build={build}
    />
  );
}

/** Takes back what a note of a cancelled sale cost, to another address. */
export function RefundElsewhere({ note }: { note: bigint }) {
  const build = useCallback(
    async (context: IntentContext, to: string) =>
      (await import("./claim/refund-intent.ts")).refundElsewhere(context, note, to),
    [note],
  );
  return (
    <PayElsewhere
      id={`refund-elsewhere:${note}`}
      verb="Collect"
      note="The note is destroyed with the refund."
      build={build}
    />
  );
}
