// Loaded at a press: it needs viem.
import { paymentSteps, type ScreenPayment } from "@tenora/chain/payment/payment-steps";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { sameAddress } from "@tenora/wallet/provider/provider";
import { type IntentContext, IntentError } from "./state/transaction-intent.ts";

/**
 * The steps of a payment by the connected wallet, as the chain package plans them.
 * @throws IntentError when the wallet holds less than the amount
 */
export async function affordableSteps(
  { chainId, client, deployment }: IntentContext,
  payment: ScreenPayment,
) {
  const reader = { ...client, getChainId: async () => chainId };
  const planned = await paymentSteps(reader, deployment, payment);
  const { balance } = planned.facts;
  const coin = deployment.stablecoins.find(({ address }) => sameAddress(address, payment.token));
  if (coin && balance < payment.amount)
    throw new IntentError(
      `This takes ${formatAmountFor("payer", payment.amount, coin)}, and your wallet holds ${formatAmountFor("payee", balance, coin)}.`,
      "Choose a smaller amount, or add money to this wallet first.",
    );
  return planned;
}
