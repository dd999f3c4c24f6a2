// Fails when something that others call, read, catch or hear has no word of explanation.
import { resolve } from "node:path";
import { undocumentedBelow } from "./undocumented.ts";

const missing = undocumentedBelow(resolve(import.meta.dirname, "../src"));
for (const one of missing) console.error(`without NatSpec: ${one}`);
process.exitCode = missing.length === 0 ? 0 : 1;
