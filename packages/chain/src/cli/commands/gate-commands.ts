import type { Address, Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { revokeSignature } from "../../exchange/account.ts";
import {
  type Eligibility,
  eligibilityMessage,
  registerWallet,
  withdrawEligibility,
} from "../../gate/eligibility.ts";
import { invitationMessage } from "../../gate/invitation.ts";
import { linkMessage } from "../../gate/share-link.ts";
import { eligibilityQuery } from "../../read/gates.ts";
import { readQuery } from "../../read/query.ts";
import { describeTime } from "../../typed-data/describe.ts";
import { type Command, type CommandTable, walletOption } from "../command.ts";
import type { InvitationFile, SharedLink } from "../gate-data.ts";
import { readOwnCounter } from "../reading.ts";
import { readSigned, writeSigned } from "../signed-file.ts";
import { sign } from "../signing.ts";

const day = 86_400;

interface SignedEligibility {
  readonly eligibility: Eligibility;
  readonly attestor: Address;
  readonly signature: Hex;
}

const verify: Command = async (context, options) => {
  const issuedAt = await context.now();
  const wallet = walletOption(context, options, "wallet");
  const expiresAt = issuedAt + options.number("days", 365) * day;
  const eligibility = { wallet, issuedAt, expiresAt };
  const message = eligibilityMessage(context.deployment(), eligibility);
  const { signature, text } = await sign(context, message);
  const signed: SignedEligibility = { eligibility, attestor: context.me.address, signature };
  writeSigned(options.text("out"), signed);
  return `${text}\nVerification of ${wallet} signed, in ${options.text("out")}`;
};

const register: Command = async (context, options) => {
  const { eligibility, ...signed } = readSigned<SignedEligibility>(options.text("in"));
  const gate = context.deployment().gates.eligible;
  await context.done(await registerWallet(context.sender, gate, eligibility, signed));
  return `${eligibility.wallet} is approved until ${describeTime(eligibility.expiresAt)}`;
};

const withdraw: Command = async (context, options) => {
  const wallet = walletOption(context, options, "wallet");
  const gate = context.deployment().gates.eligible;
  await context.done(await withdrawEligibility(context.sender, gate, wallet));
  return `Verification of ${wallet} withdrawn`;
};

const eligibility: Command = async (context, options) => {
  const asked = eligibilityQuery(context.deployment(), [walletOption(context, options, "wallet")]);
  const [found] = (await readQuery(context.publicClient, asked)).result;
  if (!found?.expiresAt) return "Not approved";
  const state = found.isEligible ? "Approved until" : "Expired on";
  return `${state} ${describeTime(found.expiresAt)}`;
};

const invite: Command = async (context, options) => {
  const invitation = {
    listing: options.integer("listing"),
    wallet: walletOption(context, options, "wallet"),
    cap: options.integer("cap"),
    counter: await readOwnCounter(context),
    deadline: BigInt((await context.now()) + options.number("days", 7) * day),
  };
  const message = invitationMessage(context.deployment(), invitation);
  const { signature, text } = await sign(context, message);
  writeSigned(options.text("out"), { invitation, signature } satisfies InvitationFile);
  return `${text}\nInvitation ${message.digest} signed, in ${options.text("out")}`;
};

const share: Command = async (context, options) => {
  const key = generatePrivateKey();
  const link = {
    listing: options.integer("listing"),
    key: privateKeyToAccount(key).address,
    walletCap: options.integer("wallet-cap"),
    totalCap: options.integer("total-cap"),
    counter: await readOwnCounter(context),
    deadline: BigInt((await context.now()) + options.number("days", 7) * day),
  };
  const message = linkMessage(context.deployment(), link);
  const { signature, text } = await sign(context, message);
  writeSigned(options.text("out"), { link, signature, key } satisfies SharedLink);
  return `${text}\nLink ${message.digest} signed. Whoever has ${options.text("out")} can buy with it`;
};

const revoke: Command = async (context, options) => {
  const deployment = context.deployment();
  const signed = readSigned<Partial<InvitationFile & SharedLink>>(options.text("in"));
  const message = signed.invitation
    ? invitationMessage(deployment, signed.invitation)
    : signed.link && linkMessage(deployment, signed.link);
  if (!message) throw new Error("This file holds no invitation and no link.");
  await context.done(await revokeSignature(context.sender, deployment.exchange, message.digest));
  return `${message.digest} revoked`;
};

const wallet = { wallet: "the wallet" };
const out = { out: "file to write" };
const sale = {
  listing: "the receivable's number",
  "days?": "how long it can be used, 7 by default",
};

/** Verifications, invitations and share links, by which a gate admits buyers. */
export const gateCommands: CommandTable = {
  verify: {
    run: verify,
    summary: "Attestor: signs that a wallet is approved",
    options: { ...wallet, "days?": "how long, 365 by default", ...out },
  },
  register: {
    run: register,
    summary: "Anyone: registers a signed verification on the chain",
    options: { in: "the file that verify wrote" },
  },
  "withdraw-verification": {
    run: withdraw,
    summary: "Attestor: ends a wallet's verification",
    options: wallet,
  },
  eligibility: { run: eligibility, summary: "Shows whether a wallet is approved", options: wallet },
  invite: {
    run: invite,
    summary: "Seller: signs an invitation for one wallet",
    options: { ...sale, ...wallet, cap: "units at most", ...out },
  },
  link: {
    run: share,
    summary: "Seller: signs a share link; the file is the secret",
    options: {
      ...sale,
      "wallet-cap": "units per wallet at most",
      "total-cap": "units in all at most",
      ...out,
    },
  },
  "revoke-invitation": {
    run: revoke,
    summary: "Seller: revokes an invitation or a share link",
    options: { in: "its file" },
  },
};
