import pg from "pg";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { Authenticator } from "./authenticator.ts";
import { mailedToken } from "./mailed-token.ts";
import { newAdmin, adminPassword as password } from "./new-admin.ts";
import { Person } from "./person.ts";

// Becoming an admin, coming back after forgetting, and the second factor, by the doors.

const marketplace = inject("marketplace");
const op = new Person(marketplace);
const stamp = Date.now();

beforeAll(async () => {
  expect((await op.signInAsAdmin()).status).toBe(200);
});

const stranger = () => new Person(marketplace);
const signIn = (person: Person, email: string, word: string, code?: string) =>
  person.fetch("/api/admin/session", {
    method: "POST",
    body: new URLSearchParams({ email, password: word, ...(code ? { code } : {}) }),
  });
const isIn = async (person: Person) =>
  !(await (await person.fetch("/admin/admins")).text()).includes("Sign in to access");
const choose = (person: Person, token: string, word = password) =>
  person.post("/api/admin/link", { token, password: word }, "PUT");
const look = (token: string) => stranger().post("/api/admin/link", { token });

describe("an invitation", () => {
  test("leads from the mail to a seat, once", async () => {
    const email = `invited-${stamp}@example.com`;
    expect((await op.post("/api/admin/invitations", { email: email.toUpperCase() })).status).toBe(
      200,
    );
    const token = await mailedToken(marketplace, email);
    expect(await (await look(token)).json()).toEqual({ kind: "invitation", email });
    const invited = stranger();
    expect((await choose(invited, token, "too short")).status).toBe(400);
    expect((await choose(invited, token)).status).toBe(200);
    expect((await choose(stranger(), token)).status).toBe(410);
    expect((await look(token)).status).toBe(410);
    expect((await signIn(invited, email, password)).status).toBe(200);
    expect(await isIn(invited)).toBe(true);
    expect((await op.post("/api/admin/invitations", { email })).status).toBe(409);
  });

  test("that was taken back, or never was, opens nothing", async () => {
    const email = `back-${stamp}@example.com`;
    await op.post("/api/admin/invitations", { email });
    const token = await mailedToken(marketplace, email);
    const page = await (await op.fetch("/admin/admins")).text();
    expect(page).toContain(email);
    const owner = new pg.Client({ connectionString: marketplace.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query("select id from admin_links where email = $1", [email]);
    await owner.end();
    const path = `/api/admin/invitations/${rows[0]?.id}`;
    expect((await op.post(path, {}, "DELETE")).status).toBe(200);
    expect((await choose(stranger(), token)).status).toBe(410);
    expect((await look("x".repeat(43))).status).toBe(410);
    expect((await look("'; drop table admins")).status).toBe(400);
  });
});

describe("a recovery", () => {
  test("ends the other sign-ins and lets the new password in, even while strangers guess", async () => {
    const email = await newAdmin(marketplace, "forgetful");
    const thief = stranger();
    expect((await signIn(thief, email, password)).status).toBe(200);
    const forgetful = stranger();
    expect((await forgetful.post("/api/admin/recovery", { email })).status).toBe(200);
    const token = await mailedToken(marketplace, email);
    for (let n = 0; n < 11; n += 1) await signIn(stranger(), email, `guess ${n}`);
    expect((await choose(forgetful, token, "another password entirely")).status).toBe(200);
    expect(await isIn(thief)).toBe(false);
    expect((await signIn(forgetful, email, "another password entirely")).status).toBe(200);
  });

  test("is answered alike, and as slowly, for who is no admin", async () => {
    const email = await newAdmin(marketplace, "times");
    const times: Record<string, number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let n = 0; n < 5; n += 1) {
      for (const [kind, address] of [
        ["known", email],
        ["unknown", `nobody-${stamp}@example.com`],
      ] as const) {
        const began = performance.now();
        const response = await stranger().post("/api/admin/recovery", { email: address });
        times[kind]?.push(performance.now() - began);
        answers.add(`${response.status} ${await response.text()}`);
      }
    }
    expect([...answers]).toEqual(['200 {"ok":true}']);
    const median = (list: number[] = []) => list.sort((a, b) => a - b)[2] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(495);
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) / 4);
  });
});

