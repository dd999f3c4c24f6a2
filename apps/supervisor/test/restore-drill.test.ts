import { expect, test } from "vitest";
import { restoreDrill } from "./restore-drill.ts";

/** Whole starts of the marketplace, several, on a machine that may be slow. */
const patienceMs = 300_000;

// The short form of R11; `npm run bench -- R11` does it with hundreds, and beside running people.
test(
  "a backup restored into an empty folder is the same marketplace",
  async () => {
    const drill = await restoreDrill(3);
    expect(drill.backup).toMatch(/\d+ rows and 4 documents are in/);
    expect(drill.restore).toMatch(/^Restored as of .*: \d+ rows, 4 documents\.$/m);
    expect(Object.keys(drill.before.documents)).toHaveLength(4);
    expect(drill.before.tables["public.businesses"]).toMatch(/^3 /);
    expect(drill.before.tables["public.investors"]).toMatch(/^3 /);
    expect(drill.after).toEqual(drill.before);
    expect(drill).toMatchObject({ standing: 3, opened: 3 });
    expect(drill.refusal).toContain("holds a database already");
    expect(drill.withoutSecrets).toContain("Put the secrets.json that belongs to the backup into");
  },
  patienceMs,
);
