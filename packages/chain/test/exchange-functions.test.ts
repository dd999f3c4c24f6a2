// What the command line doesn't use, on a chain: signed payments, gates, rewards, disputes,
// revocation, administration.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { erc20Abi, keccak256, parseUnits, stringToHex, zeroAddress, zeroHash } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bumpCounter, createReward } from "../src/exchange/account.ts";
import { rescueSurplus, sendExchangeAdminAction } from "../src/exchange/administration.ts";
import type { Terms } from "../src/exchange/exchange-types.ts";
import {
  burnFingerprint,
  cancelListing,
  endSale,
  flagDispute,
  listReceivable,
  settleForPayer,
  settleReceivable,
} from "../src/exchange/listing.ts";
import { buyForPayer, buyNotes, claimReward, fillAsk } from "../src/exchange/note.ts";
import { readListing, readNote } from "../src/exchange/read-exchange.ts";
import { registerWallet, signEligibility, withdrawEligibility } from "../src/gate/eligibility.ts";
import { revokeInvitation, signInvitation } from "../src/gate/invitation.ts";
import { encodeLinkGateData, signShareLink } from "../src/gate/share-link.ts";
import { exchangeLensAbi } from "../src/generated/exchange-lens.ts";
import { linkGateAbi } from "../src/generated/link-gate.ts";
import { testUSDCAbi } from "../src/generated/test-usdc.ts";
import { attestTerms } from "../src/typed-data/attest-terms.ts";
import { signExchangeMessage } from "../src/typed-data/exchange-typed-data.ts";
import { readTokenDomain } from "../src/typed-data/read-token-domain.ts";
import { authorizationNonce, signAuthorization } from "../src/typed-data/sign-authorization.ts";
import { signPermit } from "../src/typed-data/sign-permit.ts";
import { type ExchangeHarness, startExchangeHarness } from "./exchange-harness.ts";

let harness: ExchangeHarness;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "exchange-functions-"));
  harness = await startExchangeHarness(folder);
}, 120_000);

afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

const coin = (symbol: string) =>
  harness.deployment.stablecoins.find((one) => one.symbol === symbol)?.address ?? zeroAddress;
const later = async () => BigInt((await harness.now()) + 86_400);
const money = (text: string) => parseUnits(text, 6);

/** 10 units at 95 that repay 100, from Ada, listed by another account. */
async function list(name: string, changes: Partial<Terms> = {}): Promise<bigint> {
  const { exchangeReference, deployment } = harness;
  const [ada, op] = [harness.as("ada"), harness.as("op")];
  const now = await harness.now();
  const terms: Terms = {
    seller: ada.account.address,
    payout: ada.account.address,
    debtor: harness.as("bo").account.address,
    token: coin("USDC"),
    gate: deployment.gates.open,
    reward: zeroAddress,
    rewardId: 0n,
    fingerprint: keccak256(stringToHex(name)),
    papers: zeroHash,
    previous: 0,
    kind: 0,
    rule: 0,
    rewardEarly: false,
    face: Number(money("1000")),
    pricePerUnit: Number(money("95")),
    repayPerUnit: Number(money("100")),
    totalUnits: 10,
    minUnits: 1,
    minPurchase: 1,
    fundingDeadline: now + 10 * 86_400,
    maturity: (Math.floor(now / 86_400) + 31) * 86_400 - 1,
    graceDays: 5,
    delayDays: 30,
    lateFeeBps: 1_200,
    maxFeeBps: 100,
    counter: 0,
    deadline: now + 86_400,
    ...changes,
  };
  const seller = await signExchangeMessage(exchangeReference, ada.account, "Terms", terms);
  const choice = { level: 1, deadline: terms.deadline };
  const offer = await attestTerms(exchangeReference, op.account, { terms, seller }, choice);
  return harness.done(listReceivable(harness.as("di").sender, deployment.exchange, offer));
}

async function order(listing: bigint, units: number) {
  const cost = money("95") * BigInt(units);
  return { listing, units, token: coin("USDC"), maxCost: cost, deadline: await later() };
}

