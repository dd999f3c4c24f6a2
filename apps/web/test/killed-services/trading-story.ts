import type { Deployment } from "@tenora/chain/deployment/deployment";
import { releaseProceeds } from "@tenora/chain/exchange/listing";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import {
  type PayerWithoutEther,
  payerWithoutEther,
} from "@tenora/testing/market/payer-without-ether";
import { callRpc } from "@tenora/testing/wallet/call-rpc";
import { createWalletClient, http } from "viem";

/** Something that a person wants to happen once. */
export interface Intent {
  readonly listing: bigint;
  /** The relayer sends it, or the person's own wallet. */
  readonly way: "relay" | "wallet";
  readonly by: PayerWithoutEther;
  readonly request: RelayRequest;
  /** What the chain's event of it says; no other intent has the same. */
  readonly mark: string;
}

/** The mark of an event of the exchange. */
export const markOf = (...parts: readonly unknown[]): string => parts.join(" ").toLowerCase();

/** How many intents a story has. */
export const intentsPerStory = 10;
/** Units of the four purchases: together all, each different. */
const purchases = [20, 22, 28, 30];
const coin = 1_000_000n;
const settlements = [1_000n, 2_000n, 1_500n].map((coins) => coins * coin);

/** One receivable and two people who buy it, pay it and collect; only the second one has ether. */
export interface Story {
  readonly listing: bigint;
  /** In this order, each signed when the one before has ended. */
  readonly steps: readonly (() => Promise<Intent>)[];
}

export async function startStory(rpcUrl: string, deployment: Deployment): Promise<Story> {
  const listing = await listTestReceivable(rpcUrl, deployment);
  const people = [
    await payerWithoutEther(rpcUrl, deployment),
    await payerWithoutEther(rpcUrl, deployment),
  ] as const;
  await callRpc(rpcUrl, "anvil_setBalance", [people[1].account.address, "0x8ac7230489e80000"]);
  const alternate = (at: number) =>
    at % 2 === 0
      ? ({ listing, way: "relay", by: people[0] } as const)
      : ({ listing, way: "wallet", by: people[1] } as const);
  const buy = (units: number, at: number) => async (): Promise<Intent> => {
    const { by, ...who } = alternate(at);
    const request = await by.signPurchase(listing, units);
    return { ...who, by, request, mark: markOf("Bought", listing, by.account.address, units) };
  };
  const settle = (amount: bigint, at: number) => async (): Promise<Intent> => {
    if (at === 0) await release(rpcUrl, deployment, { listing, by: people[1] });
    const { by, ...who } = alternate(at);
    const request = await by.signSettlement(listing, amount);
    return { ...who, by, request, mark: markOf("Settled", listing, by.account.address, amount) };
  };
  const claim = (number: number) => async (): Promise<Intent> => {
    const note = (listing << 24n) | BigInt(number);
    const request: RelayRequest = { action: "claim", parameters: { notes: [`${note}`] } };
    return { ...alternate(number - 1), request, mark: markOf("Claimed", listing, note) };
  };
  return {
    listing,
    steps: [...purchases.map(buy), ...settlements.map(settle), ...[1, 2, 3].map(claim)],
  };
}

/** Pays the proceeds out, before which no payment is taken: the units were sold in parts. */
async function release(
  rpcUrl: string,
  { exchange }: Deployment,
  { listing, by: { account } }: Pick<Intent, "listing" | "by">,
): Promise<void> {
  const client = publicClient([rpcUrl], 30_000);
  const walletClient = createWalletClient({ account, transport: http(rpcUrl) });
  const sender = { publicClient: client, walletClient };
  const { hash } = await releaseProceeds(sender, exchange, listing);
  await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
}
