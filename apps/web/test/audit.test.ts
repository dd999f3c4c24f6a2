import { checkAuditLog } from "@tenora/database/check-audit-log";
import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { auditActions } from "../app/screens/admin/audit/audit-query.ts";
import { adminActs } from "./admin-acts.ts";
import { adminWritingDoors, doorsWithoutRows, knockedAt } from "./admin-writing-doors.ts";
import type { Knock } from "./noted-person.ts";

// S9, the short form: every act leaves exactly one row, and no row is ever changed.

const marketplace = inject("marketplace");
const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());
const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await owner.query(text, values)).rows as Row[];

test("every act of the log is one row, in the act's transaction, and done at every door", async () => {
  const knocks: Knock[] = [];
  const done: Knock[] = [];
  const acts = await adminActs(marketplace, ask, knocks);
  // What led up to them is no act.
  knocks.length = 0;
  expect(new Set(acts.map(({ action }) => action))).toEqual(new Set(auditActions));
  for (const { action, run } of acts) {
    const [last] = await ask<{ id: string }>(
      "select coalesce(max(id), 0)::text as id from audit_log",
    );
    await run();
    // Its last knock is the one that did it.
    done.push(...knocks.splice(0).slice(-1));
    const rows = await ask<{ action: string }>(
      "select action from audit_log where id > $1 order by id",
      [last?.id],
    );
    expect(rows.map((row) => row.action)).toEqual([action]);
  }
  expect((await checkAuditLog(marketplace.ownerUrl)).broken).toEqual([]);
  // A door that is added tomorrow is asked for its row tomorrow.
  const doors = adminWritingDoors();
  const knocked = knockedAt(doors, done);
  const without = doors.filter((door) => !knocked.has(door) && !(door in doorsWithoutRows));
  expect(without).toEqual([]);
});

test("the writing doors are read from the route table, and every exception is still one", () => {
  const doors = adminWritingDoors();
  expect(doors).toContain("/api/admin/businesses/:id/review");
  expect(doors).toContain("DELETE /api/admin/articles/:id/publication");
  for (const door of Object.keys(doorsWithoutRows)) expect(doors).toContain(door);
});

test.each(["update audit_log set reason = 'x'", "delete from audit_log", "truncate audit_log"])(
  "not even the owner's %s changes it",
  async (statement) => {
    await expect(ask(statement)).rejects.toMatchObject({ code: "TN009" });
  },
);
