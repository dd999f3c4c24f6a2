import type { InvoiceIdentity } from "@tenora/domain/receivable/fingerprint/fingerprint";
import type { Hex } from "viem";
import { computeFingerprint } from "./compute-fingerprint.ts";
import { javascriptScrypt } from "./javascript-scrypt.ts";

/** What the worker reports: whole per cents while it computes, then how it ended. */
export type FingerprintReport =
  | { readonly kind: "progress"; readonly percent: number }
  | { readonly kind: "done"; readonly fingerprint: Hex | null }
  | { readonly kind: "failed"; readonly message: string };

const report = (to: FingerprintReport) => postMessage(to);

addEventListener("message", async ({ data }: MessageEvent<InvoiceIdentity>) => {
  let percent = 0;
  const scrypt = javascriptScrypt((part) => {
    if (Math.floor(part * 100) === percent) return;
    percent = Math.floor(part * 100);
    report({ kind: "progress", percent });
  });
  try {
    report({ kind: "done", fingerprint: await computeFingerprint(data, scrypt) });
  } catch (error) {
    // A device without 128 MiB to spare.
    report({ kind: "failed", message: String(error) });
  }
});
