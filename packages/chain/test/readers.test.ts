// What the chain says, read in one block, on a real chain.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testOrder, testSettlement } from "@tenora/testing/market/agreements";
import { type Hex, zeroHash } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approveToken, bumpCounter, revokeSignature } from "../src/exchange/account.ts";
import { sendExchangeAdminAction } from "../src/exchange/administration.ts";
import {
  burnFingerprint,
  cancelListing,
  endSale,
  flagDispute,
  releaseProceeds,
  settleReceivable,
} from "../src/exchange/listing.ts";
import { buyNotes } from "../src/exchange/note.ts";
import { eligibilityMessage, registerWallet } from "../src/gate/eligibility.ts";
import { encodeInvitation, invitationMessage } from "../src/gate/invitation.ts";
import { financingQuery } from "../src/read/financing.ts";
import { eligibilityQuery, invitationUseQuery, linkUseQuery } from "../src/read/gates.ts";
import { type Listing, listingQuery, listingsQuery } from "../src/read/listings.ts";
import { creditsQuery, fundsQuery, positionsQuery } from "../src/read/money.ts";
import { notesQuery } from "../src/read/notes.ts";
import { type ChainQuery, queryTogether, readHead, readQuery } from "../src/read/query.ts";
import { membershipsQuery, registryQuery } from "../src/read/registry.ts";
import { countersQuery, revocationsQuery } from "../src/read/signatures.ts";
import { signMessage } from "../src/typed-data/signable-message.ts";
import { type ExchangeHarness, startExchangeHarness } from "./support/exchange-harness.ts";
import { coin, fingerprintOf, listSample, money } from "./support/sample-listing.ts";

let harness: ExchangeHarness;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "readers-"));
  harness = await startExchangeHarness(folder);
  for (const name of ["dara", "cleo"] as const) {
    const approval = { spender: harness.deployment.exchange, amount: money("100000") };
    await harness.done(approveToken(harness.as(name).sender, coin(harness), approval));
  }
}, 120_000);

afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async <Result>(query: ChainQuery<Result>) =>
  (await readQuery(harness.publicClient, query)).result;

async function readListing(id: bigint): Promise<Listing> {
  const listing = await read(listingQuery(harness.deployment, id));
  if (!listing) throw new Error(`no listing ${id}`);
  return listing;
}

async function buy(listing: bigint, units: number, gateData: Hex = "0x"): Promise<bigint> {
  const order = await testOrder(harness, listing, units);
  const { sender } = harness.as("dara");
  return harness.done(buyNotes(sender, harness.deployment.exchange, order, { gateData }));
}

test("readers: a listing from open to late, in the words of the domain", async () => {
  const { exchange } = harness.deployment;
  const [ben, cleo, olga] = [harness.as("ben"), harness.as("cleo"), harness.as("olga")];
  const id = await listSample(harness, "a whole life");
  expect(await readListing(id)).toMatchObject({
    id,
    state: "Listed",
    status: "open",
    seller: ben.account.address,
    debtor: cleo.account.address,
    reward: null,
    kind: "Factoring",
    level: "Attested",
    transferRule: "Open",
    face: money("1050"),
    pricePerUnit: money("95"),
    totalUnits: 10n,
    soldUnits: 0n,
    saleEnded: false,
  });
  await buy(id, 4);
  await harness.done(releaseProceeds(harness.as("eli").sender, exchange, id));
  expect((await readListing(id)).status).toBe("selling");
  await harness.done(endSale(ben.sender, exchange, id));
  const evidence = zeroHash;
  const dispute = { listing: id, disputed: true, evidence };
  await harness.done(flagDispute(cleo.sender, exchange, dispute));
  expect(await readListing(id)).toMatchObject({
    saleEnded: true,
    notes: 1n,
    disputedByDebtor: true,
    disputedByAttestor: false,
    due: { repayment: money("400"), lateFee: 0n, total: money("1050") },
  });
  const snapshot = await harness.testClient.snapshot();
  await harness.testClient.increaseTime({ seconds: 45 * 86_400 });
  await harness.testClient.mine({ blocks: 1 });
  const late = await readListing(id);
  expect(late.status).toBe("late");
  expect(late.due.lateFee).toBeGreaterThan(0n);
  await harness.testClient.revert({ id: snapshot });
  await harness.done(flagDispute(olga.sender, exchange, { ...dispute, disputed: false }));
  expect((await readListing(id)).disputedByDebtor).toBe(false);
});

