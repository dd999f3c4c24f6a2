import type { Context } from "./context.ts";

/** What was typed after the verb. */
export interface Options {
  /** Rejects with a sentence when it is missing. */
  text(name: string): string;
  maybe(name: string): string | undefined;
  integer(name: string): bigint;
  flag(name: string): boolean;
}

/** One thing the command line can do; resolves with the sentence it prints. */
export type Verb = (context: Context, options: Options) => Promise<string>;
