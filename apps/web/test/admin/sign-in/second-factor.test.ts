import { beforeAll, describe, expect, test } from "vitest";
import { Person } from "../../support/people/person.ts";
import { createAdminTestContext } from "../../support/sign-in/admin-test-context.ts";
import { Authenticator } from "../../support/sign-in/authenticator.ts";
import { adminPassword as password } from "../../support/sign-in/new-admin.ts";

// The second factor, by the endpoints.

const { marketplace, stranger, admin, signIn, isSignedIn, mailsTo } = createAdminTestContext();
const op = new Person(marketplace);

beforeAll(async () => {
  expect((await op.signInAsAdmin()).status).toBe(200);
});

describe("second factor", () => {
  const person = stranger();
  let email = "";
  let secret = "";
  let recoveryCodes: string[] = [];
  let app = new Authenticator("");
  const freshCode = () => app.code();

  beforeAll(async () => {
    email = await admin("careful");
    await signIn(person, email, password);
  });

  test("is enabled by its first code, and not before", async () => {
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

  test("is not enabled by a session without the password; failed attempts count", async () => {
    const victim = stranger();
    await signIn(victim, await admin("robbed"), password);
    const offer = await (await victim.post("/api/admin/two-factor", {})).json();
    const { envelope, secret: thiefs } = offer as { envelope: string; secret: string };
    const code = new Authenticator(thiefs).code();
    const confirm = async (body: object) =>
      (await victim.post("/api/admin/two-factor", { envelope, code, ...body }, "PUT")).status;
    expect(await confirm({})).toBe(400);
    for (let n = 0; n < 10; n += 1) expect(await confirm({ password: `guess ${n}` })).toBe(403);
    expect(await confirm({ password })).toBe(429);
    expect(await (await victim.fetch("/admin/two-factor")).text()).toContain(
      "Two-factor authentication is off.",
    );
  });

  test("rejects the password alone, a wrong code and a used one", async () => {
    const thief = stranger();
    const asked = await signIn(thief, email, password);
    expect(asked.status).toBe(401);
    expect(await asked.json()).toMatchObject({ needsCode: true });
    expect(await isSignedIn(thief)).toBe(false);
    expect((await signIn(thief, email, password, "123456")).status).toBe(401);
    const code = freshCode();
    const fresh = stranger();
    expect((await signIn(fresh, email, password, code)).status).toBe(200);
    expect(await isSignedIn(fresh)).toBe(true);
    expect((await signIn(thief, email, password, code)).status).toBe(401);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test("accepts a recovery code once, however it is typed", async () => {
    const typed = ` ${recoveryCodes[0]?.toLowerCase().replaceAll("-", " ")} `;
    expect((await signIn(stranger(), email, password, typed)).status).toBe(200);
    expect((await signIn(stranger(), email, password, recoveryCodes[0])).status).toBe(401);
  });

  test("is required for an invitation; each code proves one action", async () => {
    const act = (code?: string) =>
      person.post("/api/admin/invitations", {
        email: `by-the-careful-${crypto.randomUUID()}@example.com`,
        password,
        ...(code ? { code } : {}),
      });
    expect((await act()).status).toBe(401);
    expect((await act("000000")).status).toBe(401);
    expect((await act(recoveryCodes[2])).status).toBe(200);
    expect((await act(recoveryCodes[2])).status).toBe(401);
  });

  test("is disabled with the password and a code, and not with one of them", async () => {
    const end = (body: object) => person.post("/api/admin/two-factor", body, "DELETE");
    expect((await end({ password: "no such password", code: recoveryCodes[1] })).status).toBe(403);
    expect((await end({ password, code: "000000" })).status).toBe(401);
    expect((await end({ password, code: recoveryCodes[1] })).status).toBe(200);
    expect((await signIn(person, email, password)).status).toBe(200);
    // Enabled, two recovery codes, disabled.
    const mails = await mailsTo(email, 4);
    expect(mails.filter((text) => text.includes("takes your password and a code"))).toHaveLength(1);
    expect(mails.filter((text) => text.includes("It can’t be used again"))).toHaveLength(2);
    expect(mails.filter((text) => text.includes("takes only your password"))).toHaveLength(1);
  });
});