async function permitOf(name: "cy" | "bo", value: bigint) {
  const domain = await readTokenDomain(harness.publicClient, coin("USDC"));
  if (!domain) throw new Error("no domain");
  const permit = { domain, spender: harness.deployment.exchange, value, deadline: await later() };
  return signPermit(harness.publicClient, harness.as(name).account, permit);
}

const balanceOf = (name: "ada" | "cy" | "bo" | "op") =>
  harness.publicClient.readContract({
    address: coin("USDC"),
    abi: erc20Abi,
    functionName: "balanceOf",
    args: [harness.as(name).account.address],
  });

test("signing domain: is read from the token, null for a token without permits", async () => {
  expect(await readTokenDomain(harness.publicClient, coin("USDC"))).toMatchObject({
    name: "USD Coin (test)",
    version: "1",
    chainId: 17_000,
  });
  expect(await readTokenDomain(harness.publicClient, coin("USDT"))).toBeNull();
});

test("signed payments: another account sends those of a buyer and a debtor", async () => {
  const { exchangeReference, deployment } = harness;
  const [di, cy, bo] = [harness.as("di"), harness.as("cy"), harness.as("bo")];
  const listing = await list("signed payments");
  const domain = await readTokenDomain(harness.publicClient, coin("USDC"));
  if (!domain) throw new Error("no domain");
  const wanted = await order(listing, 10);
  const salt = keccak256(stringToHex("first"));
  const buying = { action: "buy", listing, units: 10, value: money("950") } as const;
  const purpose = { ...buying, deadline: wanted.deadline, salt };
  expect(authorizationNonce(exchangeReference, cy.account.address, purpose, salt)).toBe(
    await harness.publicClient.readContract({
      address: deployment.lens,
      abi: exchangeLensAbi,
      functionName: "authorizationNonce",
      args: [
        keccak256(stringToHex("buy")),
        listing,
        10n,
        cy.account.address,
        money("950"),
        wanted.deadline,
        salt,
      ],
    }),
  );
  const payment = {
    payer: cy.account.address,
    authorization: await signAuthorization(exchangeReference, cy.account, domain, purpose),
  };
  await expect(
    buyForPayer(di.sender, deployment.exchange, { ...wanted, units: 9 }, payment),
  ).rejects.toThrow("The payment authorization is not valid.");
  const before = await balanceOf("cy");
  const note = await harness.done(buyForPayer(di.sender, deployment.exchange, wanted, payment));
  expect(note).toBe((listing << 24n) | 1n);
  expect(before - (await balanceOf("cy"))).toBe(money("950"));

  const amount = money("1500");
  const deadline = await later();
  const settling = { action: "settle", listing, units: 0, value: amount, deadline, salt } as const;
  const authorization = await signAuthorization(exchangeReference, bo.account, domain, settling);
  const paid = { payer: bo.account.address, authorization };
  const held = await balanceOf("bo");
  const taken = await harness.done(
    settleForPayer(di.sender, deployment.exchange, { listing, amount }, paid),
  );
  expect(taken).toBe(money("1000"));
  expect(held - (await balanceOf("bo"))).toBe(money("1000"));
});

test("settlement: accepts a permit; a dispute is flagged and ended by the debtor only", async () => {
  const { deployment } = harness;
  const [cy, bo] = [harness.as("cy"), harness.as("bo")];
  const listing = await list("permits");
  await harness.done(
    buyNotes(cy.sender, deployment.exchange, await order(listing, 10), {
      permit: await permitOf("cy", money("950")),
    }),
  );
  const call = { listing, amount: money("300") };
  const permit = await permitOf("bo", call.amount);
  expect(
    await harness.done(settleReceivable(bo.sender, deployment.exchange, call, { permit })),
  ).toBe(money("300"));
  const flag = { listing, disputed: true, evidence: keccak256(stringToHex("e-mail")) };
  await harness.done(flagDispute(bo.sender, deployment.exchange, flag));
  const flags = async () =>
    (await readListing(harness.publicClient, deployment.lens, listing)).ledger.flags;
  expect((await flags()) & 4).toBe(4);
  await harness.done(flagDispute(bo.sender, deployment.exchange, { ...flag, disputed: false }));
  expect((await flags()) & 4).toBe(0);
  await expect(flagDispute(cy.sender, deployment.exchange, flag)).rejects.toThrow(
    "Your account may not do this.",
  );
});

