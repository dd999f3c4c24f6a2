import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deployLocally } from "@tenora/chain/deployment/deploy-locally";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { exchangeLensAbi } from "@tenora/chain/generated/exchange-lens";
import { exchangeRegistryAbi } from "@tenora/chain/generated/exchange-registry";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { startAnvil } from "@tenora/embedded/anvil";
import { startProcessGuard } from "@tenora/embedded/process/process-guard";
import { testOrder, testSettlement } from "@tenora/testing/market/agreements";
import {
  type Abi,
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  erc20Abi,
  type Hex,
  http,
  keccak256,
  maxUint256,
  stringToHex,
  zeroAddress,
  zeroHash,
} from "viem";
import { type HDAccount, mnemonicToAccount } from "viem/accounts";

const mnemonic = "test test test test test test test test test test test junk";
/** Accounts that deployLocally gives test money and roles; the fee is 100 basis points at most. */
const people = { seller: 1, buyer: 2, debtor: 3, operator: 4, other: 5 } as const;
export type Person = keyof typeof people;
export const day = 86_400;
export const unit = 1_000_000;

/** Terms of 10 units at 95 that repay 100, in base units. */
const plain = {
  reward: zeroAddress,
  rewardId: 0n,
  papers: zeroHash,
  previous: 0,
  kind: 0,
  rule: 0,
  rewardEarly: false,
  face: 1_050 * unit,
  pricePerUnit: 95 * unit,
  repayPerUnit: 100 * unit,
  totalUnits: 10,
  minUnits: 2,
  minPurchase: 1,
  graceDays: 5,
  delayDays: 30,
  lateFeeBps: 1_200,
  maxFeeBps: 200,
  counter: 0,
};

