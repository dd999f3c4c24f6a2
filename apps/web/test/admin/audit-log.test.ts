// @module-tag S9
import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { figure } from "../../../../bench/support/figure.ts";
import { auditActions } from "../../app/desk/screens/audit/audit-query.ts";
import { marketplace } from "../support/marketplace.ts";
import type { RecordedRequest } from "../support/people/recording-person.ts";
import { adminActions } from "./access/admin-actions.ts";
import {
  adminWriteEndpoints,
  endpointsWithoutAuditRow,
  requestedEndpoints,
} from "./access/admin-write-endpoints.ts";

// S9, the short form: every action leaves exactly one row, and no row is ever changed.

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());
const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await owner.query(text, values)).rows as Row[];

/** What sellers say of their rewards, which no admin can: packages/database/test/market/rewards.test.ts. */
const sellersActions = ["reward.delivered", "reward.reopened"];
/** What a start with another setting says: second-reviewer.test.ts and required-….test.ts. */
const operatorsActions = ["second_reviewer", "investor_checks", "two_factor"].flatMap((rule) => [
  `review.${rule}_required`,
  `review.${rule}_dropped`,
]);

test("audit log: every action leaves one row, and every writing endpoint is tried", async ({
  task,
}) => {
  const requests: RecordedRequest[] = [];
  const done: RecordedRequest[] = [];
  const actions = await adminActions(marketplace, ask, requests);
  // The preparation does not count.
  requests.length = 0;
  const others = [...sellersActions, ...operatorsActions];
  const tried = new Set([...actions.map(({ action }) => action), ...others]);
  expect(tried).toEqual(new Set(auditActions));
  for (const { action, run } of actions) {
    const [last] = await ask<{ id: string }>(
      "select coalesce(max(id), 0)::text as id from audit_log",
    );
    await run();
    // Its last request is the one that did it.
    done.push(...requests.splice(0).slice(-1));
    const rows = await ask<{ action: string }>(
      "select action from audit_log where id > $1 order by id",
      [last?.id],
    );
    expect(rows.map((row) => row.action)).toEqual([action]);
  }
  const { entries, broken } = await checkAuditLog(marketplace.ownerUrl);
  expect(broken).toEqual([]);
  task.meta.figures = [
    figure("admin actions that left exactly one row", `${actions.length}`, "all", true),
    figure("rows whose hash is right", `${entries}`, "all", true),
  ];
  // The list is derived, so that a new endpoint needs its row, too.
  const endpoints = adminWriteEndpoints();
  const requested = requestedEndpoints(endpoints, done);
  const without = endpoints.filter(
    (endpoint) => !requested.has(endpoint) && !(endpoint in endpointsWithoutAuditRow),
  );
  expect(without).toEqual([]);
});

test("audit log: the writing endpoints are read from the route table, and every exception is still one", () => {
  const endpoints = adminWriteEndpoints();
  expect(endpoints).toContain("/api/admin/businesses/:id/review");
  expect(endpoints).toContain("DELETE /api/admin/articles/:id/publication");
  for (const endpoint of Object.keys(endpointsWithoutAuditRow))
    expect(endpoints).toContain(endpoint);
});

test.each(["update audit_log set reason = 'x'", "delete from audit_log", "truncate audit_log"])(
  "audit log: the owner's %s is rejected",
  async (statement) => {
    await expect(ask(statement)).rejects.toMatchObject({ code: "TN009" });
  },
);
