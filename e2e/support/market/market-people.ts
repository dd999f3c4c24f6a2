import { eligibilityMessage, registerWallet } from "@tenora/chain/gate/eligibility";
import { testUSDCAbi } from "@tenora/chain/generated/test-usdc";
import { simulateAndSend } from "@tenora/chain/transaction/simulate-and-send";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import type { LocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { callRpc } from "@tenora/testing/wallet/call-rpc";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import {
  type Address,
  createWalletClient,
  type Hex,
  http,
  numberToHex,
  parseEther,
  parseUnits,
} from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { ask, review } from "../admin/review.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { onboard } from "../onboarding/onboard-business.ts";
import { exchangeOf } from "./exchange-of.ts";

/** Keys of Ben, an approved business, his customer Cleo, and two eligible investors, all with money. */
export interface MarketPeople {
  readonly ben: Hex;
  readonly cleo: Hex;
  readonly dara: Hex;
  readonly eli: Hex;
}

/** The operator of every local chain: attestor of the exchange. */
const olga = persona("Olga").account;

/** New people for one story; Ben's business has this tier. */
export async function createMarketPeople(
  marketplace: RunningMarketplace,
  tier: 1 | 2 | 3 = 1,
): Promise<MarketPeople> {
  const people = {
    ben: generatePrivateKey(),
    cleo: generatePrivateKey(),
    dara: generatePrivateKey(),
    eli: generatePrivateKey(),
  };
  await approveBusiness(marketplace, people.ben, tier);
  for (const key of Object.values(people)) await fund(marketplace, key);
  for (const key of [people.dara, people.eli]) await admit(marketplace, key);
  return people;
}

/** Keys of so many people with money, whom no attestor has verified. */
export async function createFriends(
  marketplace: RunningMarketplace,
  count: number,
): Promise<Hex[]> {
  const keys = Array.from({ length: count }, generatePrivateKey);
  for (const key of keys) await fund(marketplace, key);
  return keys;
}

export const addressOf = (key: Hex): Address => privateKeyToAccount(key).address;

/** At tier 1 it may sell to every eligible investor, at tier 3 to whom it invites. */
async function approveBusiness(
  marketplace: RunningMarketplace,
  key: Hex,
  tier: 1 | 2 | 3,
): Promise<void> {
  const { wallet } = await onboard(marketplace, key);
  await review(marketplace, wallet, { status: "approved" });
  const query =
    "update public.businesses set tier = $2, director_email = 'ben@ben-trading.com' where wallet_address = $1";
  await ask(marketplace, query, [wallet, tier]);
}

/**
 * Sends with a person's own key: stories that are told at the same time would otherwise take each other's
 * transaction numbers.
 */
function senderOf({ rpcUrl }: RunningMarketplace, { publicClient }: LocalExchange, key: Hex) {
  const account = privateKeyToAccount(key);
  const walletClient = createWalletClient({ account, transport: http(rpcUrl) });
  return { publicClient, walletClient };
}

/** Ether for fees, and 100,000 of each coin, which anybody may make. */
async function fund(marketplace: RunningMarketplace, key: Hex): Promise<void> {
  const owner = addressOf(key);
  const ether = numberToHex(parseEther("10"));
  await callRpc(marketplace.rpcUrl, "anvil_setBalance", [owner, ether]);
  const exchange = await exchangeOf(marketplace);
  for (const { address, decimals } of exchange.deployment.stablecoins) {
    const mint = simulateAndSend(senderOf(marketplace, exchange, key), {
      address,
      abi: testUSDCAbi,
      functionName: "mint",
      args: [owner, parseUnits("100000", decimals)],
    });
    await exchange.done(mint);
  }
}

/** Olga signs that the wallet passed verification, and its owner registers it. */
async function admit(marketplace: RunningMarketplace, key: Hex): Promise<void> {
  const wallet = addressOf(key);
  const exchange = await exchangeOf(marketplace);
  const { deployment, publicClient } = exchange;
  const issuedAt = Number((await publicClient.getBlock()).timestamp);
  const eligibility = { wallet, issuedAt, expiresAt: issuedAt + 365 * 86_400 };
  const attestor = testAccount(olga);
  const signature = await signMessage(attestor, eligibilityMessage(deployment, eligibility));
  const signed = { attestor: attestor.address, signature };
  const gate = deployment.gates.eligible;
  const sender = senderOf(marketplace, exchange, key);
  await exchange.done(registerWallet(sender, gate, eligibility, signed));
}
