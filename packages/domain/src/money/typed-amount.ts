export type TypedAmount = { readonly ok: true; readonly amount: bigint } | UncountedAmount;

/** Why a typed amount doesn't count. */
export type UncountedAmount =
  | {
      readonly ok: false;
      readonly problem: "empty" | "not-a-number" | "too-many-decimals" | "too-large";
    }
  | AmbiguousAmount;

interface AmbiguousAmount {
  readonly ok: false;
  readonly problem: "ambiguous";
  /** Base units: as a whole number, and with decimals where the currency can have these. */
  readonly readings: readonly [bigint, bigint?];
}

/** Beyond any amount that the exchange takes. */
const maxDigits = 15;

const spaces = " \\u00a0\\u2007\\u2009\\u202f";
const plain = /^\d+$/;
/** Groups of three between one and the same mark: "24.000", "1 000 000". */
const byThousands = new RegExp(`^\\d{1,3}([.,'’${spaces}])\\d{3}(?:\\1\\d{3})*$`, "u");
/** Groups as in India and its neighbours: "1,00,000". */
const byLakhs = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/**
 * The base units that a typed amount spells, never rounded and never guessed.
 *
 * Half the world writes 24,000.50 and the other half 24.000,50, so dot and comma are equal here:
 * - A dot or comma that stands once and last is the decimal mark: "24,5", "24.000,50", "1,00,000.50".
 * - A mark that stands more than once separates groups, and so do spaces and apostrophes; all groups
 *   have the same mark, and three digits, or two as in lakhs: "1.000.000", "24 000", "24'000,50".
 * - A single mark with exactly three digits behind it and a possible group before it is ambiguous:
 *   "24.000", "24,000". Not so "0.500" and "1234.567", which are no groups, so these are decimals.
 * - Decimals count as typed: "24.0000" has four. More than the currency has are refused, also zeros.
 *
 * An ambiguous text has a single reading where its last digits can't be decimals of the currency, as
 * in one without any. It is asked about too, since a person who meant the other would not notice. Signs,
 * exponents and names of currencies are no amounts.
 */
export function parseTypedAmount(text: string, decimals: number): TypedAmount {
  const typed = text.trim();
  if (typed === "") return { ok: false, problem: "empty" };
  const { groups, fraction } = atDecimalMark(typed);
  if (![plain, byThousands, byLakhs].some((form) => form.test(groups)))
    return { ok: false, problem: "not-a-number" };
  const whole = groups.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  const unit = 10n ** BigInt(decimals);
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(typed)) {
    const digits = fraction.replace(/0+$/, "");
    const asWhole = BigInt(whole + fraction) * unit;
    if (decimals === 0 || digits.length > decimals) return ambiguous(asWhole);
    return ambiguous(asWhole, BigInt(whole + digits.padEnd(decimals, "0")));
  }
  if (fraction.length > decimals) return { ok: false, problem: "too-many-decimals" };
  if (whole.length > maxDigits) return { ok: false, problem: "too-large" };
  return { ok: true, amount: BigInt(whole + fraction.padEnd(decimals, "0")) };
}

const ambiguous = (...readings: [bigint, bigint?]): AmbiguousAmount => ({
  ok: false,
  problem: "ambiguous",
  readings,
});

/** What stands before and behind the decimal mark, if there is one. */
function atDecimalMark(typed: string): { readonly groups: string; readonly fraction: string } {
  const at = typed.search(/[^\d](?=\d*$)/);
  const mark = typed[at];
  if ((mark !== "." && mark !== ",") || typed.indexOf(mark) !== at)
    return { groups: typed, fraction: "" };
  return { groups: typed.slice(0, at), fraction: typed.slice(at + 1) };
}
