// Reads e-invoices one after another, as a process that may be ended at any moment. `read-e-invoice.ts` starts it.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { EInvoiceReading } from "../e-invoice.ts";
import { readInvoice } from "../read-invoice.ts";

/** `defect`: an error of ours. */
export type ReaderAnswer = { readonly reading: EInvoiceReading } | { readonly defect: string };

/**
 * Processor time in ms: while a PDF is opened, of which no real one takes half, and in all. What is in an XML is
 * counted by its reader, so that this is only reached where it forgets something.
 */
const limits = { opening: 150, all: 1_000 };

/** The processor time that the file may take, in ms, 0 between files; and how many files have begun. */
const shared = new Int32Array(new SharedArrayBuffer(8));
const watchdog = new Worker(new URL("./watchdog.ts", import.meta.url), { workerData: shared });

function setLimit(ms: number): void {
  Atomics.store(shared, 0, ms);
  Atomics.notify(shared, 0);
}

process.on("message", async (bytes: Uint8Array) => {
  Atomics.add(shared, 1, 1);
  setLimit(limits.opening);
  const answer = await readInvoice(bytes, () => setLimit(limits.all)).then(
    (reading): ReaderAnswer => ({ reading }),
    (error: Error): ReaderAnswer => ({ defect: error.stack ?? error.message }),
  );
  setLimit(0);
  globalThis.gc?.(); // what one file left behind isn't held against the next
  process.send?.(answer);
});
// It ends with the process that started it, which finishes what it has begun when it is told to stop.
process.on("disconnect", () => process.exit());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
await once(watchdog, "message");
process.send?.("ready");
