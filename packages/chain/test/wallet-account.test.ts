// Signing and sending through a wallet in the page: real keys and transactions, a real chain.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { deployContractWallet } from "@tenora/testing/wallet/contract-wallet";
import { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { ProviderError } from "@tenora/testing/wallet/wallet-request";
import { createWallet } from "@tenora/wallet/create-wallet";
import { concat, type Hex, recoverTypedDataAddress, size } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approveToken } from "../src/exchange/account.ts";
import { listReceivable } from "../src/exchange/listing.ts";
import { attestTerms } from "../src/typed-data/attestation-message.ts";
import { signMessage } from "../src/typed-data/signable-message.ts";
import { termsMessage } from "../src/typed-data/terms-message.ts";
import { connectAccount } from "../src/wallet/connect-account.ts";
import { type WalletOutcome, walletOutcome } from "../src/wallet/wallet-outcome.ts";
import { walletProvider } from "../src/wallet/wallet-provider.ts";
import {
  accountIndex,
  type ExchangeHarness,
  startExchangeHarness,
} from "./support/exchange-harness.ts";
import { coin, money, sampleTerms } from "./support/sample-listing.ts";

let harness: ExchangeHarness;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wallet-account-"));
  harness = await startExchangeHarness(folder);
}, 120_000);

afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Ben's wallet, connected, with Dara's account beside his; it confirms what it is asked. */
function openWallet() {
  const person = new TestWallet({
    accounts: [accountIndex("ben"), accountIndex("dara")],
    chainId: 17_000,
    rpcUrl: harness.chain.rpcUrl,
  });
  person.remember();
  person.autoConfirm();
  const expected = { address: person.address, chainId: 17_000 };
  return { person, ...connectAccount(person.provider(), expected) };
}

const message = async () => termsMessage(harness.deployment, await sampleTerms(harness, "wallet"));
const prompts = (person: TestWallet) =>
  person.log.filter(({ method }) => /^(eth_sign|eth_send|wallet_)/.test(method)).length;
const approval = () => ({ spender: harness.deployment.exchange, amount: money("1") });

test("wallet adapter: signs typed data that recovers to the account, and sends a transaction", async () => {
  const { person, signer, walletClient } = openWallet();
  const terms = await message();
  const signature = await signMessage(signer, terms);
  expect(await recoverTypedDataAddress({ ...terms.typedData, signature })).toBe(person.address);
  const sender = { publicClient: harness.publicClient, walletClient };
  await harness.done(approveToken(sender, coin(harness), approval()));
  expect(prompts(person)).toBe(2);
});

test("wallet adapter: a refusal is an outcome, nested or not; other failures reject", async () => {
  const { person, signer, walletClient } = openWallet();
  const sender = { publicClient: harness.publicClient, walletClient };
  const nested = new ProviderError(-32603, "failed", { originalError: { code: 4001 } });
  for (const error of [new ProviderError(4001, "no"), nested]) {
    person.fault("eth_signTypedData_v4", { error });
    person.fault("eth_sendTransaction", { error });
    expect(await walletOutcome(signMessage(signer, await message()))).toEqual({ kind: "rejected" });
    const sent = walletOutcome(approveToken(sender, coin(harness), approval()));
    expect(await sent).toEqual({ kind: "rejected" });
  }
  person.fault("eth_signTypedData_v4", { error: new ProviderError(-32603, "broken") });
  await expect(walletOutcome(signMessage(signer, await message()))).rejects.toThrow("broken");
});

test("wallet adapter: another account or chain at the moment of asking is never asked (goal R7)", async () => {
  const { person, signer, walletClient } = openWallet();
  const sender = { publicClient: harness.publicClient, walletClient };
  const expectNothingAsked = async (outcome: WalletOutcome<never>) => {
    expect(await walletOutcome(signMessage(signer, await message()))).toEqual(outcome);
    const sent = walletOutcome(approveToken(sender, coin(harness), approval()));
    expect(await sent).toEqual(outcome);
    expect(prompts(person)).toBe(0);
  };
  person.switchAccount(1);
  await expectNothingAsked({ kind: "account-changed" });
  person.switchAccount(0);
  person.lock();
  await expectNothingAsked({ kind: "account-changed" });
  person.unlock();
  person.switchChain(1);
  await expectNothingAsked({ kind: "wrong-chain" });
});

