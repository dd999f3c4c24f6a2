// Loaded at the press of "Withdraw": it needs viem.
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { creditsQuery } from "@tenora/chain/read/money";
import { readQuery } from "@tenora/chain/read/query";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { formatAmount } from "@tenora/domain/money/format-amount";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";

/** Pays the connected wallet its credit in a stablecoin, as the chain has it now. */
export async function creditIntent(
  { account, client, deployment }: IntentContext,
  token: `0x${string}`,
): Promise<TransactionIntent> {
  const coin = deployment.stablecoins.find(
    ({ address }) => address.toLowerCase() === token.toLowerCase(),
  );
  if (coin === undefined) throw new IntentError("This site doesn't know this token.");
  const { exchange } = deployment;
  const { result } = await readQuery(
    client,
    creditsQuery({ exchange, stablecoins: [coin] }, [account]),
  );
  const amount = result[0]?.amount ?? 0n;
  if (amount === 0n) throw new IntentError("There's nothing to withdraw any more.");
  const words = formatAmount(amount, coin);
  return {
    title: `Withdraw ${words}`,
    summary: [
      { label: "You get", value: words },
      { label: "To", value: `Your wallet, ${account}` },
    ],
    risks: ["You pay the network's fee for this transaction."],
    steps: [
      {
        kind: "call",
        label: "Withdraw",
        call: () =>
          checkedCall({
            address: exchange,
            abi: receivableExchangeAbi,
            functionName: "withdrawCredit",
            args: [coin.address, account],
          }),
      },
    ],
    success: `${words} is in your wallet.`,
    token: coin.address,
  };
}
