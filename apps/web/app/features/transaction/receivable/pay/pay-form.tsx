import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { type ReactNode, useCallback, useState } from "react";
import { TransactionButton } from "~/features/transaction/transaction-button";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { Button } from "~/ui/button";
import { AmountField } from "~/ui/forms/amount-field";
import { type PayableFacts, typedPayment } from "./payment.ts";

/** How much, and the button. Without typing, everything that is owed is paid. */
export function PayForm({
  facts,
  connect,
}: {
  facts: PayableFacts;
  /** The button for a visitor without a wallet. */
  connect: ReactNode;
}) {
  const { listing, token, due, least, seller } = facts;
  const all = formatAmountFor("payer", due, token);
  // Null: all of it, also while the late fee rises.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? all.split(" ")[0] ?? "";
  const payment = typedPayment(text, facts);
  const amount = payment.ok ? payment.amount : 0n;
  const build = useCallback<BuildIntent>(
    async (context) =>
      (await import("./pay-intent.ts")).payIntent(context, { listing, amount, seller }),
    [listing, amount, seller],
  );
  return (
    <div className="grid gap-4">
      <AmountField
        label={`Amount in ${token.symbol}`}
        value={text}
        onText={setTyped}
        error={payment.ok ? "" : payment.message}
        answers={payment.ok ? [] : payment.answers}
        help={
          least === undefined
            ? `You can pay all or part of ${all}.`
            : `While units are on sale, pay at least ${formatAmountFor("payer", least, token)}.`
        }
      />
      <div className="flex flex-wrap gap-3">
        {payment.ok ? (
          <TransactionButton
            id={`pay:${listing}`}
            build={build}
            onConfirmed={() => setTyped(null)}
            disconnected={connect}
          >
            Pay {payment.words}
          </TransactionButton>
        ) : (
          <Button disabled>Pay</Button>
        )}
        {typed !== null && (
          <Button variant="outline" onClick={() => setTyped(null)}>
            Full amount
          </Button>
        )}
      </div>
    </div>
  );
}