test("wallet adapter: a failing request reaches the wallet once", async () => {
  const { person, signer, walletClient } = openWallet();
  for (const method of ["eth_signTypedData_v4", "eth_sendTransaction"])
    person.fault(method, { error: new ProviderError(-32603, "Internal error") });
  await expect(signMessage(signer, await message())).rejects.toThrow();
  const sender = { publicClient: harness.publicClient, walletClient };
  await expect(approveToken(sender, coin(harness), approval())).rejects.toThrow();
  expect(prompts(person)).toBe(2);
});

test("wallet adapter: a hardware wallet's signature ending in 0 or 1 is corrected", async () => {
  const { person, signer } = openWallet();
  const terms = await message();
  const right = await harness.as("ben").account.signTypedData(terms.typedData);
  const end = Number.parseInt(right.slice(-2), 16) - 27;
  const odd = `${right.slice(0, -2)}0${end}` as Hex;
  person.fault("eth_signTypedData_v4", { result: odd });
  expect(await signMessage(signer, terms)).toBe(right);
  const foreign = (await message()).typedData;
  const other = await harness.as("dara").account.signTypedData(foreign);
  const untouched = `${other.slice(0, -2)}01` as Hex;
  person.fault("eth_signTypedData_v4", { result: untouched });
  expect(await signMessage(signer, terms)).toBe(untouched);
  person.fault("eth_signTypedData_v4", { result: "0x" });
  await expect(signMessage(signer, terms)).rejects.toThrow("without a signature");
});

test("wallet adapter: a contract wallet's signature of any length lists a receivable (ERC-1271)", async () => {
  const ben = harness.as("ben").account;
  const seller = await deployContractWallet(harness.chain.rpcUrl, "owned", ben.address);
  const person = new TestWallet({
    accounts: [accountIndex("ben")],
    chainId: 17_000,
    rpcUrl: harness.chain.rpcUrl,
  });
  person.fault("eth_accounts", { result: [seller] });
  person.fault("eth_signTypedData_v4", async ([, json]) => {
    const own = await ben.signTypedData(JSON.parse(json as string));
    return { result: concat([own, `0x${"ab".repeat(70)}`]) };
  });
  const { signer } = connectAccount(person.provider(), { address: seller, chainId: 17_000 });
  const { deployment } = harness;
  const terms = await sampleTerms(harness, "contract wallet", { seller });
  const signature = await signMessage(signer, termsMessage(deployment, terms));
  expect(size(signature)).toBe(135);
  const choice = { level: 1, deadline: terms.deadline };
  const olga = harness.as("olga").account;
  const offer = await attestTerms(deployment, olga, { terms, seller: signature }, choice);
  const { sender } = harness.as("eli");
  expect(await harness.done(listReceivable(sender, deployment.exchange, offer))).toBeGreaterThan(
    0n,
  );
});

test("wallet adapter: the page's wallet signs under its own checks, and its outcomes arrive", async () => {
  const { person } = openWallet();
  const found = { id: "test", name: "Test", icon: "", provider: person.provider() };
  const page = createWallet({
    chain: chainPresets.holesky,
    storage: null,
    discover: () => ({ list: () => [found], subscribe: () => () => {} }),
    onNotice: () => {},
  });
  await page.connect();
  const expected = { address: person.address, chainId: 17_000 };
  const { signer } = connectAccount(walletProvider(page), expected);
  const terms = await message();
  const sign = () => walletOutcome(signMessage(signer, terms));
  const value = await harness.as("ben").account.signTypedData(terms.typedData);
  expect(await sign()).toEqual({ kind: "done", value });
  person.fault("eth_signTypedData_v4", { error: new ProviderError(4001, "no") });
  expect(await sign()).toEqual({ kind: "rejected" });
  person.heal("eth_signTypedData_v4");
  const asked = prompts(person);
  person.switchChain(1);
  expect(await sign()).toEqual({ kind: "wrong-chain" });
  person.switchChain(17_000);
  person.switchAccount(1);
  expect(await sign()).toEqual({ kind: "account-changed" });
  expect(prompts(person)).toBe(asked);
});
