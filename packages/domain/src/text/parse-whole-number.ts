/**
 * The number that decimal digits spell, or null. `Number` and `BigInt` also read "", " 7 ", "0x10" and
 * "1e3"; those are typing errors. At most 15 digits, which a number holds exactly.
 */
export function parseWholeNumber(text: string): number | null {
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : null;
}
