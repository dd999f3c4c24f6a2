// What the proof page shows: who signed a listing, out of the transaction that made it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deployContractWallet } from "@tenora/testing/wallet/contract-wallet";
import { type Address, concatHex, encodeFunctionData, type Hex, size, toHex } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Offer } from "../src/exchange/exchange-types.ts";
import { listReceivable } from "../src/exchange/listing.ts";
import { receivableExchangeAbi } from "../src/generated/receivable-exchange.ts";
import { readListingOrigin } from "../src/proof/listing-origin.ts";
import { checkOffer } from "../src/proof/offer-check.ts";
import {
  acknowledgementMessage,
  acknowledgementOf,
} from "../src/typed-data/acknowledgement-message.ts";
import { attestTerms } from "../src/typed-data/attestation-message.ts";
import { signMessage } from "../src/typed-data/signable-message.ts";
import { termsMessage } from "../src/typed-data/terms-message.ts";
import { type ExchangeHarness, startExchangeHarness } from "./support/exchange-harness.ts";
import { sampleTerms, signedOffer } from "./support/sample-listing.ts";

let harness: ExchangeHarness;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "listing-origin-"));
  harness = await startExchangeHarness(folder);
}, 120_000);

afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Lists an offer; resolves with its id and transaction. */
async function list(offer: Offer): Promise<{ listing: bigint; transactionHash: Hex }> {
  const { sender } = harness.as("eli");
  const submitted = await listReceivable(sender, harness.deployment.exchange, offer);
  return {
    listing: await harness.done(Promise.resolve(submitted)),
    transactionHash: submitted.hash,
  };
}

const addressOf = (name: "ben" | "cleo" | "eli" | "olga") => harness.as(name).account.address;

test("listing origin: seller, debtor and attestor signed, Eli sent it", async () => {
  const { deployment, publicClient } = harness;
  const terms = await sampleTerms(harness, "three signatures");
  const acknowledgement = acknowledgementOf(terms);
  const [ben, cleo, olga] = [harness.as("ben"), harness.as("cleo"), harness.as("olga")];
  const signed = {
    terms,
    seller: await signMessage(ben.account, termsMessage(deployment, terms)),
    debtor: {
      acknowledgement,
      signature: await signMessage(
        cleo.account,
        acknowledgementMessage(deployment, acknowledgement),
      ),
    },
  };
  const choice = { level: 2, deadline: terms.deadline };
  const made = await list(await attestTerms(deployment, olga.account, signed, choice));
  const origin = await readListingOrigin(publicClient, deployment, made);
  expect(origin).toMatchObject({ sender: addressOf("eli"), isDirect: true });
  if (!origin?.offer) throw new Error("no offer");
  expect(origin.offer.terms).toEqual(terms);
  const check = await checkOffer(publicClient, deployment, origin.offer);
  expect(check).toMatchObject({
    level: "Debtor-confirmed",
    isAttestationOfTerms: true,
    isAttestationOfAcknowledgement: true,
  });
  expect(check.signatures.map(({ role, signer, signedBy }) => [role, signer, signedBy])).toEqual([
    ["seller", addressOf("ben"), "key"],
    ["attestor", addressOf("olga"), "key"],
    ["debtor", addressOf("cleo"), "key"],
  ]);
});

test("listing origin: the signature of a smart account is asked of its contract", async () => {
  const { deployment, publicClient, chain } = harness;
  const owner = harness.as("ben").account;
  const wallet = await deployContractWallet(chain.rpcUrl, "owned", owner.address);
  const terms = await sampleTerms(harness, "smart account", { seller: wallet });
  const seller = await owner.sign({ hash: termsMessage(deployment, terms).digest });
  const choice = { level: 1, deadline: terms.deadline };
  const olga = harness.as("olga").account;
  const made = await list(await attestTerms(deployment, olga, { terms, seller }, choice));
  const origin = await readListingOrigin(publicClient, deployment, made);
  if (!origin?.offer) throw new Error("no offer");
  const blockNumber = origin.event.blockNumber;
  const check = await checkOffer(publicClient, deployment, origin.offer, { blockNumber });
  expect(check.signatures.map(({ role, signedBy }) => [role, signedBy])).toEqual([
    ["seller", "contract"],
    ["attestor", "key"],
  ]);
});

/**
 * A contract that calls the exchange with a part of its own calldata, as batches and smart accounts do: the
 * first word says where that part begins. Assembled by hand, since a test that needs a compiler is not run.
 */
async function deployForwarder(): Promise<Address> {
  const target = harness.deployment.exchange.slice(2).toLowerCase();
  const runtime = `5f3580360380825f375f5f825f5f73${target}5af1602b575f5ffd5b00`;
  const data = `0x602d8060095f395ff3${runtime}` as const;
  const { walletClient } = harness.as("eli").sender;
  const hash = await walletClient.sendTransaction({ data, chain: null });
  const receipt = await harness.publicClient.waitForTransactionReceipt({ hash });
  if (!receipt.contractAddress) throw new Error("The forwarder was not deployed.");
  return receipt.contractAddress;
}

test("listing origin: through another contract, beside a decoy that was never listed", async () => {
  const { deployment, publicClient } = harness;
  const offer = await signedOffer(harness, await sampleTerms(harness, "forwarded"));
  const decoy = { ...offer, terms: { ...offer.terms, face: offer.terms.face + 1 } };
  const [decoyCall, listCall] = [decoy, offer].map((one) =>
    encodeFunctionData({
      abi: receivableExchangeAbi,
      functionName: "list",
      args: [one.terms, one.attestation, one.acknowledgement, one.signatures],
    }),
  ) as [Hex, Hex];
  const { walletClient } = harness.as("eli").sender;
  const transactionHash = await walletClient.sendTransaction({
    to: await deployForwarder(),
    data: concatHex([toHex(32 + size(decoyCall), { size: 32 }), decoyCall, listCall]),
    chain: null,
  });
  const receipt = await publicClient.waitForTransactionReceipt({ hash: transactionHash });
  expect(receipt.status).toBe("success");
  const listing = await publicClient.readContract({
    address: deployment.exchange,
    abi: receivableExchangeAbi,
    functionName: "listingCount",
  });
  const origin = await readListingOrigin(publicClient, deployment, { listing, transactionHash });
  expect(origin).toMatchObject({ isDirect: false, offer: { terms: offer.terms } });
});

test("offer check: a changed term breaks the seller's signature and the attestation", async () => {
  const { deployment, publicClient } = harness;
  const offer = await signedOffer(harness, await sampleTerms(harness, "changed"));
  const changed = { ...offer, terms: { ...offer.terms, face: offer.terms.face + 1 } };
  const check = await checkOffer(publicClient, deployment, changed);
  expect(check.isAttestationOfTerms).toBe(false);
  expect(check.signatures.map(({ role, signedBy }) => [role, signedBy])).toEqual([
    ["seller", null],
    ["attestor", "key"],
  ]);
  const raised = { ...offer, attestation: { ...offer.attestation, level: 2 } };
  const raisedCheck = await checkOffer(publicClient, deployment, raised);
  expect(raisedCheck.isAttestationOfAcknowledgement).toBe(false);
  expect(raisedCheck.signatures.map(({ signedBy }) => signedBy)).toEqual(["key", null, null]);
});

test("listing origin: a transaction that listed something else, or nothing, has none", async () => {
  const { deployment, publicClient } = harness;
  const made = await list(await signedOffer(harness, await sampleTerms(harness, "elsewhere")));
  const wrong = { ...made, listing: made.listing + 1n };
  expect(await readListingOrigin(publicClient, deployment, wrong)).toBeNull();
});
