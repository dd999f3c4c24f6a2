const slash = 0x2f;
const hash = 0x23;
/** Longer names are none that we look for. */
const longest = 24;

/** White space and delimiters end a name (ISO 32000-2, 7.2.3). */
const ends = new Uint8Array(256);
for (const byte of [
  0,
  9,
  10,
  12,
  13,
  32,
  ..."()<>[]{}/%".split("").map((one) => one.charCodeAt(0)),
]) {
  ends[byte] = 1;
}

const hexDigit = (byte: number | undefined) => Number.parseInt(String.fromCharCode(byte ?? 0), 16);

/**
 * Counts every uncompressed name in these bytes, however it is escaped and whatever surrounds it. It
 * finds what a damaged file or a wrong cross-reference table hides from a parser.
 */
export function findNames(bytes: Uint8Array): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1)) {
    const name = readName(bytes, at + 1);
    if (name) found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}

function readName(bytes: Uint8Array, start: number): string {
  let name = "";
  for (let at = start; at < bytes.length && name.length <= longest; at++) {
    const byte = bytes[at] as number;
    if (ends[byte]) return name;
    const escaped =
      byte === hash ? hexDigit(bytes[at + 1]) * 16 + hexDigit(bytes[at + 2]) : Number.NaN;
    if (Number.isNaN(escaped)) {
      name += String.fromCharCode(byte);
    } else {
      name += String.fromCharCode(escaped);
      at += 2;
    }
  }
  return name.length <= longest ? name : "";
}
