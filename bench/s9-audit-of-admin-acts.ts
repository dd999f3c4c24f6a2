import { checkAuditLog } from "@tenora/database/check-audit-log";
import { auditActions } from "../apps/web/app/screens/admin/audit/audit-query.ts";
import { adminActs } from "../apps/web/test/admin-acts.ts";
import { type Bench, figure } from "./support/figure.ts";
import { onStand } from "./support/stand.ts";

const changes = [
  "update audit_log set reason = 'x'",
  "delete from audit_log",
  "truncate audit_log",
];

/** S9: every admin act in turn; how many rows each left, and who can change one afterwards. */
export const run: Bench = () =>
  onStand(async ({ marketplace, ask, owner }) => {
    const acts = await adminActs(marketplace, ask);
    const walked = new Set(acts.map(({ action }) => action));
    const left = auditActions.filter((action) => !walked.has(action));
    const wrong: string[] = [];
    for (const { action, run: act } of acts) {
      const [last] = await ask<{ id: string }>(
        "select coalesce(max(id), 0)::text id from audit_log",
      );
      await act();
      const rows = await ask<{ action: string }>("select action from audit_log where id > $1", [
        last?.id,
      ]);
      if (rows.length !== 1 || rows[0]?.action !== action) wrong.push(action);
    }
    let refused = 0;
    for (const change of changes) {
      await owner.query(change).catch(({ code }) => {
        refused += code === "TN009" ? 1 : 0;
      });
    }
    const { entries, broken } = await checkAuditLog(marketplace.ownerUrl);
    const found = await tamper(marketplace.ownerUrl, ask);
    return [
      figure(
        "acts of the log's list that were done",
        `${auditActions.length - left.length} of ${auditActions.length} ${left.join()}`,
        "all",
        left.length === 0,
      ),
      figure(
        "acts that left exactly one row",
        `${acts.length - wrong.length} of ${acts.length} ${wrong.join()}`,
        "100 %",
        wrong.length === 0,
      ),
      figure(
        "changes of the owner refused",
        `${refused} of ${changes.length}`,
        "all",
        refused === changes.length,
      ),
      figure(
        "seals that hold",
        `${entries - broken.length} of ${entries}`,
        "all",
        broken.length === 0,
      ),
      figure("a row changed behind the trigger is found", found ? "yes" : "no", "yes", found),
    ];
  });

/** What somebody could do who owns the table; the seal tells. */
async function tamper(ownerUrl: string, ask: (text: string) => Promise<unknown>): Promise<boolean> {
  await ask("alter table audit_log disable trigger append_only");
  await ask("update audit_log set reason = 'forged' where id = 3");
  const { broken } = await checkAuditLog(ownerUrl);
  return broken.includes("3");
}
