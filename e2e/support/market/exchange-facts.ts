import { expect } from "@playwright/test";
import { listingQuery } from "@tenora/chain/read/listings";
import { fundsQuery, positionsQuery } from "@tenora/chain/read/money";
import { readQuery } from "@tenora/chain/read/query";
import { registryQuery } from "@tenora/chain/read/registry";
import { localClock } from "@tenora/chain/rpc/local-clock";
import type { Address } from "viem";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { exchangeOf } from "./exchange-of.ts";

// What the chain itself says, past our database and API.

/** The exchange holds exactly what it owes, in every coin. */
export async function expectSolvent(marketplace: RunningMarketplace): Promise<void> {
  const { publicClient, deployment } = await exchangeOf(marketplace);
  const { result } = await readQuery(publicClient, positionsQuery(deployment));
  for (const { symbol, balance, liabilities } of result)
    expect(balance, `${symbol} held by the exchange`).toBe(liabilities);
}

/** A listing as it stands in the latest block. */
export async function readListing(marketplace: RunningMarketplace, id: bigint) {
  const { publicClient, deployment } = await exchangeOf(marketplace);
  const { result } = await readQuery(publicClient, listingQuery(deployment, id));
  if (result === null) throw new Error(`There is no listing ${id}`);
  return result;
}

/** Whether new business is paused in the latest block. */
export async function readIsPaused(marketplace: RunningMarketplace): Promise<boolean> {
  const { publicClient, deployment } = await exchangeOf(marketplace);
  return (await readQuery(publicClient, registryQuery(deployment))).result.isPaused;
}

/** What a wallet holds of a coin, and what the exchange may still take of it. */
export async function readFunds(
  marketplace: RunningMarketplace,
  wallet: Address,
  symbol: "USDC" | "USDT",
) {
  const { publicClient, deployment, coin } = await exchangeOf(marketplace);
  const query = fundsQuery(wallet, deployment.exchange, [coin(symbol).address]);
  const [funds] = (await readQuery(publicClient, query)).result;
  if (funds === undefined) throw new Error(`The exchange knows no ${symbol}`);
  return funds;
}

/** Moves the chain's clock, in seconds since 1970. */
export async function moveChainTo({ rpcUrl }: RunningMarketplace, time: bigint): Promise<void> {
  const now = BigInt(Math.floor(Date.now() / 1000));
  expect(await localClock(rpcUrl).moveTo(time, now)).not.toBeNull();
}

/** The time of the latest block, in ms since 1970. */
export async function readChainTime({ rpcUrl }: RunningMarketplace): Promise<number> {
  return Number((await localClock(rpcUrl).readLatest()).time) * 1000;
}
