// npm run setup: everything that a start would otherwise write into the project's folder. By now
// scripts/run.mjs has installed what was missing; after this a start writes into DATA_DIR alone.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { terminalProgress } from "../terminal/progress.ts";
import { ensureWebBuilt } from "../web-build/build-web.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

try {
  await ensureWebBuilt(root, terminalProgress(process.stdout));
  console.log(`${resolve(root)} is set up: a start installs and builds nothing.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
