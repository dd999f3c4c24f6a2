import type { InvoiceIdentity } from "@tenora/domain/receivable/fingerprint/fingerprint";
import type { Hex } from "viem";
import type { FingerprintReport } from "./fingerprint.worker.ts";

export interface FingerprintOptions {
  /** Ends the worker; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** The finished part in whole per cents, 1 to 100. */
  readonly onProgress?: (percent: number) => void;
}

/**
 * The fingerprint of an invoice, computed by a worker of this browser: nothing is sent anywhere. About a
 * second and 128 MiB, given back when it is done. Null when the identity has no canonical form. The page
 * needs `worker-src 'self'`. Rejects when the worker can't be started or has no memory.
 */
export async function fingerprintInWorker(
  invoice: InvoiceIdentity,
  { signal, onProgress }: FingerprintOptions = {},
): Promise<Hex | null> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL("./fingerprint.worker.ts", import.meta.url), {
    type: "module",
  });
  let abort = () => {};
  try {
    return await new Promise((resolve, reject) => {
      abort = () => reject(signal?.reason);
      signal?.addEventListener("abort", abort);
      worker.onmessage = ({ data }: MessageEvent<FingerprintReport>) => {
        if (data.kind === "progress") onProgress?.(data.percent);
        else if (data.kind === "done") resolve(data.fingerprint);
        else reject(new Error(`The fingerprint could not be computed: ${data.message}`));
      };
      worker.onerror = (event) =>
        reject(new Error("The worker for fingerprints did not start.", { cause: event }));
      worker.postMessage(invoice);
    });
  } finally {
    worker.terminate();
    signal?.removeEventListener("abort", abort);
  }
}
