export type XmlEncoding = "utf-8" | "utf-16le" | "utf-16be";

/** The first bytes of an XML file, with and without a byte order mark (XML 1.0, appendix F.1). */
const beginnings: readonly (readonly [XmlEncoding, readonly number[]])[] = [
  ["utf-16le", [0xff, 0xfe, 0x3c, 0x00]],
  ["utf-16be", [0xfe, 0xff, 0x00, 0x3c]],
  ["utf-16le", [0x3c, 0x00]],
  ["utf-16be", [0x00, 0x3c]],
  ["utf-8", [0xef, 0xbb, 0xbf, 0x3c]],
  ["utf-8", [0x3c]],
];

/** How an XML file is encoded, told from its first four bytes; null when it doesn't begin with a tag. */
export function xmlEncodingOf(head: Uint8Array): XmlEncoding | null {
  const found = beginnings.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte));
  return found?.[0] ?? null;
}
