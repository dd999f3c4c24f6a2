import type { Hex } from "viem";
import type { Offer, Terms } from "../../exchange/exchange-types.ts";
import {
  burnFingerprint,
  cancelListing,
  endSale,
  listReceivable,
  releaseProceeds,
} from "../../exchange/listing.ts";
import {
  acknowledgementMessage,
  acknowledgementOf,
} from "../../typed-data/acknowledgement-message.ts";
import {
  assembleOffer,
  attestationMessage,
  type SignedByOthers,
} from "../../typed-data/attestation-message.ts";
import { termsMessage } from "../../typed-data/terms-message.ts";
import type { Command, CommandTable } from "../command.ts";
import { hashOfFileOption, hashOption } from "../options/hash-option.ts";
import { termsFrom, termsOptions } from "../options/terms-options.ts";
import { readOwnCounter } from "../reading.ts";
import { readSigned, writeSigned } from "../signed-file.ts";
import { sign } from "../signing.ts";

const offer: Command = async (context, options) => {
  const terms = await termsFrom(context, options);
  const { signature, text } = await sign(context, termsMessage(context.deployment(), terms));
  const out = options.text("out");
  writeSigned(out, { terms, seller: signature } satisfies SignedByOthers);
  return `${text}\nTerms signed by ${terms.seller}, in ${out}`;
};

const acknowledge: Command = async (context, options) => {
  const signed = readSigned<{ terms: Terms; seller: Hex }>(options.text("in"));
  const counter = Number(await readOwnCounter(context));
  const acknowledgement = acknowledgementOf(signed.terms, counter);
  const message = acknowledgementMessage(context.deployment(), acknowledgement);
  const { signature, text } = await sign(context, message);
  writeSigned(options.text("in"), { ...signed, debtor: { acknowledgement, signature } });
  return `${text}\nDebt acknowledged by ${context.me.address}`;
};

const attest: Command = async (context, options) => {
  const signed = readSigned<SignedByOthers>(options.text("in"));
  const level = signed.debtor ? 2 : signed.terms.kind === 1 ? 0 : 1;
  const counter = Number(await readOwnCounter(context));
  const choice = { level, deadline: signed.terms.deadline, counter };
  const deployment = context.deployment();
  const message = attestationMessage(deployment, signed, choice);
  const { signature, text } = await sign(context, message);
  const attestor = context.me.address;
  writeSigned(
    options.text("in"),
    assembleOffer(deployment, signed, choice, { attestor, signature }),
  );
  return `${text}\nAttested by ${attestor}, level ${level}`;
};

const list: Command = async (context, options) => {
  const signed = readSigned<Offer>(options.text("in"));
  const { exchange } = context.deployment();
  const listing = await context.done(await listReceivable(context.sender, exchange, signed));
  return `Receivable ${listing} listed`;
};

const cancel: Command = async (context, options) => {
  const listing = options.integer("listing");
  await context.done(await cancelListing(context.sender, context.deployment().exchange, listing));
  return `Receivable ${listing} cancelled`;
};

const finishSale: Command = async (context, options) => {
  const listing = options.integer("listing");
  await context.done(await endSale(context.sender, context.deployment().exchange, listing));
  return `Sale of receivable ${listing} ended`;
};

const release: Command = async (context, options) => {
  const listing = options.integer("listing");
  await context.done(await releaseProceeds(context.sender, context.deployment().exchange, listing));
  return `Proceeds of receivable ${listing} released`;
};

const burn: Command = async (context, options) => {
  const call = {
    fingerprint: hashOption(options, "fingerprint"),
    evidence: hashOfFileOption(options, "evidence"),
  };
  await context.done(await burnFingerprint(context.sender, context.deployment().exchange, call));
  return `Fingerprint ${call.fingerprint} burned`;
};

const signedFile = { in: "the file that offer wrote" };
const listing = { listing: "the receivable's number" };

/** From the seller's terms to the end of the sale. */
export const offerCommands: CommandTable = {
  offer: {
    run: offer,
    summary: "Seller: writes and signs terms",
    options: { ...termsOptions, out: "file to write" },
  },
  acknowledge: {
    run: acknowledge,
    summary: "Debtor: confirms the debt, into the same file",
    options: signedFile,
  },
  attest: {
    run: attest,
    summary: "Attestor: signs that the documents were checked, into the same file",
    options: signedFile,
  },
  list: { run: list, summary: "Anyone: lists the attested offer", options: signedFile },
  "end-sale": {
    run: finishSale,
    summary: "Seller: ends the sale once the minimum is reached",
    options: listing,
  },
  release: {
    run: release,
    summary: "Anyone: pays the proceeds to the seller once the minimum is reached",
    options: listing,
  },
  cancel: {
    run: cancel,
    summary: "Seller, attestor, or anyone after a failed sale: cancels a listing",
    options: listing,
  },
  burn: {
    run: burn,
    summary: "Attestor: bars an invoice that isn't on offer for ever",
    options: {
      fingerprint: "the invoice's fingerprint",
      evidence: "hash of the evidence, or a file to hash",
    },
  },
};
