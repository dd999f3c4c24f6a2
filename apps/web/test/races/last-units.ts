import { setTimeout as wait } from "node:timers/promises";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { relayCall } from "@tenora/chain/relay/relay-call";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import { encodeCall } from "@tenora/chain/transaction/contract-call";
import { explainError } from "@tenora/chain/transaction/errors";
import { simulateCall } from "@tenora/chain/transaction/simulate-calls";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import {
  type PayerWithoutEther,
  payerWithoutEther,
} from "@tenora/testing/market/payer-without-ether";
import { callRpc } from "@tenora/testing/wallet/call-rpc";
import { createWalletClient, erc20Abi, http } from "viem";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import type { ApiListing } from "../../app/public-api/schema/listing.ts";
import type { ApiNote } from "../../app/public-api/schema/records.ts";
import { type Answer, compareWithChain } from "../support/market-answers.ts";
import { PatientPerson } from "../support/people/patient-person.ts";
import { Person } from "../support/people/person.ts";

/** How each of the two buyers sends. */
const ways = [
  ["wallet", "wallet"],
  ["relay", "relay"],
  ["relay", "wallet"],
] as const;

/** All that the second one may be told. */
const words: ReadonlySet<string> = new Set([
  "Nothing can be bought now: the time ran out, someone else bought the last units, or we dispute the receivable. Look for another receivable.",
  "The network rejected it: something changed before its turn. Nothing moved.",
]);

const price = 95_000_000n;
const last = 10;

export interface LastUnitsResult {
  readonly races: number;
  /** Races that exactly one buyer won. */
  readonly won: number;
  /** How often the other was told in which words. */
  readonly told: Readonly<Record<string, number>>;
  /** What was told in no words of ours, and money and records that don't fit the end of a race. */
  readonly wrong: readonly string[];
}

/** R13: two buyers want the last units of a sale at the same time, by wallet and by relayer. */
export async function raceForLastUnits(
  marketplace: RunningMarketplace,
  races: number,
): Promise<LastUnitsResult> {
  const { rpcUrl, web } = marketplace;
  const { lens = "0x" } = web.publicConfig.contracts;
  const deployment = { ...signingDeployment(web.publicConfig), lens } as Deployment;
  const client = publicClient([rpcUrl], 30_000);
  const { stablecoins, exchange } = deployment;
  const told: Record<string, number> = {};
  const wrong: string[] = [];
  const listings: bigint[] = [];
  let won = 0;
  for (let at = 0; at < races; at += 1) won += await race(ways[at % ways.length] ?? ways[0]);
  await compareRecords();
  return { races, won, told, wrong };

  async function race([first, second]: (typeof ways)[number]): Promise<number> {
    const listing = await listTestReceivable(rpcUrl, deployment);
    listings.push(listing);
    const [early, one, other] = [await payer(), await payer(), await payer()];
    await prepareWalletPurchase(early, await early.signPurchase(listing, 100 - last)).then((go) =>
      go(),
    );
    const starts = await Promise.all([
      prepare(first, one, listing),
      prepare(second, other, listing),
    ]);
    const isOneBlock = first === "wallet" && second === "wallet";
    if (isOneBlock) await callRpc(rpcUrl, "evm_setAutomine", [false]);
    const ends = starts.map((start) => start());
    if (isOneBlock) {
      const pending = () => callRpc(rpcUrl, "txpool_status", []) as Promise<{ pending: string }>;
      while (Number((await pending()).pending) < 2) await wait(5);
      await callRpc(rpcUrl, "evm_mine", []);
      await callRpc(rpcUrl, "evm_setAutomine", [true]);
    }
    const answers = await Promise.all(ends);
    const winners = answers.filter((answer) => answer === null).length;
    const paid = await Promise.all(
      [one, other].map(async (buyer) => 10_000_000_000n - (await buyer.balance())),
    );
    for (const [at, answer] of answers.entries()) {
      if (answer !== null) told[answer] = (told[answer] ?? 0) + 1;
      if (answer !== null && !words.has(answer)) wrong.push(`listing ${listing}: told "${answer}"`);
      const cost = answer === null ? price * BigInt(last) : 0n;
      if (paid[at] !== cost) wrong.push(`listing ${listing}: paid ${paid[at]}, not ${cost}`);
    }
    if (winners !== 1) wrong.push(`listing ${listing}: ${winners} buyers`);
    return winners === 1 ? 1 : 0;
  }

  /** A new person with 10,000 and with ether. */
  async function payer(): Promise<PayerWithoutEther> {
    const made = await payerWithoutEther(rpcUrl, deployment);
    await callRpc(rpcUrl, "anvil_setBalance", [made.account.address, "0x8ac7230489e80000"]);
    return made;
  }

  /** Null once it is bought, else what the buyer is told. */
  async function prepare(way: "wallet" | "relay", buyer: PayerWithoutEther, listing: bigint) {
    const request = await buyer.signPurchase(listing, last);
    if (way === "wallet") return prepareWalletPurchase(buyer, request);
    const person = new PatientPerson(new Person(marketplace));
    return async () => {
      const end = await person.relay(request);
      return end.state === "mined" ? null : end.message;
    };
  }

  /** The wallet opens only when the call would pass; from then on the network decides. */
  async function prepareWalletPurchase({ account }: PayerWithoutEther, request: RelayRequest) {
    const call = relayCall(exchange, request);
    await simulateCall(client, account.address, call);
    const { to, data } = encodeCall(call);
    const wallet = createWalletClient({ account, transport: http(rpcUrl) });
    return async () => {
      try {
        const hash = await wallet.sendTransaction({ to, data, gas: 400_000n, chain: null });
        const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
        if (receipt.status === "success") return null;
        const { blockNumber } = receipt;
        await client.call({ account: account.address, to, data, blockNumber });
        return "nothing";
      } catch (error) {
        const { sentence, nextStep } = explainError(error, { stablecoins });
        return `${sentence} ${nextStep}`;
      }
    };
  }

  /** Contracts and views: every sale is over, with two notes and the money of both. */
  async function compareRecords(): Promise<void> {
    const reader = new PatientPerson(new Person(marketplace));
    const chain = compareWithChain(client, deployment);
    const latest = Number(await client.getBlockNumber({ cacheTime: 0 }));
    const api = <Data>(path: string) => reader.get<Answer<Data>>(`/api/v1${path}`);
    while ((await api<{ indexedBlock: number }>("/head")).data.indexedBlock < latest)
      await wait(50);
    for (const id of listings) {
      const listing = await api<ApiListing>(`/listings/${id}`);
      const notes = await api<ApiNote[]>(`/listings/${id}/notes?limit=100`);
      wrong.push(...(await chain.listing(listing)), ...(await chain.notes(id, notes)));
      if (listing.data.soldUnits !== 100 || notes.data.length !== 2)
        wrong.push(`listing ${id}: ${listing.data.soldUnits} units, ${notes.data.length} notes`);
    }
    for (const { address, symbol } of stablecoins) {
      const contract = { address: exchange, abi: receivableExchangeAbi } as const;
      const owed = { ...contract, functionName: "liabilities", args: [address] } as const;
      const held = { address, abi: erc20Abi, functionName: "balanceOf", args: [exchange] } as const;
      const [liabilities, balance] = await Promise.all([
        client.readContract(owed),
        client.readContract(held),
      ]);
      if (liabilities > balance) wrong.push(`${symbol}: owes ${liabilities}, has ${balance}`);
    }
  }
}
