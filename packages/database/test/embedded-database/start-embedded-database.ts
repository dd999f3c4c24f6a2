// Simulates a test run: starts PostgreSQL, prints its address and waits to be killed.
import { startEmbeddedDatabase } from "@tenora/testing/database/embedded-database";

const { guardPid, superUrl, folder } = await startEmbeddedDatabase();
const port = Number(new URL(superUrl).port);
process.stdout.write(`${JSON.stringify({ guardPid, port, folder })}\n`);
setInterval(() => {}, 1_000);
