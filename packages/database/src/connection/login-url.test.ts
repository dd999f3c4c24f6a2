import { expect, test } from "vitest";
import { loginUrl } from "./login-url.ts";

test("login address: has the owner's host, database and parameters, but not the owner's password", () => {
  const url = new URL(
    loginUrl(
      "postgresql://owner:s3cret@db.example:6432/tenora?sslmode=require",
      "tenora_jobs",
      "a",
    ),
  );
  expect(url.username).toBe("tenora_jobs");
  expect(url.password).toMatch(/^[0-9a-f]{64}$/);
  expect(`${url.host}${url.pathname}${url.search}`).toBe("db.example:6432/tenora?sslmode=require");
  expect(url.href).not.toContain("s3cret");
});

test("each login and each secret has a password of its own", () => {
  const passwords = [
    loginUrl("postgres://o@h/d", "tenora_jobs", "a"),
    loginUrl("postgres://o@h/d", "tenora_jobs", "b"),
    loginUrl("postgres://o@h/d", "tenora_web_admin", "a"),
  ].map((url) => new URL(url).password);
  expect(new Set(passwords).size).toBe(3);
});
