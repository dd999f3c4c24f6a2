import type { Context } from "./context.ts";

/** What was typed after the command. */
export interface Options {
  /** Rejects with a sentence when it is missing. */
  text(name: string): string;
  maybe(name: string): string | undefined;
  /** A whole number in decimal digits; `usual` where the option is not given. */
  number(name: string, usual?: number): number;
  /** An id of the chain, in decimal digits. */
  integer(name: string): bigint;
  /** Several, separated by commas. */
  integers(name: string): bigint[];
  /** An amount of a stablecoin, in its base units (six decimals). */
  money(name: string): bigint;
  flag(name: string): boolean;
}

/** One thing the command line can do; resolves with the sentence it prints. */
export type Command = (context: Context, options: Options) => Promise<string>;
