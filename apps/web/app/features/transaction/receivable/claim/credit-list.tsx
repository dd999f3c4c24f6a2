import { useCallback } from "react";
import { TransactionButton } from "~/features/transaction/transaction-button";
import type { BuildIntent, Hex, IntentContext } from "~/transaction/state/transaction-intent";
import { Card, CardHeading } from "~/ui/card";
import { PayElsewhere } from "../pay/pay-elsewhere.tsx";

interface CreditWords {
  readonly token: Hex;
  /** "1,200.00 USDC" */
  readonly words: string;
}

/** What waits for the connected wallet in the exchange, with a button for each stablecoin. */
export function CreditList({ credits }: { credits: readonly CreditWords[] }) {
  if (credits.length === 0) return null;
  return (
    <Card className="mt-6">
      <CardHeading
        title="Available to withdraw"
        description="Your share of customer payments, plus any payout we couldn't deliver."
      />
      <ul className="grid gap-3">
        {credits.map(({ token, words }) => (
          <li key={token}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <span className="figures font-medium">{words}</span>
              <WithdrawButton token={token} />
            </div>
            <WithdrawElsewhere token={token} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WithdrawButton({ token }: { token: Hex }) {
  const build = useCallback<BuildIntent>(
    async (context) => (await import("./credit-intent.ts")).creditIntent(context, token),
    [token],
  );
  return (
    <TransactionButton
      id={`withdraw-credit:${token}`}
      build={build}
      variant="outline"
      size="sm"
      disconnected={null}
    >
      Withdraw
    </TransactionButton>
  );
}

function WithdrawElsewhere({ token }: { token: Hex }) {
  const build = useCallback(
    async (context: IntentContext, to: string) =>
      (await import("./credit-intent.ts")).creditIntent(context, token, to),
    [token],
  );
  return <PayElsewhere id={`withdraw-elsewhere:${token}`} verb="Withdraw" build={build} />;
}
