import { readTestListing, testOrder } from "@tenora/testing/market/agreements";
import { type Hex, zeroHash } from "viem";
import { approveToken } from "../../src/exchange/account.ts";
import type { Offer, Terms } from "../../src/exchange/exchange-types.ts";
import { buyNotes } from "../../src/exchange/note.ts";
import {
  acknowledgementMessage,
  acknowledgementOf,
} from "../../src/typed-data/acknowledgement-message.ts";
import { askMessage } from "../../src/typed-data/ask-message.ts";
import { assembleOffer, attestationMessage } from "../../src/typed-data/attestation-message.ts";
import { signMessage } from "../../src/typed-data/signable-message.ts";
import { termsMessage } from "../../src/typed-data/terms-message.ts";
import type { ExchangeHarness } from "../support/exchange-harness.ts";
import { coin, listSample, money, sampleTerms } from "../support/sample-listing.ts";
import { exchangeCall, later, lens, type MessageCase, read, simulate } from "./message-case.ts";

/** What seller, debtor, attestor and the owner of a note sign. */
export async function listingCases(harness: ExchangeHarness): Promise<Record<string, MessageCase>> {
  const { deployment } = harness;
  const [ben, cleo, olga] = [
    harness.as("ben").account,
    harness.as("cleo").account,
    harness.as("olga").account,
  ];
  const [dara, eli] = [harness.as("dara").account, harness.as("eli").account];
  const terms = [
    await sampleTerms(harness, "first"),
    await sampleTerms(harness, "second"),
  ] as const;
  const debts = terms.map((one) => acknowledgementOf(one)) as [never, never];
  const deadline = BigInt(terms[0].deadline);
  // What the others sign outlives the message under test, so that its own deadline decides.
  const long: Terms = { ...terms[0], deadline: terms[0].deadline + 86_400 };
  const choice = { level: 2, deadline: long.deadline };
  const debt = acknowledgementOf(terms[0]);

  async function offer(of: Terms, signatures: Partial<Record<"seller" | "debtor", Hex>>) {
    const seller = signatures.seller ?? (await signMessage(ben, termsMessage(deployment, of)));
    const acknowledged = signatures.debtor ?? "0x";
    const signed = {
      terms: of,
      seller,
      debtor: { acknowledgement: debt, signature: acknowledged },
    };
    if (signatures.debtor === undefined) Object.assign(signed, { debtor: undefined });
    const level = signatures.debtor === undefined ? { ...choice, level: 1 } : choice;
    const message = attestationMessage(deployment, signed, level);
    const attested = { attestor: olga.address, signature: await signMessage(olga, message) };
    return assembleOffer(deployment, signed, level, attested);
  }
  const list = ({ terms: t, attestation, acknowledgement, signatures }: Offer) =>
    simulate(
      harness,
      eli.address,
      exchangeCall(harness, "list", [t, attestation, acknowledgement, signatures]),
    );
  const attestation = { level: 1, deadline: terms[0].deadline };

  const sold = await Promise.all([listSample(harness, "sold")]);
  const notes = [(sold[0] << 24n) | 1n, (sold[0] << 24n) | 2n] as const;
  for (const _ of notes) {
    const order = await testOrder(harness, sold[0], 5);
    const approval = { spender: deployment.exchange, amount: order.maxCost };
    await harness.done(approveToken(harness.as("dara").sender, order.token, approval));
    await harness.done(buyNotes(harness.as("dara").sender, deployment.exchange, order));
  }
  // Enough for a note; only simulated calls use it.
  const approval = { spender: deployment.exchange, amount: money("400") };
  await harness.done(approveToken(harness.as("ben").sender, coin(harness), approval));
  const expiry = await later(harness);
  const { terms: digest } = await readTestListing(harness, sold[0]);
  const ask = (note: bigint) => ({
    note,
    terms: digest,
    token: coin(harness),
    price: money("400"),
    claimed: 0n,
    rewardClaimed: false,
    states: 0b11110,
    noteCounter: 0,
    counter: 0,
    expiry: Number(expiry),
  });
  const earns = { maxCost: money("400"), minEarnings: money("500") };
  const limits = { ...earns, states: 0b11110, flags: 0, deadline: expiry * 2n };

  const foreign = /^Exchange_BadSignature$/;
  const late = /^Exchange_DeadlinePassed$/;
  return {
    Terms: {
      build: (at, subject) => termsMessage(at, terms[subject]),
      signer: ben,
      digest: () =>
        read(
          harness,
          Object.assign(lens(harness), { functionName: "digestOfTerms", args: [terms[0]] }),
        ),
      use: async (seller) => list(await offer(terms[0], { seller })),
      deadline,
      foreign,
      late,
    },
    Acknowledgement: {
      build: (at, subject) => acknowledgementMessage(at, debts[subject]),
      signer: cleo,
      digest: () =>
        read(
          harness,
          Object.assign(lens(harness), { functionName: "digestOfAcknowledgement", args: [debt] }),
        ),
      use: async (debtor) => list(await offer(long, { debtor })),
      deadline,
      foreign,
      late,
    },
    Attestation: {
      build: (at, subject) =>
        attestationMessage(at, { terms: subject === 0 ? long : terms[1] }, attestation),
      signer: olga,
      digest: () => {
        const args = [
          {
            terms: termsMessage(deployment, long).digest,
            level: 1,
            acknowledgement: zeroHash,
            counter: 0,
            deadline: attestation.deadline,
          },
        ];
        return read(
          harness,
          Object.assign(lens(harness), { functionName: "digestOfAttestation", args }),
        );
      },
      use: async (signature) => {
        const seller = await signMessage(ben, termsMessage(deployment, long));
        const attested = { attestor: olga.address, signature };
        return list(assembleOffer(deployment, { terms: long, seller }, attestation, attested));
      },
      deadline,
      foreign,
      late,
    },
    Ask: {
      build: (at, subject) => askMessage(at, ask(notes[subject])),
      signer: dara,
      digest: () =>
        read(
          harness,
          Object.assign(lens(harness), { functionName: "digestOfAsk", args: [ask(notes[0])] }),
        ),
      use: (signature) =>
        simulate(
          harness,
          ben.address,
          exchangeCall(harness, "fill", [ask(notes[0]), signature, limits]),
        ),
      deadline: expiry,
      foreign,
      late,
    },
  };
}
