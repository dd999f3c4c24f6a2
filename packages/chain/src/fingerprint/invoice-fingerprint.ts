import { scrypt } from "node:crypto";
import {
  canonicalInvoice,
  fingerprintDomain,
  fingerprintSalt,
  fingerprintScrypt,
  type InvoiceIdentity,
} from "@tenora/domain/receivable/fingerprint";
import { concatHex, type Hex, keccak256, stringToHex, toHex } from "viem";

/** The fingerprint under which an invoice is financed once; null when a field is missing. */
export async function fingerprintOf(invoice: InvoiceIdentity): Promise<Hex | null> {
  const text = canonicalInvoice(invoice);
  if (text === null) return null;
  const { N, r, p, bytes } = fingerprintScrypt;
  const key = await new Promise<Buffer>((done, failed) =>
    scrypt(text, fingerprintSalt, bytes, { N, r, p, maxmem: 256 * N * r }, (error, derived) =>
      error ? failed(error) : done(derived),
    ),
  );
  return keccak256(concatHex([stringToHex(fingerprintDomain), toHex(key)]));
}
