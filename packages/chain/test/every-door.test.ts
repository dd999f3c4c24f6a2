// The doors beside the main road, each walked through on a chain: signed payments, gates, rewards,
// disputes, taking back, the office.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { erc20Abi, keccak256, parseUnits, stringToHex, zeroAddress, zeroHash } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actInOffice } from "../src/exchange/act-in-office.ts";
import { attestTerms } from "../src/exchange/attest-terms.ts";
import { bumpCounter } from "../src/exchange/bump-counter.ts";
import { buyForPayer, buyNotes } from "../src/exchange/buy-notes.ts";
import { claimReward } from "../src/exchange/claim-reward.ts";
import { fillAsk } from "../src/exchange/fill-ask.ts";
import { flagDispute } from "../src/exchange/flag-dispute.ts";
import { inviteBuyer } from "../src/exchange/invite-buyer.ts";
import { listReceivable } from "../src/exchange/list-receivable.ts";
import { makeReward } from "../src/exchange/make-reward.ts";
import type { Terms } from "../src/exchange/papers.ts";
import { readListing, readNote } from "../src/exchange/read-listing.ts";
import { rescueSurplus } from "../src/exchange/rescue-surplus.ts";
import { revokePass } from "../src/exchange/revoke-pass.ts";
import { settleForPayer, settleReceivable } from "../src/exchange/settle-receivable.ts";
import { followLink, shareLink } from "../src/exchange/share-link.ts";
import { signAsk } from "../src/exchange/sign-ask.ts";
import { authorizationNonce, signAuthorization } from "../src/exchange/sign-authorization.ts";
import { signPermit } from "../src/exchange/sign-permit.ts";
import { signTerms } from "../src/exchange/sign-terms.ts";
import { readTokenDomain } from "../src/exchange/token-domain.ts";
import {
  registerWallet,
  verifyWallet,
  withdrawEligibility,
} from "../src/exchange/verify-wallet.ts";
import { exchangeLensAbi } from "../src/generated/exchange-lens.ts";
import { linkGateAbi } from "../src/generated/link-gate.ts";
import { testUSDCAbi } from "../src/generated/test-usdc.ts";
import { type Stand, startStand } from "./stand.ts";

let stand: Stand;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doors-"));
  stand = await startStand(folder);
}, 120_000);

