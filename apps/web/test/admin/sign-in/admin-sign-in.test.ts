import { createAdmin } from "@tenora/database/admin/create-admin";
import { hashPassword } from "better-auth/crypto";
import { beforeAll, expect, test } from "vitest";
import { withoutDemo as marketplace } from "../../support/marketplace-without-demo.ts";
import { Person } from "../../support/people/person.ts";

// S7 through the server: guesses at the password of an admin, and what they tell.
const password = "a long and winding password";

beforeAll(async () => {
  const passwordHash = await hashPassword(password);
  for (const email of ["limits@example.com", "times@example.com", "forms@example.com"]) {
    await createAdmin(marketplace.ownerUrl, { email, passwordHash });
  }
});

function signIn(person: Person, email: string, word: string): Promise<Response> {
  return person.fetch("/api/admin/session", {
    method: "POST",
    body: new URLSearchParams({ email, password: word }),
  });
}
const stranger = () => new Person(marketplace);

test("admin sign-in: checks 10 attempts; a browser that signed in before is not locked out", async () => {
  const op = stranger();
  expect((await signIn(op, "limits@example.com", password)).status).toBe(200);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    statuses.push((await signIn(stranger(), "limits@example.com", `guess ${n}`)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const refused = await signIn(stranger(), "limits@example.com", password);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("900");
  expect((await signIn(op, "LIMITS@example.com", password)).status).toBe(200);
});

test("admin sign-in: known and unknown addresses get the same response after the same time", async () => {
  const answers = new Set<string>();
  for (const email of ["times@example.com", "nobody@example.com"]) {
    const began = performance.now();
    const response = await signIn(stranger(), email, "not the password");
    answers.add(`${response.status} ${await response.text()}`);
    // A password is weighed in less than this; S7 measures what remains.
    expect(performance.now() - began).toBeGreaterThanOrEqual(495);
  }
  expect(answers.size).toBe(1);
});

test("admin sign-in: a body that is not a form is rejected, and is not a server error", async () => {
  const answer = await stranger().post("/api/admin/session", { email: "x", password: "y" });
  expect(answer.status).toBe(401);
});

test("admin sign-in: without scripts the form leads to /admin, which says what is wrong", async () => {
  const op = stranger();
  const send = (word: string) =>
    op.fetch("/api/admin/session", {
      method: "POST",
      headers: { accept: "text/html,application/xhtml+xml" },
      body: new URLSearchParams({ email: "forms@example.com", password: word }),
    });
  const wrong = await send("not the password");
  expect([wrong.status, wrong.headers.get("location")]).toEqual([
    ...[303, "/admin?problem=INVALID_CREDENTIALS"],
  ]);
  const page = await (await op.fetch(wrong.headers.get("location") ?? "")).text();
  expect(page).toContain("Invalid credentials or not an admin user");
  const right = await send(password);
  expect([right.status, right.headers.get("location")]).toEqual([303, "/admin"]);
  expect(await (await op.fetch("/admin")).text()).toContain("forms@example.com");
});
