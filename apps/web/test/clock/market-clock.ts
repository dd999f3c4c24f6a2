import type { Deployment } from "@tenora/chain/deployment/deployment";
import { localAccount } from "@tenora/chain/deployment/local-account";
import { approveToken } from "@tenora/chain/exchange/account";
import { releaseProceeds, settleReceivable } from "@tenora/chain/exchange/listing";
import { buyNotes } from "@tenora/chain/exchange/note";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { type ReadBlock, readHead } from "@tenora/chain/read/query";
import { explainRevert } from "@tenora/chain/transaction/errors";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { testOrder, testSettlement } from "@tenora/testing/market/agreements";
import { listTestReceivable, type TestTerms } from "@tenora/testing/market/list-receivable";
import { expect, vi } from "vitest";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";

// A marketplace of one's own, whose chain stands at exactly the second that a test wants.

const investor = persona("Dara").account;
const customer = persona("Cleo").account;
const farAway = 4_000_000_000n;
const million = 1_000_000n;
const purse = 100_000n * million;

/** Calls that the contract allows anybody from some second on, or up to one. */
export const timedCalls = ["buy", "release", "cancel", "markDefault"] as const;
export type TimedCall = (typeof timedCalls)[number];

export type MarketClock = Awaited<ReturnType<typeof openMarketClock>>;

/** Dara, who buys, and Cleo, who pays, have 100,000 USDC each and let the exchange take it. */
export async function openMarketClock({ rpcUrl, url, web }: RunningMarketplace) {
  const signing = signingDeployment(web.publicConfig);
  const { lens } = web.publicConfig.contracts;
  if (signing === null || lens === undefined) throw new Error("Nothing is deployed");
  const deployment = { ...signing, lens } as Deployment;
  const exchange = await openLocalExchange(rpcUrl, deployment);
  const { publicClient, sender, done } = exchange;
  const at = deployment.exchange;
  const coin = exchange.coin("USDC");
  for (const account of [investor, customer]) {
    await exchange.mint(account, coin, purse);
    await done(approveToken(sender(account), coin.address, { spender: at, amount: purse }));
  }

  const order = async (listing: bigint, units: number) => ({
    ...(await testOrder(exchange, listing, units)),
    deadline: farAway,
  });

  /** The latest block, once pages and API are of it. */
  async function shown(): Promise<ReadBlock> {
    const block = await readHead(publicClient);
    const isShown = async () => {
      const { data } = (await (await fetch(`${url}/api/v1/head`)).json()) as {
        data: { indexedBlock: number };
      };
      expect(data.indexedBlock).toBe(Number(block.number));
    };
    await vi.waitFor(isShown, { timeout: 45_000, interval: 50 });
    return block;
  }

  return {
    url,
    deployment,
    publicClient,
    shown,
    list: (terms: TestTerms) => listTestReceivable(rpcUrl, deployment, terms),
    buy: async (listing: bigint, units: number) =>
      done(buyNotes(sender(investor), at, await order(listing, units))),
    release: (listing: bigint) => done(releaseProceeds(sender(investor), at, listing)),
    pay: async (listing: bigint, amount: bigint) =>
      done(settleReceivable(sender(customer), at, await testSettlement(exchange, listing, amount))),

    /** A block at exactly this time (seconds since 1970), once the market shows it. */
    async standAt(time: bigint): Promise<ReadBlock> {
      await exchange.moveTo(Number(time));
      const block = await shown();
      expect(block.timestamp).toBe(time);
      return block;
    },

    /** "yes", or the error with which the contract refuses an investor at a block's time. */
    async allows(name: TimedCall, listing: bigint, { number }: ReadBlock): Promise<string> {
      const args = {
        buy: [await order(listing, 1), "0x"],
        release: [listing],
        cancel: [listing],
        markDefault: [listing],
      }[name];
      try {
        await publicClient.simulateContract({
          address: at,
          abi: receivableExchangeAbi,
          functionName: name,
          args: args as never,
          account: localAccount(investor).address,
          blockNumber: number,
        });
        return "yes";
      } catch (error) {
        return (explainRevert(error) as { reason?: string }).reason ?? String(error);
      }
    },
  };
}
