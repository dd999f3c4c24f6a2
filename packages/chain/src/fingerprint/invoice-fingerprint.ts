import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { InvoiceIdentity } from "@tenora/domain/receivable/fingerprint/fingerprint";
import type { Hex } from "viem";
import { computeFingerprint, type Scrypt } from "./compute-fingerprint.ts";

const derive = promisify<string, string, number, object, Buffer>(scrypt);

let last: Promise<unknown> = Promise.resolve();

/** Node's own scrypt, on its thread pool; one at a time, since each takes 128 MiB. */
const nodeScrypt: Scrypt = (text, salt, { N, r, p, bytes }) => {
  const run = () => derive(text, salt, bytes, { N, r, p, maxmem: 256 * N * r });
  const key = last.then(run, run);
  last = key;
  return key;
};

/**
 * The fingerprint of an invoice, computed by Node in about 0.4 s; null when its identity has no canonical
 * form. Calls wait for each other: a route that computes one needs a rate limit.
 */
export function fingerprintOf(invoice: InvoiceIdentity): Promise<Hex | null> {
  return computeFingerprint(invoice, nodeScrypt);
}
