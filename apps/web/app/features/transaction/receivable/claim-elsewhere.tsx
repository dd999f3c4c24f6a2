import { useCallback, useState } from "react";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { TextField } from "~/ui/forms/text-field";
import { TransactionButton } from "../transaction-button.tsx";

/** Collects a note to another address: the only way out for a wallet that its stablecoin blocks. */
export function ClaimElsewhere({ note }: { note: bigint }) {
  const [to, setTo] = useState("");
  const build = useCallback<BuildIntent>(
    async (context) => (await import("./claim-intent.ts")).claimElsewhere(context, note, to),
    [note, to],
  );
  return (
    <details className="text-[0.9375rem]">
      <summary className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2">
        Collect to another address
      </summary>
      <div className="mt-3 grid gap-4">
        <TextField
          label="Address to be paid to"
          autoComplete="off"
          spellCheck={false}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          help="Use it if the stablecoin's issuer has blocked this wallet. You keep the note."
        />
        <div>
          <TransactionButton
            id={`claim-elsewhere:${note}`}
            build={build}
            variant="outline"
            size="sm"
            disconnected={null}
          >
            Collect to this address
          </TransactionButton>
        </div>
      </div>
    </details>
  );
}
