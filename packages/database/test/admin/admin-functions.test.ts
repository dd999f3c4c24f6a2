// What an admin's role runs, from the catalogue: each function asks for a current admin, who has the second
// factor that the settings require, or stands on a list below with its reason. A new function is tested too.
import { storeTwoFactorRule } from "@tenora/database/admin/required-two-factor";
import { sessionHash } from "@tenora/database/transaction/session-hash";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { expect, test } from "vitest";
import { useAdminContext } from "../support/admin-context.ts";

const { context, queryRows } = useAdminContext();

/** These take an admin who still has to set up a required second factor: each is about their own account. */
const asksWhoIsSignedIn = [
  "app.enable_two_factor",
  "app.end_admin_session",
  "app.needs_two_factor",
  "app.own_admin_account",
  "app.own_admin_sessions",
  "app.own_two_factor",
];

/** Functions that don't ask who calls, and why they may. */
const asksNobody: Readonly<Record<string, readonly string[]>> = {
  "decides who is asked": ["app.current_admin", "app.signed_in_admin"],
  "computes from its arguments alone": [
    "app.campaign_picture_hash",
    "app.character_ngrams",
    "app.registration_number_key",
    "app.request_answers",
    "app.similar_digest",
  ],
  "has no rights but its caller's": [
    "app.business_submitted_at",
    "app.certificate_request",
    "app.current_business_checks",
    "app.is_current_check",
    "app.similar_submissions",
  ],
  "row policies ask it, and it answers yes or no": [
    "app.is_submitted_document",
    "app.is_submitted_request",
  ],
  "reads what a mail says, which the worker sends and the portal shows": [
    "app.acknowledgement_of_mail",
    "app.admin_link_email",
    "app.admin_notice",
    "app.admin_of_mail",
    "app.country_of_customer",
    "app.customer_of_request",
    "app.document_kind_of_request",
    "app.email_of_guest",
    "app.request_of_failed_sale",
    "app.request_of_mail",
    "app.search_of_mail",
  ],
};

interface AdminFunction {
  readonly name: string;
  readonly call: string;
  readonly asksCurrentAdmin: boolean;
  readonly isDefiner: boolean;
  readonly language: string;
}

const adminFunctions = () =>
  queryRows<AdminFunction>(`
    select n.nspname || '.' || p.proname as name, l.lanname as language, p.prosecdef as "isDefiner",
      regexp_replace(p.prosrc, '--[^\\n]*', '', 'g') ~ 'app\\.(current_admin|lock_admins)\\(\\)'
        as "asksCurrentAdmin",
      n.nspname || '.' || p.proname || '(' || coalesce((
        select string_agg('null::' || t::regtype, ', ' order by at)
        from unnest(p.proargtypes::oid[]) with ordinality as a(t, at)), '') || ')' as call
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
    where n.nspname in ('app', 'public') and has_function_privilege('tenora_admin', p.oid, 'execute')
    order by 1`);

test("admin functions: each asks for a current admin, or is listed with a reason", async () => {
  const functions = await adminFunctions();
  expect(functions.length).toBeGreaterThan(60);
  const others = functions.filter(({ asksCurrentAdmin }) => !asksCurrentAdmin);
  const listed = [...asksWhoIsSignedIn, ...Object.values(asksNobody).flat()];
  const ofAccountAlone = "app.own_admin_account";
  expect(others.map(({ name }) => name)).toEqual(
    listed.filter((name) => name !== ofAccountAlone).sort(),
  );
  const callers = asksNobody["has no rights but its caller's"];
  for (const { name, isDefiner } of others)
    if (callers?.includes(name)) expect(isDefiner, name).toBe(false);
});

test("admin functions: those of one's own account alone ask who is signed in", async () => {
  const rows = await queryRows<{ name: string }>(`
    select n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosrc ~ 'signed_in_admin' or pg_get_function_sqlbody(p.oid) ~ 'signed_in_admin'
    union all select tablename || ': ' || policyname from pg_policies
    where concat(qual, with_check) ~ 'signed_in_admin'
    union all select viewname from pg_views
    where definition ~ 'signed_in_admin' and schemaname <> 'pg_catalog'
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([...asksWhoIsSignedIn, "app.current_admin"].sort());
});

test("admin functions: each that can say so refuses an admin without the required factor", async () => {
  await storeTwoFactorRule(context.test.ownerUrl, true);
  const { token } = await createAdminSession(context.test.ownerUrl, "ada@example.com");
  const refusing = (await adminFunctions()).filter(
    ({ asksCurrentAdmin, language }) => asksCurrentAdmin && language === "plpgsql",
  );
  expect(refusing.length).toBeGreaterThan(30);
  const answers: [string, unknown][] = [];
  for (const { name, call } of refusing) answers.push([name, await attempt(token, call)]);
  expect(answers.filter(([, code]) => code !== "42501")).toEqual([]);
});

/** Calls it under the whole role of an admin: the error's code, or the rows. */
async function attempt(token: string, call: string): Promise<unknown> {
  const client = await context.admin.pool.connect();
  try {
    await client.query("begin; set local role tenora_admin");
    await client.query("select set_config('app.session', $1, true)", [sessionHash(token)]);
    return (await client.query(`select * from ${call} as answer`)).rows;
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.query("rollback");
    client.release();
  }
}
