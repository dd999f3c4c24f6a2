import { expect, test } from "vitest";
import { restoreDrill } from "./restore-drill.ts";

/** Whole starts of the marketplace, several, on a machine that may be slow. */
const timeoutMs = 300_000;

// The short form of R11; `npm run bench -- R11` does it with hundreds. Beside a running
// marketplace, with a PostgreSQL and a bucket that it did not start: external-deployment.test.ts.
test(
  "backup: a restore into an empty folder gives the same marketplace",
  async () => {
    const drill = await restoreDrill(3);
    expect(drill.backup).toMatch(/\d+ rows and 4 documents are in/);
    expect(drill.restore).toMatch(/^Restored as of .*: \d+ rows, 4 documents\.$/m);
    expect(Object.keys(drill.before.documents)).toHaveLength(4);
    expect(drill.before.tables["public.businesses"]).toMatch(/^3 /);
    expect(drill.before.tables["public.investors"]).toMatch(/^3 /);
    expect(drill.after).toEqual(drill.before);
    expect(drill).toMatchObject({ pending: 3, opened: 3 });
    expect(drill).toMatchObject({ earlierSession: 401, isStillInvited: false });
    expect(drill.restore).toContain("Admins as of the backup: op@tenora.example.");
    expect(drill.secondRestore).toContain("holds a database already");
    const head = /^Head of the audit log: (\d+:[0-9a-f]{64})$/m.exec(drill.backup)?.[1];
    expect(head).toBeDefined();
    expect(drill.restore).toContain(`Head of the audit log: ${head}`);
    expect(drill.damaged).toMatchObject({
      "another version": expect.stringContaining(
        "made by another version (its last migration is 999-not-yet-written.sql)",
      ),
      "changed rows": expect.stringContaining("The rows of public.businesses are not what"),
      "broken rows": expect.stringContaining("rows of public.audit_log cannot be read"),
      "changed document": expect.stringMatching(/document [-0-9a-f]+\.\w+ was changed/),
      "changed manifest": expect.stringContaining("manifest.json was changed"),
    });
    expect(drill.left).toEqual(["secrets.json"]);
    expect(drill.withoutSecrets).toContain("Put the secrets.json that belongs to the backup into");
  },
  timeoutMs,
);
