import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import {
  canonicalInvoice,
  fingerprintDomain,
  fingerprintSalt,
  fingerprintScrypt,
  type InvoiceIdentity,
} from "@tenora/domain/receivable/fingerprint/fingerprint";
import type { Hex } from "viem";

/** One engine for scrypt (RFC 7914); text and salt are hashed in UTF-8. */
export type Scrypt = (
  text: string,
  salt: string,
  cost: typeof fingerprintScrypt,
) => Uint8Array | Promise<Uint8Array>;

/**
 * The fingerprint under which an invoice is financed once: keccak256 of the domain and of scrypt over the
 * canonical identity. Every engine gives the same; 128 MiB and up to a few seconds of one core. Null when
 * the identity has no canonical form, before anything is computed; `identityProblems` says why.
 */
export async function computeFingerprint(
  invoice: InvoiceIdentity,
  scrypt: Scrypt,
): Promise<Hex | null> {
  const text = canonicalInvoice(invoice);
  if (text === null) return null;
  const key = await scrypt(text, fingerprintSalt, fingerprintScrypt);
  return `0x${bytesToHex(keccak_256(concatBytes(utf8ToBytes(fingerprintDomain), key)))}`;
}
