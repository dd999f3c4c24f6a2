// The second factor that the settings require of every admin.
import { tokenHash } from "@tenora/database/admin/admin-link-token";
import { endAdminSession, listAdminSessions } from "@tenora/database/admin/admin-sessions";
import {
  disableTwoFactor,
  enableTwoFactor,
  findOwnTwoFactor,
} from "@tenora/database/admin/admin-two-factor";
import { findSignedInAdmin } from "@tenora/database/admin/find-signed-in-admin";
import { listAdminAccounts } from "@tenora/database/admin/manage-admins";
import { needsTwoFactor, storeTwoFactorRule } from "@tenora/database/admin/required-two-factor";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asSignedInAdmin } from "@tenora/database/transaction/as-signed-in-admin";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { useAdminContext } from "../support/admin-context.ts";
import { errorCodeOf } from "../support/database-context.ts";

const own = useAdminContext();
const { context, queryRows } = own;
const requireFactor = (isNeeded: boolean) => storeTwoFactorRule(context.test.ownerUrl, isNeeded);
const signIn = async (email: string) =>
  (await createAdminSession(context.test.ownerUrl, email)).token;
const setUp = (token: string) =>
  asSignedInAdmin(context.admin, token, (tx) =>
    enableTwoFactor(tx, {
      secretEncrypted: Buffer.of(1),
      step: 100,
      codeHashes: [tokenHash("a recovery code")],
    }),
  );
const list = (token: string) => errorCodeOf(asAdmin(context.admin, token, listAdminAccounts));

describe("required second factor", () => {
  beforeEach(() => requireFactor(true));

  test("an admin without one is signed in, and no admin until they have set it up", async () => {
    const token = await signIn("ada@example.com");
    const find = () => findSignedInAdmin(context.admin, token);
    expect(await find()).toEqual({ email: "ada@example.com", mustSetUpTwoFactor: true });
    expect(await list(token)).toBe("TWO_FACTOR_REQUIRED");
    expect(await asSignedInAdmin(context.admin, token, findOwnTwoFactor)).toBeNull();
    expect(await asSignedInAdmin(context.admin, token, needsTwoFactor)).toBe(true);
    await setUp(token);
    expect(await find()).toEqual({ email: "ada@example.com", mustSetUpTwoFactor: false });
    expect(await list(token)).toHaveProperty("resolved");
  });

  test("they see and end their own sessions, and nobody else's", async () => {
    const [here, there] = [await signIn("bo@example.com"), await signIn("bo@example.com")];
    const as = <T>(run: Parameters<typeof asSignedInAdmin<T>>[2]) =>
      asSignedInAdmin(context.admin, here, run);
    const other = (await as(listAdminSessions)).find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const [others] = await queryRows<{ id: string }>(
      "select id from auth_admin.session where token = $1",
      [own.op.token],
    );
    expect(await errorCodeOf(as((tx) => endAdminSession(tx, others?.id ?? "")))).toBe(
      "ALREADY_CHANGED",
    );
    await as((tx) => endAdminSession(tx, other));
    expect(await findSignedInAdmin(context.admin, there)).toBeNull();
  });

  test("nobody else is signed in: a former admin, an old session, one that lacks its code", async () => {
    const code = (token: string) =>
      errorCodeOf(asSignedInAdmin(context.admin, token, findOwnTwoFactor));
    const former = await signIn("former@example.com");
    await queryRows("update admins set revoked_at = now() where email = 'former@example.com'");
    await setUp(await signIn("cy@example.com"));
    const old = await createAdminSession(context.test.ownerUrl, "old@example.com", {
      createdAt: new Date(Date.now() - 13 * 3_600_000),
    });
    for (const token of [former, await signIn("cy@example.com"), old.token, "no such session"]) {
      expect(await code(token)).toBe("SESSION_MISSING");
      expect(await list(token)).toBe("SESSION_MISSING");
    }
  });

  test("they reach nothing but their own account: no table, and no function of other admins", async () => {
    const token = await signIn("di@example.com");
    const statements = await queryRows<{ text: string }>(`
      select format('select from %I.%I', n.nspname, c.relname) as text
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'v') and n.nspname in ('public', 'market', 'auth_admin', 'auth_wallet')
      union all
      select format('select %I.%I(%s)', n.nspname, p.proname, (
        select string_agg(format('null::%s.%I', t.typnamespace::regnamespace, t.typname), ', ' order by at)
        from unnest(p.proargtypes::oid[]) with ordinality as a(type, at) join pg_type t on t.oid = type))
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('app', 'public') and p.prorettype <> 'trigger'::regtype
        and has_function_privilege('tenora_admin', p.oid, 'execute')
        and p.prosrc !~ 'signed_in_admin' and p.proname <> 'signed_in_admin' and not p.proisstrict`);
    expect(statements.length).toBeGreaterThan(100);
    for (const { text } of statements)
      expect(
        await errorCodeOf(asSignedInAdmin(context.admin, token, (tx) => sql.raw(text).execute(tx))),
        text,
      ).toBe("FORBIDDEN");
  });

  test("it stays on: a right code doesn't disable it, and isn't used up", async () => {
    const token = await signIn("eve@example.com");
    await setUp(token);
    const disable = () =>
      errorCodeOf(
        asAdmin(context.admin, token, (tx) =>
          disableTwoFactor(tx, { codeHash: tokenHash("a recovery code") }),
        ),
      );
    expect(await disable()).toBe("TWO_FACTOR_STAYS_ON");
    expect(await asAdmin(context.admin, token, findOwnTwoFactor)).toMatchObject({ codesLeft: 1 });
    await requireFactor(false);
    expect(await disable()).toEqual({ resolved: undefined });
  });

  test("no session can change the rule", async () => {
    const token = await signIn("flo@example.com");
    await setUp(token);
    for (const text of [
      "update review_rules set needs_two_factor = false",
      "delete from review_rules",
    ])
      expect(
        await errorCodeOf(asAdmin(context.admin, token, (tx) => sql.raw(text).execute(tx))),
      ).toBe("FORBIDDEN");
  });

  test("a session that began before the rule is held to it", async () => {
    await requireFactor(false);
    const token = await signIn("gus@example.com");
    expect(await list(token)).toHaveProperty("resolved");
    await requireFactor(true);
    expect(await list(token)).toBe("TWO_FACTOR_REQUIRED");
  });
});

test("required second factor: without the rule nobody needs one, and each change is one audit row", async () => {
  await requireFactor(false);
  const token = await signIn("hal@example.com");
  expect(await list(token)).toHaveProperty("resolved");
  expect(await asAdmin(context.admin, token, needsTwoFactor)).toBe(false);
  const recorded = () =>
    queryRows<{ action: string }>(
      "select action from audit_log where subject_id = 'two_factor' order by id",
    );
  const before = (await recorded()).length;
  for (const isNeeded of [true, true, false]) {
    await Promise.all([requireFactor(isNeeded), requireFactor(isNeeded)]);
  }
  expect((await recorded()).slice(before).map(({ action }) => action)).toEqual([
    "review.two_factor_required",
    "review.two_factor_dropped",
  ]);
});
