import { type AuditCheck, checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { auditActions } from "../../apps/web/app/screens/admin/audit/audit-query.ts";
import { adminActions } from "../../apps/web/test/admin/admin-actions.ts";
import { type Bench, figure } from "../support/figure.ts";
import { withMarketplace } from "../support/marketplace-context.ts";

const changes = [
  "update audit_log set reason = 'x'",
  "delete from audit_log",
  "truncate audit_log",
];

/** S9: every admin act in turn; how many rows each left, and who can change one afterwards. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace, ask, owner }) => {
    const acts = await adminActions(marketplace, ask);
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
      figure(
        "changes behind the trigger that are found, of the newest rows by the head noted before",
        `${found.filter(Boolean).length} of ${found.length}`,
        "all",
        found.every(Boolean),
      ),
    ];
  });

/** What somebody can do who owns the table; the seals tell, and at the log's end the head noted before. */
async function tamper(
  ownerUrl: string,
  ask: (text: string) => Promise<unknown>,
): Promise<readonly boolean[]> {
  const { head } = await checkAuditLog(ownerUrl);
  await ask("alter table audit_log disable trigger append_only");
  await ask(`update audit_log set reason = 'forged' where id = ${head.entries}`);
  await ask(`update audit_log l set hash = app.audit_digest(l) where id = ${head.entries}`);
  const rewritten = await checkAuditLog(ownerUrl, head);
  await ask(`delete from audit_log where id = ${head.entries}`);
  const cut = await checkAuditLog(ownerUrl, head);
  await ask("update audit_log set reason = 'forged' where id = 3");
  const { broken } = await checkAuditLog(ownerUrl);
  const isSeen = (check: AuditCheck) => check.broken.length === 0 && !check.containsRecordedHead;
  return [isSeen(rewritten), isSeen(cut), broken.includes("3")];
}
