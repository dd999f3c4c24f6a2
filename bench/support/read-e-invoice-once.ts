// Reads one file as an e-invoice, after small ones that load the code, and prints what it cost. Linux only:
// the peak of memory that Node reports begins with that of the process which started it.
import { readFileSync, writeFileSync } from "node:fs";
import { readEInvoice } from "@tenora/e-invoice/read-e-invoice";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";

/** In MB. */
function memory(name: "VmRSS" | "VmHWM"): number {
  const status = readFileSync("/proc/self/status", "utf8");
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) / 1024;
}

for (let run = 0; run < 20; run += 1) readEInvoice(Buffer.from(ublInvoice));
const bytes = readFileSync(process.argv[2] ?? "");
writeFileSync("/proc/self/clear_refs", "5"); // the peak begins anew
const before = memory("VmRSS");
const began = performance.now();
const { outcome } = readEInvoice(bytes);
const ms = performance.now() - began;
console.log(JSON.stringify({ outcome, ms, megabytes: memory("VmHWM") - before }));
