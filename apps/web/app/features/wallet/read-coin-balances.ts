import { fundsQuery } from "@tenora/chain/read/money";
import { readQuery } from "@tenora/chain/read/query";
import { chainClient } from "@tenora/chain/transaction/chain-client";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { readThroughWallet } from "~/transaction/engine/read-through-wallet";
import type { WalletHook } from "~/wallet/wallet-provider";

/**
 * What the connected wallet holds of each of our stablecoins, in words; empty where there is no exchange.
 * @throws what the wallet's node answers; Error while the wallet is away or on another chain
 */
export async function readCoinBalances(wallet: WalletHook): Promise<readonly string[]> {
  const { contracts, stablecoins, chain } = wallet.config;
  const { exchange } = contracts;
  if (exchange === undefined || stablecoins.length === 0) return [];
  const client = chainClient((read) => readThroughWallet({ wallet, chain }, read));
  const tokens = stablecoins.map(({ address }) => address);
  const owner = wallet.walletAddress as `0x${string}`;
  const { result } = await readQuery(client, fundsQuery(owner, exchange, tokens));
  return stablecoins.map((coin, at) => formatAmountFor("payee", result[at]?.balance ?? 0n, coin));
}
