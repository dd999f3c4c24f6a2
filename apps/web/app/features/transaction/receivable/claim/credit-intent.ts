// Loaded at the press of "Withdraw": it needs viem.
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { creditsQuery } from "@tenora/chain/read/money";
import { readQuery } from "@tenora/chain/read/query";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { sameAddress } from "@tenora/wallet/provider/provider";
import {
  type Hex,
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";
import { compareAddress, typedRecipient } from "../typed-recipient.ts";

/**
 * Pays the connected wallet its credit in a stablecoin, as the chain has it now; to another address
 * where its owner typed one.
 */
export async function creditIntent(
  { account, client, deployment }: IntentContext,
  token: Hex,
  typed?: string,
): Promise<TransactionIntent> {
  const isElsewhere = typed !== undefined;
  const to = isElsewhere ? typedRecipient(typed) : account;
  const coin = deployment.stablecoins.find(({ address }) => sameAddress(address, token));
  if (coin === undefined) throw new IntentError("This site doesn't know this token.");
  const { exchange } = deployment;
  const { result } = await readQuery(
    client,
    creditsQuery({ exchange, stablecoins: [coin] }, [account]),
  );
  const amount = result[0]?.amount ?? 0n;
  if (amount === 0n) throw new IntentError("There's nothing to withdraw any more.");
  const words = formatAmountFor("payee", amount, coin);
  return {
    title: isElsewhere ? "Withdraw to another address" : `Withdraw ${words}`,
    summary: [
      { label: isElsewhere ? "Is paid" : "You get", value: words },
      { label: "To", value: isElsewhere ? to : `Your wallet, ${to}` },
    ],
    risks: [
      ...(isElsewhere ? [compareAddress] : []),
      "You pay the network fee for this transaction.",
    ],
    steps: [
      {
        kind: "call",
        label: "Withdraw",
        call: () =>
          checkedCall({
            address: exchange,
            abi: receivableExchangeAbi,
            functionName: "withdrawCredit",
            args: [coin.address, to],
          }),
      },
    ],
    success: isElsewhere ? `${words} was paid to ${to}.` : `${words} is in your wallet.`,
    token: coin.address,
  };
}
