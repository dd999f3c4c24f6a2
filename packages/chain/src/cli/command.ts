import { type Address, isAddress } from "viem";
import { type Context, namedAccount } from "./context.ts";
import type { Options } from "./options/options.ts";

/** One command; resolves with the text it prints. */
export type Command = (context: Context, options: Options) => Promise<string>;

/** A command with its help. */
export interface CommandEntry {
  readonly run: Command;
  /** The role and what it does: "Seller: ends the sale." */
  readonly summary: string;
  /** Its options by name; a question mark ends the name of one that may be left out. */
  readonly options: Readonly<Record<string, string>>;
}

export type CommandTable = Readonly<Record<string, CommandEntry>>;

/** An address, or the name of a local chain's account. */
export function walletOption(context: Context, options: Options, name: string): Address {
  const value = options.text(name);
  if (isAddress(value)) return value;
  if (!context.isLocal) throw new Error(`--${name} must be an address.`);
  return namedAccount(value).address;
}

/** A stablecoin of the deployment by its symbol, USDC by default. */
export function coinOption({ deployment }: Context, options: Options) {
  const coin = deployment().stablecoins.find(
    ({ symbol }) => symbol === (options.maybe("coin") ?? "USDC"),
  );
  if (!coin) throw new Error("This stablecoin is not deployed here.");
  return coin;
}