test("gates: verified, invited and linked wallets buy; others are told why not", async () => {
  const { chainId, deployment, publicClient } = harness;
  const { gates, exchange } = deployment;
  const [ada, cy, di, op] = [
    harness.as("ada"),
    harness.as("cy"),
    harness.as("di"),
    harness.as("op"),
  ];
  const deadline = await later();
  const wallet = cy.account.address;
  const permit = () => permitOf("cy", money("190"));

  const verified = await list("verified", { gate: gates.eligible });
  const two = async (listing: bigint) => order(listing, 2);
  await expect(
    buyNotes(cy.sender, exchange, await two(verified), { permit: await permit() }),
  ).rejects.toThrow("Your wallet is not verified for this sale.");
  const now = await harness.now();
  const eligibility = { wallet, issuedAt: now, expiresAt: now + 86_400 };
  const exchangeReference = { chainId, gate: gates.eligible };
  const signature = await signEligibility(exchangeReference, op.account, eligibility);
  const proof = { attestor: op.account.address, signature };
  await harness.done(registerWallet(di.sender, gates.eligible, eligibility, proof));
  await harness.done(
    buyNotes(cy.sender, exchange, await two(verified), { permit: await permit() }),
  );
  await harness.done(withdrawEligibility(op.sender, gates.eligible, wallet));
  await expect(
    buyNotes(cy.sender, exchange, await two(verified), { permit: await permit() }),
  ).rejects.toThrow("not verified");

  const invited = await list("invited", { gate: gates.invite });
  const invitation = { listing: invited, wallet, cap: 2n, counter: 0n, deadline };
  const invite = { chainId, gate: gates.invite };
  const gateData = await signInvitation(invite, ada.account, invitation);
  await harness.done(
    buyNotes(cy.sender, exchange, await two(invited), { gateData, permit: await permit() }),
  );
  await expect(
    buyNotes(cy.sender, exchange, await two(invited), { gateData, permit: await permit() }),
  ).rejects.toThrow("The invitation allows 2 units in all.");

  const linked = await list("linked", { gate: gates.link });
  const key = privateKeyToAccount(generatePrivateKey());
  const link = {
    listing: linked,
    key: key.address,
    walletCap: 4n,
    totalCap: 8n,
    counter: 0n,
    deadline,
  };
  const at = { chainId, gate: gates.link };
  const sellerSignature = await signShareLink(at, ada.account, link);
  const pass = await encodeLinkGateData(at, key, link, { wallet, sellerSignature });
  await harness.done(
    buyNotes(cy.sender, exchange, await two(linked), { gateData: pass, permit: await permit() }),
  );
  const digest = await publicClient.readContract({
    address: gates.link,
    abi: linkGateAbi,
    functionName: "digestOfLink",
    args: [linked, key.address, 4n, 8n, 0n, deadline],
  });
  await harness.done(revokeInvitation(ada.sender, gates.link, digest));
  await expect(
    buyNotes(cy.sender, exchange, await two(linked), { gateData: pass, permit: await permit() }),
  ).rejects.toThrow("The seller revoked this invitation.");
});

test("rewards and asks: a reward is claimed once; a bumped counter ends an ask", async () => {
  const { deployment, exchangeReference, publicClient } = harness;
  const { exchange, lens, rewards } = deployment;
  const [ada, cy, di] = [harness.as("ada"), harness.as("cy"), harness.as("di")];
  const rewardId = await harness.done(createReward(ada.sender, rewards, "ipfs://reward"));
  const listing = await list("rewarded", { reward: rewards, rewardId, rewardEarly: true });
  const permit = await permitOf("cy", money("950"));
  const note = await harness.done(
    buyNotes(cy.sender, exchange, await order(listing, 10), { permit }),
  );
  await harness.done(claimReward(cy.sender, exchange, note));
  await expect(claimReward(cy.sender, exchange, note)).rejects.toThrow(
    "There is no reward to claim.",
  );
  const noteState = await readNote(publicClient, lens, note);
  const ask = {
    note,
    token: coin("USDC"),
    price: money("900"),
    claimed: 0n,
    rewardClaimed: true,
    states: 0b11100,
    noteCounter: Number(noteState.counter),
    counter: 0,
    expiry: Number(await later()),
  };
  const signature = await signExchangeMessage(exchangeReference, cy.account, "Ask", ask);
  await harness.done(bumpCounter(cy.sender, exchange));
  const limits = {
    maxCost: money("900"),
    maxPaidIn: 0n,
    states: 0b11100,
    deadline: await later(),
  };
  await expect(fillAsk(di.sender, exchange, { ask, signature, limits })).rejects.toThrow(
    "it must be signed again",
  );
});

