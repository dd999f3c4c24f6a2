import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { DomainError } from "@tenora/domain/domain-error";
import type { EInvoiceReading } from "./e-invoice.ts";
import type { ReaderAnswer } from "./reader/main.ts";

/** Files that may wait at once, the one that is read included. */
const maxWaiting = 10;
const options = [
  "--no-warnings",
  // It writes no file, starts no program and loads no native code; the watchdog is its only thread.
  "--permission",
  "--allow-fs-read=*",
  "--allow-worker",
  "--max-old-space-size=128",
  "--max-semi-space-size=4",
  "--expose-gc",
];

let reader: Promise<ChildProcess> | null = null;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * What an e-invoice says: UBL 2.1 or a Cross Industry Invoice as XML, or attached to a PDF (Factur-X, ZUGFeRD 2,
 * XRechnung). It is read in a process of its own, one file at a time. A file that takes more processor time or
 * memory than the watchdog allows is refused as too large, and the process replaced.
 * @throws DomainError STORE_UNAVAILABLE when too many files wait
 */
export async function readEInvoice(bytes: Uint8Array): Promise<EInvoiceReading> {
  if (waiting >= maxWaiting) throw new DomainError("STORE_UNAVAILABLE");
  waiting += 1;
  const reading = last.then(() => readNow(bytes));
  last = reading.catch(() => {});
  return reading.finally(() => {
    waiting -= 1;
  });
}

async function readNow(bytes: Uint8Array): Promise<EInvoiceReading> {
  reader ??= startReader();
  const child = await reader;
  const ended = new AbortController();
  const signal = { signal: ended.signal };
  // While it reads it keeps this process alive, and not otherwise.
  child.ref();
  child.channel?.ref();
  try {
    const answered = once(child, "message", signal) as Promise<[ReaderAnswer]>;
    const exited = once(child, "exit", signal).then(() => null);
    child.send(bytes, () => {}); // one that has ended is told by its exit
    const answer = await Promise.race([answered, exited]);
    if (answer === null) return { outcome: "refused", code: "E_INVOICE_SIZE" };
    if ("defect" in answer[0]) throw new Error(answer[0].defect);
    return answer[0].reading;
  } finally {
    ended.abort();
    release(child);
  }
}

async function startReader(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(import.meta.resolve("@tenora/e-invoice/reader/main")), {
    serialization: "advanced",
    execArgv: options,
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  for (const end of ["exit", "error"]) {
    child.on(end, () => {
      reader = null;
    });
  }
  const ready = await Promise.race([once(child, "message"), once(child, "exit").then(() => null)]);
  release(child);
  if (ready === null) throw new Error("The reader of e-invoices doesn't start");
  return child;
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