test("readers: every figure is of one block, also of an earlier one", async () => {
  const id = await listSample(harness, "one block");
  const wallet = harness.as("dara").account.address;
  const { deployment, publicClient } = harness;
  const asked = queryTogether({
    listing: listingQuery(deployment, id),
    positions: positionsQuery(deployment),
    funds: fundsQuery(wallet, deployment.exchange, [coin(harness)]),
  });
  const head = await readHead(publicClient);
  const before = await readQuery(publicClient, asked);
  expect(before.block).toEqual(head);
  await buy(id, 2);
  const earlier = await readQuery(publicClient, asked, head);
  expect(earlier).toEqual(before);
  const { block, result } = await readQuery(publicClient, asked);
  expect(block.number).toBeGreaterThan(head.number);
  const cost = money("190");
  expect(result.listing?.soldUnits).toBe(2n);
  expect(result.funds[0]?.balance).toBe((before.result.funds[0]?.balance ?? 0n) - cost);
  expect(result.funds[0]?.allowance).toBe((before.result.funds[0]?.allowance ?? 0n) - cost);
  const [usdc] = result.positions;
  expect(usdc?.liabilities).toBe((before.result.positions[0]?.liabilities ?? 0n) + cost);
  expect(usdc?.balance).toBeGreaterThanOrEqual(usdc?.liabilities ?? 0n);
});

test("readers: 300 listings of which some don't exist arrive in order, over several requests", async () => {
  const id = await listSample(harness, "one of many");
  const ids = Array.from({ length: 300 }, (_, at) => (at % 2 === 0 ? id : 9_000_000n + BigInt(at)));
  const listings = await read(listingsQuery(harness.deployment, ids));
  expect(listings.map((one) => one?.id ?? null)).toEqual(
    ids.map((one) => (one === id ? id : null)),
  );
});

test("readers: notes of running and cancelled listings, one that doesn't exist is null", async () => {
  const { exchange } = harness.deployment;
  const [cleo, olga] = [harness.as("cleo"), harness.as("olga")];
  const dara = harness.as("dara").account.address;
  const [running, cancelled] = [
    await listSample(harness, "running"),
    await listSample(harness, "cancelled"),
  ];
  const earning = await buy(running, 10);
  const refundable = await buy(cancelled, 2);
  const payment = await testSettlement(harness, running, money("500"));
  await harness.done(settleReceivable(cleo.sender, exchange, payment));
  await harness.done(cancelListing(olga.sender, exchange, cancelled));
  const none = (running << 24n) | 77n;
  const { notes, listings } = await read(
    notesQuery(harness.deployment, [earning, none, refundable]),
  );
  expect(listings.map(({ id }) => id)).toEqual([running, cancelled]);
  expect(notes[0]).toMatchObject({
    listing: running,
    owner: dara,
    approved: null,
    units: 10n,
    cost: money("950"),
    claimable: money("500"),
    refundable: 0n,
    counter: 0n,
  });
  expect(notes[1]).toBeNull();
  expect(notes[2]).toMatchObject({ listing: cancelled, claimable: 0n, refundable: money("190") });
});

test("readers: financing of a fingerprint from none to burned, and the credits it left", async () => {
  const { deployment } = harness;
  const { exchange } = deployment;
  const olga = harness.as("olga");
  const fingerprint = fingerprintOf("financing");
  const financing = () => read(financingQuery(deployment, fingerprint));
  expect(await financing()).toEqual({ fingerprint, financing: "none", listing: null });
  const listing = await listSample(harness, "financing");
  expect(await financing()).toEqual({ fingerprint, financing: "offered", listing });
  await buy(listing, 10);
  expect(await financing()).toEqual({ fingerprint, financing: "financed", listing });
  const payment = await testSettlement(harness, listing, money("1050"));
  await harness.done(settleReceivable(harness.as("cleo").sender, exchange, payment));
  const ben = harness.as("ben").account.address;
  const credits = await read(creditsQuery(deployment, [ben]));
  expect(credits).toEqual([
    { account: ben, token: coin(harness), amount: money("50") },
    { account: ben, token: coin(harness, "USDT"), amount: 0n },
  ]);
  const burned = fingerprintOf("burned unlisted");
  await harness.done(
    burnFingerprint(olga.sender, exchange, { fingerprint: burned, evidence: zeroHash }),
  );
  expect((await read(financingQuery(deployment, burned))).financing).toBe("burned");
});

