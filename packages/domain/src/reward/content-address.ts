const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
/** CID version 1, raw bytes, SHA-256 of 32 bytes. */
const header = [0x01, 0x55, 0x12, 0x20];
const shape = /^bafkrei[a-z2-7]{52}$/;

/**
 * The IPFS address (CID version 1) of a file of one block, at most 256 KiB, from its SHA-256. A copy of the file
 * can be put back under this address, and checked against it.
 */
export function contentAddress(sha256: Uint8Array): string {
  let text = "b";
  let bits = 0;
  let value = 0;
  for (const byte of [...header, ...sha256]) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >> bits) & 31];
      value &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

/** Whether a text has the form that `contentAddress` gives. */
export const isContentAddress = (text: string): boolean => shape.test(text);