test("sale: the seller ends it; an attestor burns an identity that was cancelled first", async () => {
  const { exchange } = harness.deployment;
  const [ada, cy, op] = [harness.as("ada"), harness.as("cy"), harness.as("op")];
  const ended = await list("ended");
  const permit = await permitOf("cy", money("95"));
  await harness.done(buyNotes(cy.sender, exchange, await order(ended, 1), { permit }));
  await expect(endSale(cy.sender, exchange, ended)).rejects.toThrow(
    "Your account may not do this.",
  );
  await harness.done(endSale(ada.sender, exchange, ended));
  await expect(buyNotes(cy.sender, exchange, await order(ended, 1))).rejects.toThrow(
    "The sale is over.",
  );

  const cancelled = await list("fraud");
  await harness.done(cancelListing(ada.sender, exchange, { listing: cancelled }));
  const identity = { fingerprint: keccak256(stringToHex("fraud")), evidence: zeroHash } as const;
  await harness.done(burnFingerprint(op.sender, exchange, identity));
  await expect(list("fraud", { previous: Number(cancelled) })).rejects.toThrow(
    "An attestor reported this invoice as fraud; it can never be listed.",
  );
});

test("administration: pause, members, fee, change of admin, surplus, sunset", async () => {
  const { deployment } = harness;
  const { exchange, registry } = deployment;
  const [op, cy] = [harness.as("op"), harness.as("cy")];
  const listing = await list("registry");
  await harness.done(sendExchangeAdminAction(op.sender, registry, { action: "pause" }));
  await expect(buyNotes(cy.sender, exchange, await order(listing, 1))).rejects.toThrow(
    "New business is paused.",
  );
  await harness.done(sendExchangeAdminAction(op.sender, registry, { action: "unpause" }));
  await expect(sendExchangeAdminAction(cy.sender, registry, { action: "pause" })).rejects.toThrow(
    "Only pausers may do this.",
  );
  const member = cy.account.address;
  for (const action of ["propose", "execute", "remove"] as const)
    await harness.done(
      sendExchangeAdminAction(op.sender, registry, { action, register: "attestor", member }),
    );
  await harness.done(
    sendExchangeAdminAction(op.sender, registry, {
      action: "setFee",
      feeBps: 50,
      recipient: member,
    }),
  );
  await harness.done(
    sendExchangeAdminAction(op.sender, registry, { action: "offerAdmin", next: member }),
  );
  await harness.done(sendExchangeAdminAction(cy.sender, registry, { action: "acceptAdmin" }));
  await expect(
    rescueSurplus(cy.sender, exchange, { token: coin("USDC"), to: member }),
  ).rejects.toThrow("There is nothing due.");
  const mint = { address: coin("USDC"), abi: testUSDCAbi, functionName: "mint" } as const;
  const { walletClient } = op.sender;
  const hash = await walletClient.writeContract({ ...mint, args: [exchange, 7n], chain: null });
  await harness.publicClient.waitForTransactionReceipt({ hash });
  expect(
    await harness.done(rescueSurplus(cy.sender, exchange, { token: coin("USDC"), to: member })),
  ).toBe(7n);
  await harness.done(sendExchangeAdminAction(cy.sender, registry, { action: "sunset" }));
  await expect(buyNotes(op.sender, exchange, await order(listing, 1))).rejects.toThrow(
    "New business has ended.",
  );
});