test("readers: counters, revocations, eligibility, used invitations and links", async () => {
  const { deployment } = harness;
  const { exchange, gates } = deployment;
  const [dara, eli, olga] = [harness.as("dara"), harness.as("eli"), harness.as("olga")];
  const [wallet, other] = [dara.account.address, eli.account.address];
  const digest = fingerprintOf("a digest");
  await harness.done(bumpCounter(eli.sender, exchange));
  await harness.done(revokeSignature(eli.sender, exchange, digest));
  const now = await harness.now();
  const registered = { wallet, issuedAt: now - 1, expiresAt: now + 86_400 };
  const signature = await signMessage(olga.account, eligibilityMessage(deployment, registered));
  const attested = { attestor: olga.account.address, signature };
  await harness.done(registerWallet(eli.sender, gates.eligible, registered, attested));
  const listing = await listSample(harness, "by invitation", { gate: gates.invite });
  const invitation = {
    listing,
    wallet,
    cap: 5n,
    counter: 0n,
    deadline: BigInt(now + 86_400),
  };
  const message = invitationMessage(deployment, invitation);
  const sellerSignature = await signMessage(harness.as("ben").account, message);
  await buy(listing, 3, encodeInvitation(invitation, sellerSignature));
  const answers = await read(
    queryTogether({
      counters: countersQuery(deployment, [wallet, other]),
      revocations: revocationsQuery(deployment, [
        { signer: other, digest },
        { signer: wallet, digest },
      ]),
      eligibility: eligibilityQuery(deployment, [wallet, other]),
      invited: invitationUseQuery(deployment, listing, [wallet, other]),
      link: linkUseQuery(deployment, digest, wallet),
    }),
  );
  expect(answers.counters).toEqual([0n, 1n]);
  expect(answers.revocations.map(({ isRevoked }) => isRevoked)).toEqual([true, false]);
  expect(answers.eligibility).toEqual([
    { wallet, isEligible: true, expiresAt: BigInt(registered.expiresAt), notBefore: null },
    { wallet: other, isEligible: false, expiresAt: null, notBefore: null },
  ]);
  expect(answers.invited).toEqual([3n, 0n]);
  expect(answers.link).toEqual({ total: 0n, byWallet: 0n });
});

test("readers: the registry's state, members and proposals", async () => {
  const { deployment } = harness;
  const olga = harness.as("olga");
  const [admin, member] = [olga.account.address, harness.as("dara").account.address];
  expect(await read(registryQuery(deployment))).toEqual({
    isPaused: false,
    isSunset: false,
    feeBps: 0n,
    feeRecipient: admin,
    descriptor: deployment.descriptor,
    delay: 0n,
    admin,
    nextAdmin: null,
  });
  const { registry } = deployment;
  await harness.done(
    sendExchangeAdminAction(olga.sender, registry, {
      action: "propose",
      register: "pauser",
      member,
    }),
  );
  await harness.done(
    sendExchangeAdminAction(olga.sender, registry, { action: "offerAdmin", next: member }),
  );
  await harness.done(sendExchangeAdminAction(olga.sender, registry, { action: "pause" }));
  const now = BigInt(await harness.now());
  const state = await read(registryQuery(deployment));
  expect(state).toMatchObject({ isPaused: true, nextAdmin: { address: member } });
  expect(state.nextAdmin?.readyAt).toBeLessThanOrEqual(now);
  const members = await read(
    membershipsQuery(deployment, [
      { register: "pauser", member: admin },
      { register: "pauser", member },
    ]),
  );
  expect(members[0]).toEqual({ register: "pauser", member: admin, isMember: true, readyAt: null });
  expect(members[1]?.isMember).toBe(false);
  expect(members[1]?.readyAt).toBeGreaterThan(0n);
});

test("readers: a node that doesn't answer is an error, never an empty answer", async () => {
  const head = await readHead(harness.publicClient);
  const missing = { ...head, number: head.number + 1_000n };
  const asked = notesQuery(harness.deployment, [(1n << 24n) | 1n]);
  await expect(readQuery(harness.publicClient, asked, missing)).rejects.toThrow();
});
