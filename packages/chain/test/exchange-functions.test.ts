// What the command line doesn't use, on a chain: signed payments, gates, rewards, disputes,
// revocation, administration.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTestListing, testOrder, testSettlement } from "@tenora/testing/market/agreements";
import { erc20Abi, keccak256, parseUnits, stringToHex, zeroAddress, zeroHash } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  approveToken,
  bumpCounter,
  createReward,
  revokeSignature,
} from "../src/exchange/account.ts";
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
import {
  eligibilityMessage,
  registerWallet,
  withdrawEligibility,
} from "../src/gate/eligibility.ts";
import { encodeInvitation, invitationMessage } from "../src/gate/invitation.ts";
import { readLinkBuyers } from "../src/gate/read-link-buyers.ts";
import { encodeLinkUse, linkMessage, linkUseMessage } from "../src/gate/share-link.ts";
import { exchangeLensAbi } from "../src/generated/exchange-lens.ts";
import { testUSDCAbi } from "../src/generated/test-usdc.ts";
import { purposeOf } from "../src/payment/plan-payment.ts";
import { listingQuery } from "../src/read/listings.ts";
import { notesQuery } from "../src/read/notes.ts";
import { readQuery } from "../src/read/query.ts";
import { countersQuery } from "../src/read/signatures.ts";
import { askMessage } from "../src/typed-data/ask-message.ts";
import {
  type AuthorizedPayment,
  authorizationMessage,
  authorizationNonce,
  toAuthorization,
} from "../src/typed-data/authorization-message.ts";
import { permitMessage, toPermit } from "../src/typed-data/permit-message.ts";
import { readTokenDomain } from "../src/typed-data/read-token-domain.ts";
import { signMessage } from "../src/typed-data/signable-message.ts";
import { type ExchangeHarness, startExchangeHarness } from "./support/exchange-harness.ts";
import { sampleTerms, signedOffer } from "./support/sample-listing.ts";

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

/** 10 units at 95 that repay 100, from Ben, of which one suffices; listed by another account. */
async function list(name: string, changes: Partial<Terms> = {}): Promise<bigint> {
  const face = Number(money("1000"));
  const terms = await sampleTerms(harness, name, { face, minUnits: 1, ...changes });
  const offer = await signedOffer(harness, terms);
  return harness.done(listReceivable(harness.as("eli").sender, harness.deployment.exchange, offer));
}

const order = (listing: bigint, units: number) => testOrder(harness, listing, units);
const settlement = (listing: bigint, amount: bigint) => testSettlement(harness, listing, amount);

async function permitOf(name: "dara" | "cleo", value: bigint) {
  const domain = await readTokenDomain(harness.publicClient, coin("USDC"));
  if (!domain) throw new Error("no domain");
  const { account } = harness.as(name);
  const nonce = await harness.publicClient.readContract({
    address: coin("USDC"),
    abi: testUSDCAbi,
    functionName: "nonces",
    args: [account.address],
  });
  const nothing = { listing: 0n, terms: zeroHash, holdersOnly: false, deadline: await later() };
  const purpose = purposeOf({ action: "settle", ...nothing }, value);
  const owner = { owner: account.address, nonce };
  const message = permitMessage(harness.deployment, domain, owner, purpose);
  return toPermit(purpose, await signMessage(account, message));
}

async function authorizationOf(name: "dara" | "cleo", payment: AuthorizedPayment) {
  const domain = await readTokenDomain(harness.publicClient, coin("USDC"));
  if (!domain) throw new Error("no domain");
  const { account } = harness.as(name);
  const message = authorizationMessage(harness.deployment, domain, account.address, payment);
  return toAuthorization(payment, await signMessage(account, message));
}

