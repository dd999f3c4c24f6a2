import { canonicalText } from "./canonical-text.ts";

/** In canonical letters, as they are compared: "INV" is 1NV, "COPY" is C0PY. */
const words = (list: string) =>
  list
    .split(" ")
    .map((word) => canonicalText(word).text ?? word)
    .join("|");

/** What invoices and orders write before their number, in the languages of our customers. */
const prefix = new RegExp(
  `^(?:${words("invoice inv tax bill rechnung re rg facture factura faktur fac fa number num nr no order po")})(?=\\d|$)`,
);
const versionWords = words("copy copie copia kopie duplicate dup revision revised rev version ver");
/** What is written behind a number that is issued again; a bare "v" only with its figure. */
const version = new RegExp(`(?<=^|\\d)(?:(?:${versionWords})\\d{0,2}|V\\d{1,2})$`);
const versionWord = new RegExp(`^(?:${versionWords}|V)$`);
/** Spaces, punctuation and signs. Invisible characters part nothing. */
const separators = /[\s\p{P}\p{S}\p{Z}]+/u;

/**
 * A number as it is compared with those of other requests, more loosely than by its canonical form: without
 * "Invoice", "INV", "No." before it, "(copy)", "rev 2" behind it, and leading zeros. Never part of a
 * fingerprint. Null for a number that has no canonical form.
 */
export function comparisonNumber(number: string): string | null {
  const whole = canonicalText(number).text ?? null;
  // "N°" is "No".
  const parts = number.replaceAll("°", "o").split(separators).map(canonicalText);
  if (whole === null || parts.some(({ problem }) => problem && problem !== "empty")) return whole;
  const tokens = parts.flatMap(({ text }) => text ?? []);
  return withoutVersion(withoutPrefixes(tokens)).map(withoutZeros).join("") || whole;
}

function withoutPrefixes([first, ...more]: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  const rest = first.replace(prefix, "");
  if (rest === first) return [first, ...more];
  return withoutPrefixes(rest === "" ? more : [rest, ...more]);
}

function withoutVersion(tokens: readonly string[]): readonly string[] {
  const [word = "", last = ""] = tokens.slice(-2);
  if (tokens.length > 2 && versionWord.test(word) && /^\d{1,2}$/.test(last))
    return tokens.slice(0, -2);
  const end = tokens.at(-1) ?? "";
  const rest = end.replace(version, "");
  if (rest === end) return tokens;
  return [...tokens.slice(0, -1), ...(rest === "" ? [] : [rest])];
}

const withoutZeros = (token: string) => token.replaceAll(/(?<!\d)0+(?=\d)/g, "");
