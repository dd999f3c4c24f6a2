import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type RunningMarketplace,
  type StartedMarketplace,
  startMarketplaceProcess,
} from "../../../../../e2e/support/marketplace/running-marketplace.ts";
import { askEveryMethod } from "../../support/ask-every-method.ts";
import { onboardingForm, Person } from "../../support/people/person.ts";
import type { Authenticator } from "../../support/sign-in/authenticator.ts";
import { mailedToken } from "../../support/sign-in/mailed-token.ts";
import { adminPassword, newAdmin } from "../../support/sign-in/new-admin.ts";
import { setUpTwoFactor } from "../../support/sign-in/set-up-two-factor.ts";
import { adminRoutes, publicAdminRoutes } from "../access/admin-routes.ts";

// REQUIRE_TWO_FACTOR=1: an admin without a second factor at every page and endpoint of the route table,
// which is read here, so that a new one is tested too.

/** What they reach, and why. Everything else is refused. */
const accountRoutes: Readonly<Record<string, string>> = {
  "/admin/two-factor": "its set-up",
  "/api/admin/two-factor": "its set-up; turning it off has a test below",
  "/admin/sessions": "their own sessions",
  "/api/admin/sessions/:id": "ends one of their own sessions",
};
const routes = adminRoutes().filter((path) => !(path in publicAdminRoutes));
const refusing = routes.filter((path) => !(path in accountRoutes));
const pages = refusing.filter((path) => !path.startsWith("/api/"));
const endpoints = refusing.filter((path) => path.startsWith("/api/"));

const setUpPath = "/admin/two-factor";
const message = "Two-factor sign-in is required here. Set it up to open the portal.";
const company = "Ada Trading Pte Ltd";
const unknownId = "00000000-0000-4000-8000-000000000000";
const filledIn = (pattern: string) => pattern.replace(/:\w+/g, unknownId);

let own: StartedMarketplace;
let marketplace: RunningMarketplace;
let op: Person;
beforeAll(async () => {
  const variables = { TRUST_PROXY: "1", DEMO: "0", REQUIRE_TWO_FACTOR: "1" };
  own = await startMarketplaceProcess({ webProcesses: 1, variables });
  marketplace = own.running;
  op = new Person(marketplace);
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  expect((await ada.submit(onboardingForm(ada.wallet, { companyName: company }))).ok).toBe(true);
  // The first admin of a new installation.
  expect((await op.signInAsAdmin()).status).toBe(200);
});
afterAll(() => own?.stop());

const signIn = (person: Person, email: string, password: string, code?: string) =>
  person.fetch("/api/admin/session", {
    method: "POST",
    body: new URLSearchParams({ email, password, ...(code ? { code } : {}) }),
  });

test("required second factor: the route table is parsed, and every exception is still in it", () => {
  expect(pages.length).toBeGreaterThan(12);
  expect(endpoints.length).toBeGreaterThan(30);
  for (const path of Object.keys(accountRoutes)) expect(routes).toContain(path);
});

describe("required second factor: before it is set up", () => {
  test.each(pages)("%s leads to the set-up", async (path) => {
    const address = filledIn(path);
    for (const spelled of [address, address.toUpperCase(), `${address}?page=2`]) {
      const answer = await op.fetch(spelled);
      const location = `${setUpPath}?${new URLSearchParams({ next: spelled })}`;
      expect([answer.status, answer.headers.get("location")], spelled).toEqual([302, location]);
    }
    const data = await (await op.fetch(`${address}.data`)).text();
    expect(data).toContain(`${setUpPath}?${new URLSearchParams({ next: address })}"`);
    expect(data).not.toContain(company);
  });

  test.each(endpoints)("%s answers 403 with a sentence", async (path) => {
    const answers = await askEveryMethod(op, filledIn(path));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(403);
    for (const { status, text } of answers) {
      expect([403, 404, 405]).toContain(status);
      if (status === 403)
        expect(JSON.parse(text)).toMatchObject({ code: "TWO_FACTOR_REQUIRED", message });
    }
  });

  test("its set-up says why, and the portal offers nothing else", async () => {
    const html = await (await op.fetch(setUpPath)).text();
    expect(html).toContain(message);
    expect(html).toContain('href="/admin/sessions"');
    for (const path of ["/admin/audit", "/admin/investors", "/admin/admins"])
      expect(html).not.toContain(`href="${path}"`);
    expect((await op.fetch("/admin/sessions")).status).toBe(200);
  });

  test("they end a session of theirs, sign out and sign in again", async () => {
    const email = await newAdmin(marketplace, "leaves");
    const person = new Person(marketplace);
    await signIn(person, email, adminPassword);
    const ended = await person.post(`/api/admin/sessions/${unknownId}`, {}, "DELETE");
    expect(ended.status).toBe(409);
    await person.fetch("/api/admin/session", { method: "DELETE" });
    expect((await person.post("/api/admin/two-factor", {})).status).toBe(401);
    expect((await signIn(person, email, adminPassword)).status).toBe(200);
    expect((await person.post("/api/admin/two-factor", {})).status).toBe(200);
  });
});

describe("required second factor: once it is set up", () => {
  let app: Authenticator;
  let recoveryCodes: readonly string[];
  let password: string;

  beforeAll(async () => {
    ({ password } = marketplace.admin);
    ({ app, recoveryCodes } = await setUpTwoFactor(op, password));
  });

  test.each(pages)("%s is open", async (path) => {
    const answer = await op.fetch(filledIn(path));
    expect([200, 404]).toContain(answer.status);
    if (path === "/admin") expect(await answer.text()).toContain(company);
  });

  test.each(endpoints)("%s is, too", async (path) => {
    for (const { text } of await askEveryMethod(op, filledIn(path)))
      expect(text).not.toContain(message);
  });

  test("it can't be turned off, and says why; the code isn't used up", async () => {
    const code = recoveryCodes[0] ?? "";
    const refused = await op.post("/api/admin/two-factor", { password, code }, "DELETE");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "TWO_FACTOR_STAYS_ON",
      message: "Two-factor sign-in is required here, so it can't be turned off.",
    });
    const html = await (await op.fetch(setUpPath)).text();
    expect(html).toContain("so it can’t be turned off.");
    expect(html.replaceAll("<!-- -->", "")).toContain("10 recovery codes left");
  });

  test("a recovery code signs in, once", async () => {
    const { email } = marketplace.admin;
    const person = new Person(marketplace);
    expect((await signIn(person, email, password, recoveryCodes[1])).status).toBe(200);
    expect((await person.fetch("/admin")).status).toBe(200);
    expect((await signIn(new Person(marketplace), email, password, recoveryCodes[1])).status).toBe(
      401,
    );
  });

  test("an invited admin who accepts lands on the set-up", async () => {
    const email = "invited@example.com";
    const proof = { password, code: app.code() };
    expect((await op.post("/api/admin/invitations", { email, ...proof })).status).toBe(200);
    const token = await mailedToken(marketplace, email);
    const invited = new Person(marketplace);
    await invited.post("/api/admin/link", { token, password: adminPassword }, "PUT");
    expect((await signIn(invited, email, adminPassword)).status).toBe(200);
    expect((await invited.fetch("/admin")).headers.get("location")).toBe(
      `${setUpPath}?next=%2Fadmin`,
    );
    await setUpTwoFactor(invited, adminPassword);
    expect((await invited.fetch("/admin")).status).toBe(200);
  });
});