const balanceOf = (name: "ben" | "dara" | "cleo" | "olga") =>
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
  const { deployment } = harness;
  const [eli, dara, cleo] = [harness.as("eli"), harness.as("dara"), harness.as("cleo")];
  const listing = await list("signed payments");
  const wanted = await order(listing, 10);
  const salt = keccak256(stringToHex("first"));
  const purpose = { ...purposeOf({ action: "buy", order: wanted }, wanted.maxCost), salt };
  expect(authorizationNonce(deployment, dara.account.address, purpose)).toBe(
    await harness.publicClient.readContract({
      address: deployment.lens,
      abi: exchangeLensAbi,
      functionName: "authorizationNonce",
      args: [
        {
          ...purpose,
          action: keccak256(stringToHex("buy")),
          units: 10n,
          limit: 0n,
          payer: dara.account.address,
        },
        salt,
      ],
    }),
  );
  const payment = {
    payer: dara.account.address,
    authorization: await authorizationOf("dara", purpose),
  };
  await expect(
    buyForPayer(eli.sender, deployment.exchange, { ...wanted, units: 9 }, payment),
  ).rejects.toThrow("The signed payment isn't valid");
  const before = await balanceOf("dara");
  const note = await harness.done(buyForPayer(eli.sender, deployment.exchange, wanted, payment));
  expect(note).toBe((listing << 24n) | 1n);
  expect(before - (await balanceOf("dara"))).toBe(money("950"));

  const call = await settlement(listing, money("1500"));
  const intent = { action: "settle", ...call, deadline: await later() } as const;
  const settling = { ...purposeOf(intent, call.amount), salt };
  const authorization = await authorizationOf("cleo", settling);
  const paid = { payer: cleo.account.address, authorization };
  await expect(
    settleForPayer(eli.sender, deployment.exchange, { ...call, holdersOnly: true }, paid),
  ).rejects.toThrow("The signed payment isn't valid");
  const held = await balanceOf("cleo");
  const taken = await harness.done(settleForPayer(eli.sender, deployment.exchange, call, paid));
  expect(taken).toBe(money("1000"));
  expect(held - (await balanceOf("cleo"))).toBe(money("1000"));
});

test("settlement: accepts a permit; a dispute is flagged and ended by the debtor only", async () => {
  const { deployment } = harness;
  const [dara, cleo] = [harness.as("dara"), harness.as("cleo")];
  const listing = await list("permits");
  await harness.done(
    buyNotes(dara.sender, deployment.exchange, await order(listing, 10), {
      permit: await permitOf("dara", money("950")),
    }),
  );
  const call = await settlement(listing, money("300"));
  const permit = await permitOf("cleo", call.amount);
  expect(
    await harness.done(settleReceivable(cleo.sender, deployment.exchange, call, { permit })),
  ).toBe(money("300"));
  const flag = { listing, disputed: true, evidence: keccak256(stringToHex("e-mail")) };
  await harness.done(flagDispute(cleo.sender, deployment.exchange, flag));
  const isDisputed = async () => {
    const query = listingQuery(deployment, listing);
    return (await readQuery(harness.publicClient, query)).result?.disputedByDebtor;
  };
  expect(await isDisputed()).toBe(true);
  await harness.done(flagDispute(cleo.sender, deployment.exchange, { ...flag, disputed: false }));
  expect(await isDisputed()).toBe(false);
  await expect(flagDispute(dara.sender, deployment.exchange, flag)).rejects.toThrow(
    "Your wallet doesn't have permission to do this.",
  );
});

test("agreements: an order or a payment for another receivable's terms is refused", async () => {
  const { exchange } = harness.deployment;
  const { sender } = harness.as("dara");
  const [one, other] = [await list("agreed"), await list("another")];
  const { terms } = await order(other, 1);
  const wrong = buyNotes(sender, exchange, { ...(await order(one, 1)), terms });
  await expect(wrong).rejects.toThrow("What was signed is for other terms");
  const permit = await permitOf("dara", money("950"));
  await harness.done(buyNotes(sender, exchange, await order(one, 10), { permit }));
  const paid = settleReceivable(sender, exchange, { ...(await settlement(one, 1n)), terms });
  await expect(paid).rejects.toThrow("What was signed is for other terms");
});

test("settlement: the second of two payers for the holders alone pays nothing to the seller", async () => {
  const { exchange } = harness.deployment;
  const [dara, cleo] = [harness.as("dara"), harness.as("cleo")];
  const listing = await list("paid twice", { face: Number(money("1050")) });
  const permit = await permitOf("dara", money("950"));
  await harness.done(buyNotes(dara.sender, exchange, await order(listing, 10), { permit }));
  const call = { ...(await settlement(listing, money("1050"))), holdersOnly: true };
  const paid = { permit: await permitOf("cleo", call.amount) };
  expect(await harness.done(settleReceivable(cleo.sender, exchange, call, paid))).toBe(
    money("1000"),
  );
  const again = settleReceivable(dara.sender, exchange, call);
  await expect(again).rejects.toThrow("Nothing is due");
});

