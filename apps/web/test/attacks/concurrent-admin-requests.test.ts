import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWeb, type WebProcess } from "../../../../e2e/support/marketplace/web-process.ts";
import { Person } from "../support/people/person.ts";
import { createAdminTestContext } from "../support/sign-in/admin-test-context.ts";
import { Authenticator } from "../support/sign-in/authenticator.ts";
import { adminPassword } from "../support/sign-in/new-admin.ts";

const { marketplace, admin, signIn, isSignedIn, mailed, ask, stranger } = createAdminTestContext();
const op = new Person(marketplace);
let other: WebProcess;

beforeAll(async () => {
  other = await startWeb(marketplace);
  expect((await op.signInAsAdmin()).status).toBe(200);
});
afterAll(() => other?.kill());

/** As many strangers, half of them at the other web process. */
const strangers = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    at % 2 === 0 ? stranger() : new Person(other.marketplace),
  );
const passwordOf = (at: number) => `the password of number ${at}`;

/** Everybody uses the link at once, each with another password; resolves with the index of the one that succeeded. */
async function useAtOnce(token: string, count: number) {
  const answers = strangers(count).map((person, at) =>
    person.post("/api/admin/link", { token, password: passwordOf(at) }, "PUT"),
  );
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  const winner = statuses.indexOf(200);
  expect(statuses.filter((status) => status === 410)).toHaveLength(count - 1);
  return winner;
}

describe("simultaneous requests of admins, at two web processes", () => {
  test("8 first sign-ins of one admin all succeed with a session each", async () => {
    const email = await admin("everywhere");
    const people = strangers(8);
    const answers = await Promise.all(people.map((one) => signIn(one, email, adminPassword)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    for (const person of people) expect(await isSignedIn(person)).toBe(true);
    const rows = await ask<{ users: number; sessions: number }>(
      `select count(distinct u.id)::int as users, count(s.id)::int as sessions
       from auth_admin."user" u join auth_admin.session s on s."userId" = u.id where u.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ users: 1, sessions: 8 }]);
  });

  test("50 right sign-ins of 10 admins wait for each other, and none fails", async () => {
    const emails = await Promise.all(Array.from({ length: 10 }, (_, n) => admin(`crowd-${n}`)));
    const answers = await Promise.all(
      strangers(50).map((one, at) => signIn(one, emails[at % 10] ?? "", adminPassword)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  });

  test("right sign-ins that the database keeps waiting for too long get 503 with Retry-After", async () => {
    const emails = await Promise.all(Array.from({ length: 10 }, (_, n) => admin(`queue-${n}`)));
    const owner = new pg.Client({ connectionString: marketplace.ownerUrl });
    await owner.connect();
    try {
      await owner.query("begin; lock table auth_admin.session in access exclusive mode");
      const answers = emails.flatMap((email) =>
        strangers(2).map((one) => signIn(one, email, adminPassword)),
      );
      // All connections wait for the table, and the first request has waited for one of them for too long.
      expect((await Promise.race(answers)).status).toBe(503);
      await owner.query("rollback");
      for (const { status, headers } of await Promise.all(answers)) {
        expect([200, 503]).toContain(status);
        if (status === 503) expect(headers.get("retry-after")).toBe("5");
      }
    } finally {
      await owner.query("rollback");
      await owner.end();
    }
  });

  test("8 uses of one invitation make one admin, with the password of the one that succeeded", async () => {
    const email = `invited-by-many-${crypto.randomUUID()}@example.com`;
    const proof = { password: marketplace.admin.password };
    expect((await op.post("/api/admin/invitations", { email, ...proof })).status).toBe(200);
    const winner = await useAtOnce(await mailed(email), 8);
    expect(await ask("select 1 from admins where email = $1", [email])).toHaveLength(1);
    expect((await signIn(stranger(), email, passwordOf(winner))).status).toBe(200);
    expect((await signIn(stranger(), email, passwordOf((winner + 1) % 8))).status).toBe(401);
  });

  test("8 uses of one recovery link set one password, that of the one that succeeded", async () => {
    const email = await admin("forgetful");
    expect((await stranger().post("/api/admin/recovery", { email })).status).toBe(200);
    const winner = await useAtOnce(await mailed(email), 8);
    expect((await signIn(stranger(), email, passwordOf(winner))).status).toBe(200);
    expect((await signIn(stranger(), email, passwordOf((winner + 1) % 8))).status).toBe(401);
    expect((await signIn(stranger(), email, adminPassword)).status).toBe(401);
  });

  test("6 confirmations of a second factor enable one, with its own 10 codes", async () => {
    const email = await admin("doubly-careful");
    const person = stranger();
    await signIn(person, email, adminPassword);
    const elsewhere = new Person(other.marketplace, person);
    const places = [person, elsewhere, person, elsewhere, person, elsewhere];
    const offers = await Promise.all(
      places.map(async (place) => {
        const offer = await (await place.post("/api/admin/two-factor", {})).json();
        return offer as { secret: string; envelope: string };
      }),
    );
    const answers = await Promise.all(
      offers.map(({ secret, envelope }, at) => {
        const code = new Authenticator(secret).code();
        const body = { envelope, password: adminPassword, code };
        return (places[at] ?? person).post("/api/admin/two-factor", body, "PUT");
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const [confirmed] = answers.filter(({ status }) => status === 200);
    const { recoveryCodes } = JSON.parse((await confirmed?.text()) ?? "{}") as {
      recoveryCodes: string[];
    };
    const stored = await ask(
      `select 1 from auth_admin.recovery_code c join admins a on a.user_id = c.user_id
       where a.email = $1`,
      [email],
    );
    expect(stored).toHaveLength(10);
    const answer = await signIn(stranger(), email, adminPassword, recoveryCodes[0] ?? "");
    expect(answer.status).toBe(200);
  });
});
