import type { Hex } from "viem";
import { bumpCounter, revokeSignature } from "../../exchange/account.ts";
import type { Ask, Terms } from "../../exchange/exchange-types.ts";
import { readQuery } from "../../read/query.ts";
import { countersQuery } from "../../read/signatures.ts";
import { askMessage } from "../../typed-data/ask-message.ts";
import { termsMessage } from "../../typed-data/terms-message.ts";
import { type Command, type CommandTable, walletOption } from "../command.ts";
import type { Context } from "../context.ts";
import { hashOption } from "../options/hash-option.ts";
import type { Options } from "../options/options.ts";
import { readSigned } from "../signed-file.ts";

const revoke: Command = async (context, options) => {
  const digest = digestFrom(context, options);
  await context.done(await revokeSignature(context.sender, context.deployment().exchange, digest));
  return `${digest} revoked`;
};

/** The digest of terms or an ask in a file, or the one that is given. */
function digestFrom(context: Context, options: Options): Hex {
  const file = options.maybe("in");
  if (!file) return hashOption(options, "digest");
  const signed = readSigned<{ readonly terms?: Terms; readonly ask?: Ask }>(file);
  if (signed.ask) return askMessage(context.deployment(), signed.ask).digest;
  if (signed.terms) return termsMessage(context.deployment(), signed.terms).digest;
  throw new Error("This file holds no terms and no ask.");
}

const revokeAll: Command = async (context) => {
  await context.done(await bumpCounter(context.sender, context.deployment().exchange));
  return "The terms, attestations, asks, invitations and links that you signed before are void";
};

const counter: Command = async (context, options) => {
  const wallet = options.maybe("wallet")
    ? walletOption(context, options, "wallet")
    : context.me.address;
  const asked = countersQuery(context.deployment(), [wallet]);
  return `${(await readQuery(context.publicClient, asked)).result[0]}`;
};

/** Taking signatures back. */
export const signatureCommands: CommandTable = {
  revoke: {
    run: revoke,
    summary: "Signer: revokes terms, an ask, or any signature by its digest",
    options: { "in?": "the file of an offer or ask", "digest?": "the digest that was signed" },
  },
  "revoke-all": {
    run: revokeAll,
    summary: "Signer: revokes all earlier terms, attestations, asks, invitations and links",
    options: {},
  },
  counter: {
    run: counter,
    summary: "Shows the counter that a wallet's next signatures carry",
    options: { "wallet?": "another wallet" },
  },
};
