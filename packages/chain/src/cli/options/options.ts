import { amountProblem } from "@tenora/domain/money/amount-problem";
import { parseTypedAmount } from "@tenora/domain/money/typed-amount";
import { parseWholeNumber } from "@tenora/domain/text/parse-whole-number";

const stablecoin = { symbol: "A stablecoin", decimals: 6 };

/** The options typed after the command. */
export interface Options {
  /** Throws when it is missing. */
  text(name: string): string;
  maybe(name: string): string | undefined;
  /** A whole number in decimal digits; `fallback` where the option is not given. */
  number(name: string, fallback?: number): number;
  /** An id of the chain, in decimal digits. */
  integer(name: string): bigint;
  /** Several, separated by commas. */
  integers(name: string): bigint[];
  /** An amount of a stablecoin, in its base units (six decimals). */
  money(name: string): bigint;
  flag(name: string): boolean;
}

/**
 * Options are `--name value`; a name without a value is a flag. Throws for a name that isn't `known`, and
 * never repeats a value: it might be a secret in the wrong place.
 */
export function parseOptions(words: readonly string[], known: ReadonlySet<string>): Options {
  const values = readValues(words);
  for (const name of values.keys())
    if (!known.has(name)) throw new Error(`There is no option --${name}; see --help.`);
  const maybe = (name: string) => {
    if (!known.has(name)) throw new Error(`The help doesn't mention --${name}.`);
    return values.get(name) || undefined;
  };
  const text = (name: string) => {
    const value = maybe(name);
    if (value === undefined) throw new Error(`--${name} is missing.`);
    return value;
  };
  const number = (name: string, fallback?: number) => {
    if (fallback !== undefined && maybe(name) === undefined && !values.has(name)) return fallback;
    const value = parseWholeNumber(text(name));
    if (value === null) throw new Error(`--${name} must be a whole number, such as 30.`);
    return value;
  };
  return {
    text,
    maybe,
    number,
    integer: (name) => parseId(name, text(name)),
    integers: (name) =>
      text(name)
        .split(",")
        .map((one) => parseId(name, one)),
    money(name) {
      const typed = parseTypedAmount(text(name), stablecoin.decimals);
      if (typed.ok) return typed.amount;
      throw new Error(`--${name} is no amount. ${amountProblem(typed, stablecoin).message}`);
    },
    flag(name) {
      maybe(name);
      return values.has(name);
    },
  };
}

function readValues(words: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    const isValue = at > 0 && !word.startsWith("--") && words[at - 1]?.startsWith("--");
    if (word.startsWith("--")) values.set(word.slice(2), "");
    else if (isValue) values.set(words[at - 1]?.slice(2) ?? "", word);
    else throw new Error("After the command come options only, such as --listing 7; see --help.");
  }
  return values;
}

/** Ids have up to 256 bits, more than a number holds. */
function parseId(name: string, text: string): bigint {
  if (!/^(?:0|[1-9]\d{0,77})$/.test(text)) {
    throw new Error(`--${name} must be a whole number in decimal digits.`);
  }
  return BigInt(text);
}
