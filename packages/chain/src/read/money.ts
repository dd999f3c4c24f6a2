import { type Address, erc20Abi } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type ChainQuery, query, queryAll } from "./query.ts";

/** What an account can pull with `withdrawCredit`, base units. */
export interface Credit {
  readonly account: Address;
  readonly token: Address;
  readonly amount: bigint;
}

/** The credits of accounts in every stablecoin of the deployment; zeros included. */
export function creditsQuery(
  { exchange, stablecoins }: Pick<Deployment, "exchange" | "stablecoins">,
  accounts: readonly Address[],
): ChainQuery<Credit[]> {
  const pairs = accounts.flatMap((account) =>
    stablecoins.map(({ address: token }) => ({ account, token })),
  );
  return queryAll(
    pairs.map(({ account, token }) =>
      query(
        [
          {
            address: exchange,
            abi: receivableExchangeAbi,
            functionName: "creditOf",
            args: [account, token],
          },
        ],
        ([amount]) => ({ account, token, amount }),
      ),
    ),
  );
}

/** What the exchange holds and owes in one stablecoin, base units; `balance` is never below. */
export interface TokenPosition {
  readonly token: Address;
  readonly symbol: string;
  readonly balance: bigint;
  readonly liabilities: bigint;
}

/** What the exchange holds and owes, for every stablecoin of the deployment. */
export function positionsQuery({
  exchange,
  stablecoins,
}: Pick<Deployment, "exchange" | "stablecoins">): ChainQuery<TokenPosition[]> {
  return queryAll(
    stablecoins.map(({ address: token, symbol }) =>
      query(
        [
          { address: token, abi: erc20Abi, functionName: "balanceOf", args: [exchange] },
          {
            address: exchange,
            abi: receivableExchangeAbi,
            functionName: "liabilities",
            args: [token],
          },
        ],
        ([balance, liabilities]) => ({ token, symbol, balance, liabilities }),
      ),
    ),
  );
}

/** What a wallet holds of a token, and what the exchange may take of it; base units. */
export interface Funds {
  readonly token: Address;
  readonly balance: bigint;
  readonly allowance: bigint;
}

/** A wallet's balance of tokens, and its allowance for `spender`. */
export function fundsQuery(
  owner: Address,
  spender: Address,
  tokens: readonly Address[],
): ChainQuery<Funds[]> {
  return queryAll(
    tokens.map((token) =>
      query(
        [
          { address: token, abi: erc20Abi, functionName: "balanceOf", args: [owner] },
          { address: token, abi: erc20Abi, functionName: "allowance", args: [owner, spender] },
        ],
        ([balance, allowance]) => ({ token, balance, allowance }),
      ),
    ),
  );
}