test("gates: verified, invited and linked wallets buy; others are told why not", async () => {
  const { deployment } = harness;
  const { gates, exchange } = deployment;
  const [ben, dara, eli, olga] = [
    harness.as("ben"),
    harness.as("dara"),
    harness.as("eli"),
    harness.as("olga"),
  ];
  const deadline = await later();
  const wallet = dara.account.address;
  const permit = () => permitOf("dara", money("190"));

  const verified = await list("verified", { gate: gates.eligible });
  const two = async (listing: bigint) => order(listing, 2);
  await expect(
    buyNotes(dara.sender, exchange, await two(verified), { permit: await permit() }),
  ).rejects.toThrow("Your wallet is not approved for this sale.");
  const now = await harness.now();
  const eligibility = { wallet, issuedAt: now, expiresAt: now + 86_400 };
  const signature = await signMessage(olga.account, eligibilityMessage(deployment, eligibility));
  const proof = { attestor: olga.account.address, signature };
  await harness.done(registerWallet(eli.sender, gates.eligible, eligibility, proof));
  await harness.done(
    buyNotes(dara.sender, exchange, await two(verified), { permit: await permit() }),
  );
  await harness.done(withdrawEligibility(olga.sender, gates.eligible, wallet));
  await expect(
    buyNotes(dara.sender, exchange, await two(verified), { permit: await permit() }),
  ).rejects.toThrow("not approved");

  const invited = await list("invited", { gate: gates.invite });
  const invitation = { listing: invited, wallet, cap: 2n, counter: 0n, deadline };
  const invite = await signMessage(ben.account, invitationMessage(deployment, invitation));
  const gateData = encodeInvitation(invitation, invite);
  await harness.done(
    buyNotes(dara.sender, exchange, await two(invited), { gateData, permit: await permit() }),
  );
  await expect(
    buyNotes(dara.sender, exchange, await two(invited), { gateData, permit: await permit() }),
  ).rejects.toThrow(
    "The invitation or link allows 2 units in all; with this purchase it would be 4.",
  );

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
  const shared = linkMessage(deployment, link);
  const use = linkUseMessage(deployment, key.address, { listing: linked, wallet });
  const pass = encodeLinkUse(link, {
    seller: await signMessage(ben.account, shared),
    key: await signMessage(key, use),
  });
  await harness.done(
    buyNotes(dara.sender, exchange, await two(linked), { gateData: pass, permit: await permit() }),
  );
  const unused = `0x${"00".repeat(32)}` as const;
  const wallets = [harness.as("eli").account.address, wallet];
  const { rpcUrl } = harness.chain;
  expect(await readLinkBuyers([rpcUrl], deployment, [unused, shared.digest], wallets)).toEqual([
    [],
    [{ wallet, units: 2 }],
  ]);
  await harness.done(revokeSignature(ben.sender, exchange, shared.digest));
  await expect(
    buyNotes(dara.sender, exchange, await two(linked), { gateData: pass, permit: await permit() }),
  ).rejects.toThrow("The seller revoked this invitation or link.");
});

test("rewards and asks: a reward is claimed once; a bumped counter ends an ask", async () => {
  const { deployment, publicClient } = harness;
  const { exchange, rewards } = deployment;
  const [ben, dara, eli] = [harness.as("ben"), harness.as("dara"), harness.as("eli")];
  const rewardId = await harness.done(createReward(ben.sender, rewards, "ipfs://reward"));
  const listing = await list("rewarded", { reward: rewards, rewardId, rewardEarly: true });
  const permit = await permitOf("dara", money("950"));
  const note = await harness.done(
    buyNotes(dara.sender, exchange, await order(listing, 10), { permit }),
  );
  await harness.done(claimReward(dara.sender, exchange, note));
  await expect(claimReward(dara.sender, exchange, note)).rejects.toThrow(
    "There's no reward to claim for this note right now.",
  );
  const noteState = (await readQuery(publicClient, notesQuery(deployment, [note]))).result.notes[0];
  const { terms } = await readTestListing(harness, listing);
  const ask = {
    note,
    terms,
    token: coin("USDC"),
    price: money("900"),
    claimed: 0n,
    rewardClaimed: true,
    states: 0b11100,
    noteCounter: Number(noteState?.counter),
    counter: 0,
    expiry: Number(await later()),
  };
  const signature = await signMessage(dara.account, askMessage(deployment, ask));
  await harness.done(bumpCounter(dara.sender, exchange));
  const limits = {
    maxCost: money("900"),
    minEarnings: money("1000"),
    states: 0b11100,
    flags: 0,
    deadline: await later(),
  };
  await expect(fillAsk(eli.sender, exchange, { ask, signature, limits })).rejects.toThrow(
    "This signature has ended",
  );
});

