// Loaded with the intent that collects: it needs viem.
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { ExchangeRevertError, explainError } from "@tenora/chain/transaction/errors";
import { simulateCalls } from "@tenora/chain/transaction/simulate-calls";
import type { IntentContext } from "~/transaction/state/transaction-intent";

interface Payout {
  readonly id: bigint;
  readonly token: string;
}

/**
 * Parts what can be paid now from what its stablecoin refuses to pay to this wallet, with the reason: while
 * its issuer has paused it, or blocks the wallet. Collecting several notes skips those, so that it would go
 * through and pay nothing. @throws ExchangeRevertError where nothing can be paid
 */
export async function splitRefused<P extends Payout>(
  { client, account, deployment }: IntentContext,
  payouts: readonly P[],
): Promise<{ payable: P[]; refused: { payouts: P[]; reason: string }[] }> {
  const ofTokens = [...Map.groupBy(payouts, ({ token }) => token).values()];
  const found = await Promise.all(
    ofTokens.map(async (ofToken) => {
      const [first] = ofToken;
      const refusal = first && (await refusalOf(first));
      return { payouts: ofToken, refusal };
    }),
  );
  const payable = found.flatMap((one) => (one.refusal ? [] : one.payouts));
  const [first] = found;
  if (payable.length === 0 && first?.refusal) throw first.refusal;
  const refused = found.flatMap(({ payouts: of, refusal }) =>
    refusal ? [{ payouts: of, reason: explainError(refusal, deployment).sentence }] : [],
  );
  return { payable, refused };

  /** One note tells of all: a stablecoin refuses by the wallet, not by the amount. */
  function refusalOf({ id }: P): Promise<ExchangeRevertError | null> {
    const exchange = { address: deployment.exchange, abi: receivableExchangeAbi } as const;
    const claim = checkedCall({ ...exchange, functionName: "claim", args: [id, account] });
    return simulateCalls(client, account, [claim]).then(
      () => null,
      (error: unknown) => {
        const isRefused =
          error instanceof ExchangeRevertError && error.reason === "Exchange_TransferFailed";
        if (isRefused) return error;
        throw error;
      },
    );
  }
}
