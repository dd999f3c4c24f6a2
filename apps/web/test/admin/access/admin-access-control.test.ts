import { createAdmin } from "@tenora/database/admin/create-admin";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { sessionHash } from "@tenora/database/transaction/session-hash";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { hashPassword } from "better-auth/crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { marketplace } from "../../support/marketplace.ts";
import { onboardingForm, Person } from "../../support/people/person.ts";
import { adminRoutes, publicAdminRoutes } from "./admin-routes.ts";

// Clients that are not admins, at every endpoint of the route table and every function of the database;
// the list is derived, so that a new endpoint is tested too.

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
const ada = new Person(marketplace);
const former = new Person(marketplace);
const stamp = Date.now();
const secrets = { company: `Secret Company ${stamp}`, email: `secret-${stamp}@example.com` };
const ids: Record<string, string> = {};

const ask = async <T>(text: string, values: unknown[] = []) =>
  (await owner.query(text, values)).rows as T[];
const countAuditRows = async () =>
  (await ask<{ n: number }>("select count(*)::int as n from audit_log"))[0]?.n;

beforeAll(async () => {
  await ada.signInWithWallet();
  const { company: companyName, email: directorEmail } = secrets;
  await ada.submit(onboardingForm(ada.wallet, { companyName, directorEmail }));
  const [row] = await ask<Record<string, string>>(
    `select b.id as businesses, o.id as mails,
       (select user_id from admins where email = $2) as admins
     from businesses b join outbox o on o.subject_id = b.id where b.wallet_address = $1`,
    [ada.wallet, marketplace.admin.email],
  );
  Object.assign(ids, row);
  const { token } = await createAdminSession(marketplace.ownerUrl, marketplace.admin.email);
  const [session] = await ask<{ id: string }>(
    "select id from auth_admin.session where token = $1",
    [token],
  );
  ids.sessions = session?.id ?? "";
  // Signed in, and no longer an admin.
  const email = `former-${stamp}@example.com`;
  const password = "a password of some length";
  await createAdmin(marketplace.ownerUrl, { email, passwordHash: await hashPassword(password) });
  const body = new URLSearchParams({ email, password });
  expect((await former.fetch("/api/admin/session", { method: "POST", body })).status).toBe(200);
  await owner.query("update admins set revoked_at = now() where email = $1", [email]);
});
afterAll(() => owner.end());

/** A pattern with the ids of existing records. */
const filledIn = (pattern: string) =>
  pattern.replace(/([\w-]+)\/:\w+/g, (_, noun: string) => `${noun}/${ids[noun] ?? ids.businesses}`);
const closed = adminRoutes().filter((path) => !(path in publicAdminRoutes));
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

test("admin access: the route table is parsed, and every exception is still an endpoint", () => {
  expect(closed.length).toBeGreaterThanOrEqual(18);
  expect(closed).toContain("/api/admin/businesses/:id/document-link");
  for (const path of Object.keys(publicAdminRoutes)) expect(adminRoutes()).toContain(path);
});

describe.each([
  ["a visitor", () => new Person(marketplace)],
  ["the owner of a wallet", () => ada],
  ["a former admin with a session", () => former],
])("admin access: over HTTP, %s", (_who, find) => {
  test.each(closed.filter((path) => path.startsWith("/api/")))(
    "is rejected at %s",
    async (path) => {
      const before = await countAuditRows();
      const statuses: number[] = [];
      for (const method of methods) {
        const request = {
          method,
          headers: { "content-type": "application/json" },
          ...(method === "GET" ? {} : { body: "{}" }),
        };
        for (const spelled of [filledIn(path), `${filledIn(path)}.data`]) {
          const answer = await find().fetch(spelled, request);
          const text = await answer.text();
          expect(text, `${method} ${spelled}`).not.toMatch(/signature=|secret-\d+@|Secret Company/);
          // The response of the router when a route has no loader.
          const isNotEndpoint = method === "GET" && answer.status === 400;
          if (!spelled.endsWith(".data")) statuses.push(isNotEndpoint ? 405 : answer.status);
        }
      }
      // Rejected where the method exists, and not found or not allowed elsewhere.
      expect(statuses).toContain(401);
      for (const status of statuses) expect([401, 404, 405]).toContain(status);
      expect(await countAuditRows()).toBe(before);
    },
  );

  test.each(closed.filter((path) => !path.startsWith("/api/")))(
    "sees nothing at %s",
    async (path) => {
      for (const spelled of [
        filledIn(path),
        `${filledIn(path)}.data`,
        filledIn(path).toUpperCase(),
      ]) {
        const text = await (await find().fetch(spelled)).text();
        expect(text, spelled).not.toContain(secrets.company);
        expect(text, spelled).not.toContain(secrets.email);
        expect(text, spelled).not.toContain(marketplace.admin.email);
      }
    },
  );
});

