import { beforeAll, describe, expect, test } from "vitest";
import { Person } from "../../support/people/person.ts";
import { createAdminTestContext } from "../../support/sign-in/admin-test-context.ts";
import { adminPassword as password } from "../../support/sign-in/new-admin.ts";

// Becoming an admin, by the endpoints.

const {
  marketplace,
  stranger,
  admin,
  signIn,
  isSignedIn,
  findLink,
  setPassword,
  mailed,
  ask,
  mailsTo,
} = createAdminTestContext();
const op = new Person(marketplace);

beforeAll(async () => {
  expect((await op.signInAsAdmin()).status).toBe(200);
});
const invite = (email: string, proof: object = { password: marketplace.admin.password }) =>
  op.post("/api/admin/invitations", { email, ...proof });
const stamp = Date.now();

describe("admin invitation", () => {
  test("makes the invited person an admin, once", async () => {
    const email = `invited&co-${stamp}@firm.xn--j6w193g`;
    expect((await invite(`Invited&Co-${stamp}@Firm.香港`)).status).toBe(200);
    const token = await mailed(email);
    expect(await (await findLink(token)).json()).toEqual({ kind: "invitation", email });
    const invited = stranger();
    expect((await setPassword(invited, token, "too short")).status).toBe(400);
    expect((await setPassword(invited, token)).status).toBe(200);
    expect((await setPassword(stranger(), token)).status).toBe(410);
    expect((await findLink(token)).status).toBe(410);
    expect((await signIn(invited, `invited&co-${stamp}@firm.香港`, password)).status).toBe(200);
    expect(await isSignedIn(invited)).toBe(true);
    expect((await invite(email)).status).toBe(409);
  });

  test("and disabling need the password: a session alone invites and disables nobody", async () => {
    const robbed = stranger();
    const own = await admin("robbed-of-session");
    await signIn(robbed, own, password);
    const other = await admin("stays");
    const [{ id } = { id: "" }] = await ask<{ id: string }>(
      "select user_id as id from admins where email = $1",
      [other],
    );
    const email = `thiefs-friend-${stamp}@example.com`;
    const attempts = [
      (proof: object) => robbed.post("/api/admin/invitations", { email, ...proof }),
      (proof: object) => robbed.post(`/api/admin/admins/${id}`, proof, "DELETE"),
    ];
    for (const attempt of attempts) {
      expect((await attempt({})).status).toBe(400);
      expect((await attempt({ password: "no such password" })).status).toBe(403);
    }
    expect(await ask("select 1 from admin_links where email = $1", [email])).toEqual([]);
    expect(
      await ask("select 1 from admins where email = $1 and revoked_at is null", [other]),
    ).toHaveLength(1);
    for (const attempt of attempts) expect((await attempt({ password })).status).toBe(200);
    const told = await mailsTo(own, 2);
    expect(told.some((text) => text.includes(`invited ${email}`))).toBe(true);
    expect(told.some((text) => text.includes(`disabled the admin ${other}`))).toBe(true);
  });

  test("does not work once revoked, or when the token is unknown", async () => {
    const email = `back-${stamp}@example.com`;
    await invite(email);
    const token = await mailed(email);
    const page = await (await op.fetch("/admin/admins")).text();
    expect(page).toContain(email);
    const [row] = await ask<{ id: string }>("select id from admin_links where email = $1", [email]);
    const path = `/api/admin/invitations/${row?.id}`;
    expect((await op.post(path, {}, "DELETE")).status).toBe(200);
    expect((await setPassword(stranger(), token)).status).toBe(410);
    expect((await findLink("x".repeat(64))).status).toBe(410);
    expect((await findLink("'; drop table admins")).status).toBe(400);
  });
});
