import { readFileSync } from "node:fs";
import { type Hex, isHex, keccak256, size } from "viem";
import type { Options } from "./options.ts";

/** 32 bytes in hexadecimal digits, as digests and fingerprints are written. */
export function hashOption(options: Options, name: string): Hex {
  const value = options.text(name);
  if (!isHex(value) || size(value) !== 32)
    throw new Error(`--${name} must be 0x and 64 hexadecimal digits.`);
  return value;
}

/** Such a hash, or the hash (keccak256) of the bytes of a file. */
export function hashOfFileOption(options: Options, name: string): Hex {
  const value = options.text(name);
  return isHex(value) ? hashOption(options, name) : keccak256(readFileSync(value));
}