test("admin access: an admin reaches what the others do not", async () => {
  const op = new Person(marketplace);
  await op.signInAsAdmin();
  for (const path of ["/admin", `/admin/requests/${ids.businesses}`, `/admin/mails/${ids.mails}`]) {
    expect(await (await op.fetch(path)).text(), path).toContain(secrets.company);
  }
  const link = await op.post(filledIn("/api/admin/businesses/:id/document-link"), {});
  expect(link.status).toBe(200);
});

test("admin access: route discovery sends everybody the same, and only names files of the build", async () => {
  const op = new Person(marketplace);
  await op.signInAsAdmin();
  const html = await (await fetch(marketplace.url)).text();
  const [built = "", version] = /\/assets\/manifest-(\w+)\.js/.exec(html) ?? [];
  const manifest = await (await fetch(marketplace.url + built)).text();
  const manifestUrl = `/__manifest?version=${version}&paths=${closed.map(filledIn).join()}`;
  const [anonymous, asAdmin] = await Promise.all(
    [new Person(marketplace), op].map(async (one) => (await one.fetch(manifestUrl)).text()),
  );
  expect(anonymous).toBe(asAdmin);
  const known = Object.values(JSON.parse(anonymous ?? "") as Record<string, { module: string }>);
  expect(known.length).toBeGreaterThan(10);
  for (const { module } of known) expect(manifest).toContain(module);
  expect(anonymous).not.toMatch(/secret-\d+@|Secret Company/);
});

describe("admin access: in SQL", () => {
  interface AdminFunction {
    readonly name: string;
    readonly call: string;
  }
  const adminFunctions = () =>
    ask<AdminFunction>(`
      select n.nspname || '.' || p.proname as name, n.nspname || '.' || p.proname || '(' || coalesce((
        select string_agg('null::' || format_type(t, null), ', ' order by at)
        from unnest(p.proargtypes) with ordinality as a(t, at)), '') || ')' as call
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('app', 'public') and has_function_privilege('tenora_admin', p.oid, 'execute')
        and not has_function_privilege('tenora_visitor', p.oid, 'execute')
        and not has_function_privilege('tenora_member', p.oid, 'execute')`);
  const tables = () =>
    ask<{ name: string }>(`
      select quote_ident(n.nspname) || '.' || quote_ident(relname) as name
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind = 'r' and n.nspname in ('public', 'auth_admin')
        and not has_any_column_privilege('tenora_visitor', c.oid, 'select')
        and not has_any_column_privilege('tenora_member', c.oid, 'select')`);

  /** Runs one statement of a login under a role and a session: the rows, or the error's code. */
  async function attempt(url: string, login: string, role: string, token: string, text: string) {
    const database = openDatabaseAt(url, login as "tenora_web_admin", 1);
    const client = await database.pool.connect();
    try {
      await client.query(`begin; set local role ${role}`);
      await client.query("select set_config('app.session', $1, true)", [sessionHash(token)]);
      // An empty list says nothing either.
      const says = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
      return (await client.query(text)).rows.filter((row) => Object.values(row).some(says));
    } catch (error) {
      return (error as { code?: string }).code;
    } finally {
      await client.query("rollback").catch(() => {});
      client.release(true);
      await database.close();
    }
  }

  test("only an admin runs admin functions and reads admin tables", async () => {
    const { webPublic, webAdmin } = marketplace.web.database;
    const member = await createWalletSession(marketplace.ownerUrl, ada.wallet);
    const gone = await createAdminSession(marketplace.ownerUrl, `gone-${stamp}@example.com`);
    await owner.query("update admins set revoked_at = now() where user_id = $1", [gone.userId]);
    const functions = await adminFunctions();
    expect(functions.length).toBeGreaterThanOrEqual(15);
    for (const { call } of functions) {
      const text = `select * from ${call} as answer`;
      expect(await attempt(webPublic, "tenora_web_public", "tenora_visitor", "", text), call).toBe(
        "42501",
      );
      expect(
        await attempt(webPublic, "tenora_web_public", "tenora_member", member, text),
        call,
      ).toBe("42501");
      // The role of an admin with the session of a former one: rejected, or without rows.
      const result = await attempt(webAdmin, "tenora_web_admin", "tenora_admin", gone.token, text);
      expect(["42501", "[]"], `${call} → ${JSON.stringify(result)}`).toContain(
        typeof result === "string" ? result : JSON.stringify(result),
      );
    }
    for (const { name } of await tables()) {
      const text = `select * from ${name} limit 1`;
      for (const role of ["tenora_visitor", "tenora_member"]) {
        expect(await attempt(webPublic, "tenora_web_public", role, member, text), name).toBe(
          "42501",
        );
      }
      expect(await attempt(webPublic, "tenora_web_public", "tenora_admin", "", text), name).toBe(
        "42501",
      );
    }
  });
});