/** A local chain with the exchange on it, and short calls for what people do there. */
export async function startMarketChain() {
  const folder = mkdtempSync(join(tmpdir(), "tenora-indexer-"));
  const guard = startProcessGuard();
  const chain = await startAnvil({ folder: null, chainId: 17_000, guard });
  const deployment = await deployLocally(chain.rpcUrl, { dataFolder: folder, withTestMoney: true });
  const transport = http(chain.rpcUrl);
  const publicClient = createPublicClient({ transport, pollingInterval: 10, cacheTime: 0 });
  const testClient = createTestClient({ mode: "anvil", transport });
  const account = (person: Person): HDAccount =>
    mnemonicToAccount(mnemonic, { addressIndex: people[person] });
  const token = deployment.stablecoins[0]?.address ?? zeroAddress;
  const lens = { address: deployment.lens, abi: exchangeLensAbi } as const;
  const exchange = { address: deployment.exchange, abi: receivableExchangeAbi } as const;

  /** Sends a call and waits until it is mined. @throws when it reverts */
  async function send(
    person: Person,
    call: {
      address: Address;
      abi: Abi | readonly unknown[];
      functionName: string;
      args: readonly unknown[];
    },
  ): Promise<bigint> {
    const wallet = createWalletClient({ account: account(person), transport });
    const hash = await wallet.writeContract({ ...call, chain: null } as never);
    const receipt = await publicClient.waitForTransactionReceipt({ hash });
    if (receipt.status !== "success") throw new Error(`${call.functionName} reverted`);
    return receipt.blockNumber;
  }
  const onExchange = (person: Person, functionName: string, args: readonly unknown[]) =>
    send(person, { ...exchange, functionName, args });
  const now = async () => Number((await publicClient.getBlock()).timestamp);

  for (const person of ["buyer", "debtor", "operator", "seller"] as const)
    await send(person, {
      address: token,
      abi: erc20Abi,
      functionName: "approve",
      args: [deployment.exchange, maxUint256],
    });

  return {
    ...chain,
    folder,
    deployment: deployment as Deployment,
    publicClient,
    testClient,
    token,
    lens,
    exchange,
    account,
    address: (person: Person) => account(person).address,
    send,
    onExchange,
    now,
    async list(name: string, changes: Record<string, unknown> = {}): Promise<bigint> {
      const time = await now();
      const terms = {
        ...plain,
        seller: account("seller").address,
        payout: account("seller").address,
        debtor: account("debtor").address,
        token,
        gate: deployment.gates.open,
        fingerprint: keccak256(stringToHex(name)),
        fundingDeadline: time + 10 * day,
        maturity: (Math.floor(time / day) + 31) * day - 1,
        deadline: time + day,
        ...changes,
      };
      const attestation = {
        terms: await publicClient.readContract({
          ...lens,
          functionName: "digestOfTerms",
          args: [terms as never],
        }),
        level: terms.kind === 1 ? 0 : 1,
        acknowledgement: zeroHash,
        counter: 0,
        deadline: time + day,
      };
      const attested = await publicClient.readContract({
        ...lens,
        functionName: "digestOfAttestation",
        args: [attestation],
      });
      const signatures = {
        attestor: account("operator").address,
        seller: await account("seller").sign({ hash: attestation.terms }),
        attestation: await account("operator").sign({ hash: attested }),
        acknowledgement: "0x" as Hex,
      };
      const acknowledgement = {
        fingerprint: zeroHash,
        debtor: zeroAddress,
        seller: zeroAddress,
        token: zeroAddress,
        face: 0,
        maturity: 0,
        previous: 0,
        counter: 0,
        deadline: 0,
      };
      await onExchange("other", "list", [terms, attestation, acknowledgement, signatures]);
      return publicClient.readContract({ ...exchange, functionName: "listingCount" });
    },
    /** Buys units; resolves with the note's id. */
    async buy(person: Person, listing: bigint, units: number): Promise<bigint> {
      const order = await testOrder({ publicClient, deployment }, listing, units);
      await onExchange(person, "buy", [order, "0x"]);
      const ledger = await publicClient.readContract({
        ...lens,
        functionName: "ledgerOf",
        args: [listing],
      });
      return (listing << 24n) | BigInt(ledger.notes);
    },
    /** Pays in, at most what is due, in base units. */
    async pay(person: Person, listing: bigint, amount: bigint): Promise<void> {
      await onExchange(person, "settle", [
        await testSettlement({ publicClient, deployment }, listing, amount),
      ]);
    },
    /** Moves the chain's time and mines a block. */
    async wait(seconds: number): Promise<void> {
      await testClient.increaseTime({ seconds });
      await testClient.mine({ blocks: 1 });
    },
    /** The same call of the exchange many times, all in one block. */
    async sendTogether(
      person: Person,
      times: number,
      functionName: string,
      args: readonly unknown[],
    ) {
      const wallet = createWalletClient({ account: account(person), transport });
      const call = { ...exchange, functionName, args, chain: null, gas: 400_000n };
      const first = await publicClient.getTransactionCount({ address: account(person).address });
      await testClient.setAutomine(false);
      for (let at = 0; at < times; at++) {
        await wallet.writeContract({ ...call, nonce: first + at } as never);
      }
      await testClient.mine({ blocks: 1 });
      await testClient.setAutomine(true);
    },
    hashOf: async (block: number) =>
      (await publicClient.getBlock({ blockNumber: BigInt(block) })).hash,
    mine: (blocks: number) => testClient.mine({ blocks }),
    /** Replaces the newest blocks by empty ones: what happened in them has not happened. */
    reorganise: (depth: number) =>
      publicClient.request({ method: "anvil_reorg", params: [depth, []] } as never),
    onRegistry: (person: Person, functionName: string, args: readonly unknown[]) =>
      send(person, {
        address: deployment.registry,
        abi: exchangeRegistryAbi,
        functionName,
        args,
      }),
    async stop() {
      await chain.stop();
      guard.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type MarketChain = Awaited<ReturnType<typeof startMarketChain>>;
