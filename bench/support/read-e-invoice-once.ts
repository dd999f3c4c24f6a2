// Reads one file as an e-invoice, after a small one that loads the code, and prints what it cost.
import { readFileSync } from "node:fs";
import { readEInvoice } from "@tenora/e-invoice/read-e-invoice";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";

for (let run = 0; run < 20; run += 1) readEInvoice(Buffer.from(ublInvoice));
const bytes = readFileSync(process.argv[2] ?? "");
const before = process.resourceUsage().maxRSS;
const began = performance.now();
const { outcome } = readEInvoice(bytes);
const ms = performance.now() - began;
const megabytes = (process.resourceUsage().maxRSS - before) / 1024;
console.log(JSON.stringify({ outcome, ms, megabytes }));