describe("a second factor", () => {
  const person = stranger();
  let email = "";
  let secret = "";
  let recoveryCodes: string[] = [];
  let app = new Authenticator("");
  const freshCode = () => app.code();

  beforeAll(async () => {
    email = await newAdmin(marketplace, "careful");
    await signIn(person, email, password);
  });

  test("is in force after its first code, and not before", async () => {
    const offer = await (await person.post("/api/admin/two-factor", {})).json();
    const { picture, envelope } = offer as { picture: string; envelope: string };
    secret = (offer as { secret: string }).secret;
    app = new Authenticator(secret);
    expect(picture).toMatch(/^<svg/);
    expect((await signIn(stranger(), email, password)).status).toBe(200);
    const confirm = (body: object) => person.post("/api/admin/two-factor", body, "PUT");
    expect((await confirm({ envelope, password, code: "000000" })).status).toBe(401);
    // Another admin's offer is sealed for that one.
    const others = { envelope, password: marketplace.admin.password, code: freshCode() };
    expect((await op.post("/api/admin/two-factor", others, "PUT")).status).toBe(400);
    app = new Authenticator(secret);
    const confirmed = await confirm({ envelope, password, code: freshCode() });
    expect(confirmed.headers.get("cache-control")).toContain("no-store");
    ({ recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const html = await (await person.fetch("/admin/two-factor")).text();
    expect(html).not.toContain(secret);
    expect(html).not.toContain(recoveryCodes[0]);
  });

  test("is not put in force by who holds the session and not the password; his guesses count", async () => {
    const victim = stranger();
    await signIn(victim, await newAdmin(marketplace, "robbed"), password);
    const offer = await (await victim.post("/api/admin/two-factor", {})).json();
    const { envelope, secret: thiefs } = offer as { envelope: string; secret: string };
    const code = new Authenticator(thiefs).code();
    const confirm = async (body: object) =>
      (await victim.post("/api/admin/two-factor", { envelope, code, ...body }, "PUT")).status;
    expect(await confirm({})).toBe(400);
    for (let n = 0; n < 10; n += 1) expect(await confirm({ password: `guess ${n}` })).toBe(403);
    expect(await confirm({ password })).toBe(429);
    expect(await (await victim.fetch("/admin/two-factor")).text()).toContain("It is off.");
  });

  test("keeps out the password alone, a wrong code and a used one", async () => {
    const thief = stranger();
    const asked = await signIn(thief, email, password);
    expect(asked.status).toBe(401);
    expect(await asked.json()).toMatchObject({ needsCode: true });
    expect(await isIn(thief)).toBe(false);
    expect((await signIn(thief, email, password, "123456")).status).toBe(401);
    const code = freshCode();
    const fresh = stranger();
    expect((await signIn(fresh, email, password, code)).status).toBe(200);
    expect(await isIn(fresh)).toBe(true);
    expect((await signIn(thief, email, password, code)).status).toBe(401);
    expect(await isIn(thief)).toBe(false);
  });

  test("takes a recovery code once, however it is typed", async () => {
    const typed = ` ${recoveryCodes[0]?.toLowerCase().replaceAll("-", " ")} `;
    expect((await signIn(stranger(), email, password, typed)).status).toBe(200);
    expect((await signIn(stranger(), email, password, recoveryCodes[0])).status).toBe(401);
  });

  test("counts codes like passwords: ten in a quarter of an hour", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await signIn(stranger(), email, password, `${100_000 + n}`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test("goes with the password and a code, and not with one of them", async () => {
    const end = (body: object) => person.post("/api/admin/two-factor", body, "DELETE");
    expect((await end({ password: "no such password", code: recoveryCodes[1] })).status).toBe(403);
    expect((await end({ password, code: "000000" })).status).toBe(401);
    expect((await end({ password, code: recoveryCodes[1] })).status).toBe(200);
    expect((await signIn(person, email, password)).status).toBe(200);
  });
});
