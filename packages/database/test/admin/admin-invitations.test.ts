import { tokenHash } from "@tenora/database/admin/admin-link-token";
import {
  disableAdmin,
  listAdminAccounts,
  listInvitations,
  revokeInvitation,
} from "@tenora/database/admin/manage-admins";
import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { findMailToSend } from "@tenora/database/mail/find-mail-to-send";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { describe, expect, test } from "vitest";
import { useAdminContext } from "../support/admin-context.ts";
import { errorCodeOf } from "../support/database-context.ts";

// Invitations of admins, and the mails about them.

const { context, queryRows, asOp, actions, redeemLink, invite } = useAdminContext();

describe("invitation", () => {
  test("creates an admin once, with its mail and an audit row for each action", async () => {
    const before = (await actions()).length;
    const { id, token } = await invite("  New@Example.com ");
    expect(await asOp(listInvitations)).toMatchObject([
      { id, email: "new@example.com", invitedBy: "op@example.com" },
    ]);
    const mails = await queryRows(
      "select 1 from outbox where kind = 'admin_invited' and subject_id = $1",
      [id],
    );
    expect(mails).toHaveLength(1);
    expect(await Promise.all([redeemLink(token), redeemLink(token)])).toEqual(
      expect.arrayContaining(["new@example.com", null]),
    );
    const accounts = await asOp(listAdminAccounts);
    expect(accounts.map(({ email }) => email)).toEqual(["op@example.com", "new@example.com"]);
    const [latest] = await queryRows<{ at: Date }>(
      "select at from audit_log where admin_email = 'op@example.com' order by id desc limit 1",
    );
    expect(accounts[0]?.lastActionAt).toEqual(latest?.at);
    expect((await actions()).slice(before)).toEqual(["admin.invited", "admin.invitation_accepted"]);
    expect(await asOp(listInvitations)).toEqual([]);
    expect(await errorCodeOf(invite("NEW@example.com"))).toBe("ALREADY_ADMIN");
  });

  test("is unusable when revoked, expired or replaced by a newer one", async () => {
    const back = await invite("back@example.com");
    await asOp((tx) => revokeInvitation(tx, back.id));
    expect(await redeemLink(back.token)).toBeNull();
    expect(await errorCodeOf(asOp((tx) => revokeInvitation(tx, back.id)))).toBe("ALREADY_CHANGED");
    const old = await invite("old@example.com");
    await queryRows("update admin_links set expires_at = now() where id = $1", [old.id]);
    expect(await redeemLink(old.token)).toBeNull();
    const first = await invite("twice@example.com");
    await invite("twice@example.com");
    expect(await redeemLink(first.token)).toBeNull();
  });

  test("token is stored nowhere in the database", async () => {
    const { token } = await invite("secret@example.com");
    const [row] = await queryRows<{ all: string }>(
      "select (select json_agg(l) from admin_links l)::text || (select json_agg(o) from outbox o)::text as all",
    );
    expect(row?.all).not.toContain(token);
    expect(row?.all).toContain(tokenHash(token));
  });
});

describe("notices", () => {
  test("all admins are mailed about an invitation and a disabled admin, who is mailed too", async () => {
    const bea = await createAdminSession(context.test.ownerUrl, "bea@example.com");
    const noticesOf = async (kind: string, subject: string) => {
      const rows = await queryRows<{ id: string; email: string }>(
        `select o.id, a.email from outbox o join admins a on a.user_id = o.recipient
         where o.kind = $1 and o.subject_id = $2`,
        [kind, subject],
      );
      return new Map(rows.map(({ id, email }) => [email, id]));
    };
    const active = async () =>
      (await asOp(listAdminAccounts)).flatMap(({ email, revokedAt }) => (revokedAt ? [] : [email]));
    const waiting = (id: string | undefined) =>
      asWorker(context.jobs, (tx) => findMailToSend(tx, id ?? ""));
    const before = await active();
    const { id } = await invite("told@example.com");
    const ofInvitation = await noticesOf("admin_invited_notice", id);
    expect([...ofInvitation.keys()].sort()).toEqual(before.sort());
    const about = { about: "told@example.com", actingEmail: "op@example.com" };
    expect((await waiting(ofInvitation.get("bea@example.com")))?.subject).toEqual({
      email: "bea@example.com",
      ...about,
    });
    await asOp((tx) => disableAdmin(tx, bea.userId));
    const ofEnd = await noticesOf("admin_disabled_notice", bea.userId);
    expect([...ofEnd.keys()].sort()).toEqual(before.sort());
    for (const email of ["bea@example.com", "op@example.com"]) {
      expect((await waiting(ofEnd.get(email)))?.subject).toEqual({
        email,
        about: "bea@example.com",
        actingEmail: "op@example.com",
      });
    }
    expect((await waiting(ofInvitation.get("bea@example.com")))?.subject).toBeNull();
  });
});

test("audit log: its hashes are intact after these tests", async () => {
  expect((await checkAuditLog(context.test.ownerUrl)).broken).toEqual([]);
});
