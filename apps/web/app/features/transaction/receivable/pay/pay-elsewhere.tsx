import { useCallback, useState } from "react";
import { TransactionButton } from "~/features/transaction/transaction-button";
import type {
  BuildIntent,
  IntentContext,
  TransactionIntent,
} from "~/transaction/state/transaction-intent";
import { TextField } from "~/ui/forms/text-field";

interface PayElsewhereProps {
  /** The transaction's id. */
  readonly id: string;
  readonly verb: "Collect" | "Withdraw";
  /** What becomes of the note, in a sentence. */
  readonly note?: string;
  readonly build: (context: IntentContext, typed: string) => Promise<TransactionIntent>;
}

/** Pays out to another address: the only way out for a wallet that its stablecoin blocks. */
export function PayElsewhere({ id, verb, note, build }: PayElsewhereProps) {
  const [to, setTo] = useState("");
  const buildTo = useCallback<BuildIntent>((context) => build(context, to), [build, to]);
  const help = "Use it if the stablecoin's issuer has blocked this wallet.";
  return (
    <details className="text-[0.9375rem]">
      <summary className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2">
        {verb} to another address
      </summary>
      <div className="mt-3 grid gap-4">
        <TextField
          label="Address to be paid to"
          autoComplete="off"
          spellCheck={false}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          help={note ? `${help} ${note}` : help}
        />
        <div>
          <TransactionButton
            id={id}
            build={buildTo}
            variant="outline"
            size="sm"
            disconnected={null}
          >
            {verb} to this address
          </TransactionButton>
        </div>
      </div>
    </details>
  );
}
