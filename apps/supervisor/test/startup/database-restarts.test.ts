import { expect, test } from "vitest";
import { restartDatabaseUnderLoad } from "./database-restarts.ts";

/** Whole starts of the marketplace, several, on a machine that may be slow. */
const timeoutMs = 300_000;

// The short form of R5; `npm run bench -- R5` restarts twenty times, and looks at the clock.
test(
  "database restart: no acknowledged form is lost when it happens during submissions",
  async () => {
    const result = await restartDatabaseUnderLoad(30, 2);
    expect(result).toMatchObject({ restarts: 2, acknowledged: 30, lost: 0 });
  },
  timeoutMs,
);