afterAll(async () => {
  await stand?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

const coin = (symbol: string) =>
  stand.deployment.stablecoins.find((one) => one.symbol === symbol)?.address ?? zeroAddress;
const later = async () => BigInt((await stand.now()) + 86_400);
const money = (text: string) => parseUnits(text, 6);

/** 10 units at 95 that repay 100, from Ada, listed by anybody. */
async function list(name: string, changes: Partial<Terms> = {}): Promise<bigint> {
  const { place, deployment } = stand;
  const [ada, op] = [stand.as("ada"), stand.as("op")];
  const now = await stand.now();
  const terms: Terms = {
    seller: ada.account.address,
    payout: ada.account.address,
    debtor: stand.as("bo").account.address,
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
  const seller = await signTerms(place, ada.account, terms);
  const choice = { level: 1, deadline: terms.deadline };
  const offer = await attestTerms(place, op.account, { terms, seller }, choice);
  return stand.done(listReceivable(stand.as("di").sender, deployment.exchange, offer));
}

async function order(listing: bigint, units: number) {
  const cost = money("95") * BigInt(units);
  return { listing, units, token: coin("USDC"), maxCost: cost, deadline: await later() };
}

async function permitOf(name: "cy" | "bo", value: bigint) {
  const domain = await readTokenDomain(stand.publicClient, coin("USDC"));
  if (!domain) throw new Error("no domain");
  const permit = { domain, spender: stand.deployment.exchange, value, deadline: await later() };
  return signPermit(stand.publicClient, stand.as(name).account, permit);
}

const balanceOf = (name: "ada" | "cy" | "bo" | "op") =>
  stand.publicClient.readContract({
    address: coin("USDC"),
    abi: erc20Abi,
    functionName: "balanceOf",
    args: [stand.as(name).account.address],
  });

test("a token's signing domain is read from the token; one without permits has none", async () => {
  expect(await readTokenDomain(stand.publicClient, coin("USDC"))).toMatchObject({
    name: "USD Coin (test)",
    version: "1",
    chainId: 17_000,
  });
  expect(await readTokenDomain(stand.publicClient, coin("USDT"))).toBeNull();
});

test("somebody else sends a buyer's and a debtor's signed payments", async () => {
  const { place, deployment } = stand;
  const [di, cy, bo] = [stand.as("di"), stand.as("cy"), stand.as("bo")];
  const listing = await list("signed payments");
  const domain = await readTokenDomain(stand.publicClient, coin("USDC"));
  if (!domain) throw new Error("no domain");
  const wanted = await order(listing, 10);
  const salt = keccak256(stringToHex("first"));
  const buying = { action: "buy", listing, units: 10, value: money("950") } as const;
  const purpose = { ...buying, deadline: wanted.deadline, salt };
  expect(authorizationNonce(place, cy.account.address, purpose, salt)).toBe(
    await stand.publicClient.readContract({
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
    authorization: await signAuthorization(place, cy.account, domain, purpose),
  };
  await expect(
    buyForPayer(di.sender, deployment.exchange, { ...wanted, units: 9 }, payment),
  ).rejects.toThrow("The payment authorization is not valid.");
  const before = await balanceOf("cy");
  const note = await stand.done(buyForPayer(di.sender, deployment.exchange, wanted, payment));
  expect(note).toBe((listing << 24n) | 1n);
  expect(before - (await balanceOf("cy"))).toBe(money("950"));

  const amount = money("1500");
  const deadline = await later();
  const settling = { action: "settle", listing, units: 0, value: amount, deadline, salt } as const;
  const authorization = await signAuthorization(place, bo.account, domain, settling);
  const paid = { payer: bo.account.address, authorization };
  const held = await balanceOf("bo");
  const taken = await stand.done(
    settleForPayer(di.sender, deployment.exchange, { listing, amount }, paid),
  );
  expect(taken).toBe(money("1000"));
  expect(held - (await balanceOf("bo"))).toBe(money("1000"));
});

test("paying in with a permit leaves no allowance; a dispute is flagged and laid down", async () => {
  const { deployment } = stand;
  const [cy, bo] = [stand.as("cy"), stand.as("bo")];
  const listing = await list("permits");
  await stand.done(
    buyNotes(cy.sender, deployment.exchange, await order(listing, 10), {
      permit: await permitOf("cy", money("950")),
    }),
  );
  const call = { listing, amount: money("300") };
  const permit = await permitOf("bo", call.amount);
  expect(await stand.done(settleReceivable(bo.sender, deployment.exchange, call, { permit }))).toBe(
    money("300"),
  );
  const flag = { listing, disputed: true, evidence: keccak256(stringToHex("e-mail")) };
  await stand.done(flagDispute(bo.sender, deployment.exchange, flag));
  const flags = async () =>
    (await readListing(stand.publicClient, deployment.lens, listing)).ledger.flags;
  expect((await flags()) & 4).toBe(4);
  await stand.done(flagDispute(bo.sender, deployment.exchange, { ...flag, disputed: false }));
  expect((await flags()) & 4).toBe(0);
  await expect(flagDispute(cy.sender, deployment.exchange, flag)).rejects.toThrow(
    "Your account may not do this.",
  );
});

test("verified, invited and linked wallets buy; others are told why not", async () => {
  const { chainId, deployment, publicClient } = stand;
  const { gates, exchange } = deployment;
  const [ada, cy, di, op] = [stand.as("ada"), stand.as("cy"), stand.as("di"), stand.as("op")];
  const deadline = await later();
  const wallet = cy.account.address;
  const permit = () => permitOf("cy", money("190"));

  const verified = await list("verified", { gate: gates.eligible });
  const two = async (listing: bigint) => order(listing, 2);
  await expect(
    buyNotes(cy.sender, exchange, await two(verified), { permit: await permit() }),
  ).rejects.toThrow("Your wallet is not verified for this sale.");
  const now = await stand.now();
  const eligibility = { wallet, issuedAt: now, expiresAt: now + 86_400 };
  const place = { chainId, gate: gates.eligible };
  const signature = await verifyWallet(place, op.account, eligibility);
  const proof = { attestor: op.account.address, signature };
  await stand.done(registerWallet(di.sender, gates.eligible, eligibility, proof));
  await stand.done(buyNotes(cy.sender, exchange, await two(verified), { permit: await permit() }));
  await stand.done(withdrawEligibility(op.sender, gates.eligible, wallet));
  await expect(
    buyNotes(cy.sender, exchange, await two(verified), { permit: await permit() }),
  ).rejects.toThrow("not verified");

  const invited = await list("invited", { gate: gates.invite });
  const invitation = { listing: invited, wallet, cap: 2n, deadline };
  const invite = { chainId, gate: gates.invite };
  const gateData = await inviteBuyer(invite, ada.account, invitation);
  await stand.done(
    buyNotes(cy.sender, exchange, await two(invited), { gateData, permit: await permit() }),
  );
  await expect(
    buyNotes(cy.sender, exchange, await two(invited), { gateData, permit: await permit() }),
  ).rejects.toThrow("The invitation allows 2 units in all.");

  const linked = await list("linked", { gate: gates.link });
  const key = privateKeyToAccount(generatePrivateKey());
  const link = { listing: linked, key: key.address, walletCap: 4n, totalCap: 8n, deadline };
  const at = { chainId, gate: gates.link };
  const sellerSignature = await shareLink(at, ada.account, link);
  const pass = await followLink(at, key, link, { wallet, sellerSignature });
  await stand.done(
    buyNotes(cy.sender, exchange, await two(linked), { gateData: pass, permit: await permit() }),
  );
  const digest = await publicClient.readContract({
    address: gates.link,
    abi: linkGateAbi,
    functionName: "digestOfLink",
    args: [linked, key.address, 4n, 8n, deadline],
  });
  await stand.done(revokePass(ada.sender, gates.link, digest));
  await expect(
    buyNotes(cy.sender, exchange, await two(linked), { gateData: pass, permit: await permit() }),
  ).rejects.toThrow("The seller took this invitation back.");
});

test("a reward is made and claimed once; a bumped counter ends an ask", async () => {
  const { deployment, place, publicClient } = stand;
  const { exchange, lens, rewards } = deployment;
  const [ada, cy, di] = [stand.as("ada"), stand.as("cy"), stand.as("di")];
  const rewardId = await stand.done(makeReward(ada.sender, rewards, "ipfs://reward"));
  const listing = await list("rewarded", { reward: rewards, rewardId, rewardEarly: true });
  const permit = await permitOf("cy", money("950"));
  const note = await stand.done(
    buyNotes(cy.sender, exchange, await order(listing, 10), { permit }),
  );
  await stand.done(claimReward(cy.sender, exchange, note));
  await expect(claimReward(cy.sender, exchange, note)).rejects.toThrow(
    "There is no reward to claim.",
  );
  const standing = await readNote(publicClient, lens, note);
  const ask = {
    note,
    token: coin("USDC"),
    price: money("900"),
    claimed: 0n,
    rewardClaimed: true,
    states: 0b11100,
    noteCounter: Number(standing.counter),
    counter: 0,
    expiry: Number(await later()),
  };
  const signature = await signAsk(place, cy.account, ask);
  await stand.done(bumpCounter(cy.sender, exchange));
  await expect(
    fillAsk(di.sender, exchange, { ask, signature, maxCost: money("900") }),
  ).rejects.toThrow("it must be signed again");
});

test("the office: pausing, proposing, fee, adminship, surplus", async () => {
  const { deployment } = stand;
  const { exchange, office } = deployment;
  const [op, cy] = [stand.as("op"), stand.as("cy")];
  const listing = await list("office");
  await stand.done(actInOffice(op.sender, office, { act: "pause" }));
  await expect(buyNotes(cy.sender, exchange, await order(listing, 1))).rejects.toThrow(
    "New business is paused.",
  );
  await stand.done(actInOffice(op.sender, office, { act: "unpause" }));
  await expect(actInOffice(cy.sender, office, { act: "pause" })).rejects.toThrow(
    "Only pausers may do this.",
  );
  const member = cy.account.address;
  for (const act of ["propose", "enact", "strike"] as const)
    await stand.done(actInOffice(op.sender, office, { act, register: "attestor", member }));
  await stand.done(
    actInOffice(op.sender, office, { act: "setFee", feeBps: 50, recipient: member }),
  );
  await stand.done(actInOffice(op.sender, office, { act: "offerAdmin", next: member }));
  await stand.done(actInOffice(cy.sender, office, { act: "acceptAdmin" }));
  await expect(
    rescueSurplus(cy.sender, exchange, { token: coin("USDC"), to: member }),
  ).rejects.toThrow("There is nothing due.");
  const gift = { address: coin("USDC"), abi: testUSDCAbi, functionName: "mint" } as const;
  const { walletClient } = op.sender;
  const hash = await walletClient.writeContract({ ...gift, args: [exchange, 7n], chain: null });
  await stand.publicClient.waitForTransactionReceipt({ hash });
  expect(
    await stand.done(rescueSurplus(cy.sender, exchange, { token: coin("USDC"), to: member })),
  ).toBe(7n);
  await stand.done(actInOffice(cy.sender, office, { act: "sunset" }));
  await expect(buyNotes(op.sender, exchange, await order(listing, 1))).rejects.toThrow(
    "New business has ended.",
  );
});
