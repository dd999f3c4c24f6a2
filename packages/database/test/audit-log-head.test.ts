// @module-tag S9
import { formatAuditHead, parseAuditHead } from "@tenora/database/audit/audit-head";
import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { beforeEach, describe, expect, test } from "vitest";
import { useDatabaseContext } from "./support/database-context.ts";

// What someone with the owner's address, who is not a superuser, can do to the end of the log.

const context = useDatabaseContext();
const queryRows = (text: string) => context.owner((owner) => owner.query(text));
const check = (recorded?: string) =>
  checkAuditLog(context.test.ownerUrl, parseAuditHead(recorded ?? "") ?? undefined);
const addEntry = (subject: string) =>
  queryRows(
    `insert into audit_log (action, subject_type, subject_id) values ('x', 'y', '${subject}')`,
  );
const behindTheTrigger = (change: string) =>
  queryRows(
    `alter table audit_log disable trigger all; ${change}; alter table audit_log enable trigger all`,
  );
const newest = "(select max(id) from audit_log)";

let recorded = "";
beforeEach(async () => {
  for (const subject of ["one", "two", "three"]) await addEntry(subject);
  recorded = formatAuditHead((await check()).head);
});

describe("recorded audit head", () => {
  test("is contained in the log, also after it has grown", async () => {
    const { entries, hash } = (await check()).head;
    expect(recorded).toBe(`${entries}:${hash}`);
    expect(await check(recorded)).toMatchObject({ broken: [], containsRecordedHead: true });
    await addEntry("four");
    expect(await check(recorded)).toMatchObject({
      entries: entries + 1,
      broken: [],
      containsRecordedHead: true,
    });
    expect(await check(`${entries}:${"0".repeat(64)}`)).toMatchObject({
      containsRecordedHead: false,
    });
    expect(await check(`0:${"0".repeat(64)}`)).toMatchObject({ containsRecordedHead: true });
  });

  test.each([
    ["cut off", `delete from audit_log where id = ${newest}`],
    [
      "removed, and another one added in their place",
      `delete from audit_log where id > ${newest} - 2;
       alter table audit_log enable trigger hash_audit_entry;
       insert into audit_log (action, subject_type, subject_id) values ('x', 'y', 'a'), ('x', 'y', 'b')`,
    ],
    [
      "rewritten with their seals",
      `update audit_log set reason = 'forged' where id = ${newest};
       update audit_log l set hash = app.audit_digest(l) where id = ${newest}`,
    ],
  ])("reveals that the newest entries were %s, although the rest is intact", async (_, change) => {
    await behindTheTrigger(change);
    expect(await check(recorded)).toMatchObject({ broken: [], containsRecordedHead: false });
  });
});

test("audit head: rejects malformed texts", () => {
  for (const text of ["", "12", "12:abc", `x:${"0".repeat(64)}`, `1:${"g".repeat(64)}`]) {
    expect(parseAuditHead(text), text).toBeNull();
  }
});