test("asks: a stranger's payment of one base unit stops no purchase, a dispute does", async () => {
  const { deployment, publicClient } = harness;
  const { exchange } = deployment;
  const [cleo, dara, eli, olga] = [
    harness.as("cleo"),
    harness.as("dara"),
    harness.as("eli"),
    harness.as("olga"),
  ];
  const listing = await list("disturbed");
  const permit = await permitOf("dara", money("950"));
  const note = await harness.done(
    buyNotes(dara.sender, exchange, await order(listing, 10), { permit }),
  );
  const { result } = await readQuery(
    publicClient,
    countersQuery(deployment, [dara.account.address]),
  );
  const { terms } = await readTestListing(harness, listing);
  const ask = {
    note,
    terms,
    token: coin("USDC"),
    price: money("900"),
    claimed: 0n,
    rewardClaimed: false,
    states: 0b11100,
    noteCounter: 0,
    counter: Number(result[0]),
    expiry: Number(await later()),
  };
  const signature = await signMessage(dara.account, askMessage(deployment, ask));
  const accepted = { states: 0b100, flags: 0, deadline: await later() };
  const limits = { ...accepted, maxCost: ask.price, minEarnings: money("1000") };
  const fill = (changes = {}) =>
    fillAsk(eli.sender, exchange, { ask, signature, limits: { ...limits, ...changes } });
  for (const [who, amount] of [
    [olga, 1n],
    [eli, ask.price],
  ] as const)
    await harness.done(approveToken(who.sender, ask.token, { spender: exchange, amount }));
  await harness.done(settleReceivable(olga.sender, exchange, await settlement(listing, 1n)));
  await expect(fill({ minEarnings: money("1000") + 1n })).rejects.toThrow(
    "The note earns 1,000,000,000 base units in all",
  );
  const flag = { listing, disputed: true, evidence: zeroHash };
  await harness.done(flagDispute(cleo.sender, exchange, flag));
  await expect(fill()).rejects.toThrow("This receivable has been disputed since you opened it.");
  await harness.done(flagDispute(cleo.sender, exchange, { ...flag, disputed: false }));
  await harness.done(fill());
});

test("sale: the seller ends it; an attestor burns an identity that was cancelled first", async () => {
  const { exchange } = harness.deployment;
  const [ben, dara, olga] = [harness.as("ben"), harness.as("dara"), harness.as("olga")];
  const ended = await list("ended");
  const permit = await permitOf("dara", money("95"));
  await harness.done(buyNotes(dara.sender, exchange, await order(ended, 1), { permit }));
  await expect(endSale(dara.sender, exchange, ended)).rejects.toThrow(
    "Your wallet doesn't have permission to do this.",
  );
  await harness.done(endSale(ben.sender, exchange, ended));
  await expect(buyNotes(dara.sender, exchange, await order(ended, 1))).rejects.toThrow(
    "Nothing can be bought now: the time ran out",
  );

  const cancelled = await list("fraud");
  await harness.done(cancelListing(ben.sender, exchange, cancelled));
  const identity = { fingerprint: keccak256(stringToHex("fraud")), evidence: zeroHash } as const;
  await harness.done(burnFingerprint(olga.sender, exchange, identity));
  await expect(list("fraud", { previous: Number(cancelled) })).rejects.toThrow(
    "A reviewer reported this as fraud, so it can never be listed.",
  );
});

test("administration: pause, members, fee, change of admin, surplus, sunset", async () => {
  const { deployment } = harness;
  const { exchange, registry } = deployment;
  const [olga, dara] = [harness.as("olga"), harness.as("dara")];
  const listing = await list("registry");
  await harness.done(sendExchangeAdminAction(olga.sender, registry, { action: "pause" }));
  await expect(buyNotes(dara.sender, exchange, await order(listing, 1))).rejects.toThrow(
    "New business is paused.",
  );
  await harness.done(sendExchangeAdminAction(olga.sender, registry, { action: "unpause" }));
  await expect(sendExchangeAdminAction(dara.sender, registry, { action: "pause" })).rejects.toThrow(
    "Only pausers may do this.",
  );
  const member = dara.account.address;
  for (const action of ["propose", "execute", "remove"] as const)
    await harness.done(
      sendExchangeAdminAction(olga.sender, registry, { action, register: "attestor", member }),
    );
  await harness.done(
    sendExchangeAdminAction(olga.sender, registry, {
      action: "setFee",
      feeBps: 50,
      recipient: member,
    }),
  );
  await harness.done(
    sendExchangeAdminAction(olga.sender, registry, { action: "offerAdmin", next: member }),
  );
  await harness.done(sendExchangeAdminAction(dara.sender, registry, { action: "acceptAdmin" }));
  await expect(
    rescueSurplus(dara.sender, exchange, { token: coin("USDC"), to: member }),
  ).rejects.toThrow("Nothing is due.");
  const mint = { address: coin("USDC"), abi: testUSDCAbi, functionName: "mint" } as const;
  const { walletClient } = olga.sender;
  const hash = await walletClient.writeContract({ ...mint, args: [exchange, 7n], chain: null });
  await harness.publicClient.waitForTransactionReceipt({ hash });
  expect(
    await harness.done(rescueSurplus(dara.sender, exchange, { token: coin("USDC"), to: member })),
  ).toBe(7n);
  await harness.done(sendExchangeAdminAction(dara.sender, registry, { action: "sunset" }));
  await expect(buyNotes(olga.sender, exchange, await order(listing, 1))).rejects.toThrow(
    "New business has ended.",
  );
});
