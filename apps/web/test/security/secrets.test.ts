// @module-tag S8
import { describe, expect, test } from "vitest";
import { figure } from "../../../../bench/support/figure.ts";
import { marketplace } from "../support/marketplace.ts";
import { createSecretScanner, scanBundle, scanResponses, secretsOf } from "./secret-scan.ts";

const holds = createSecretScanner(marketplace);

describe("secrets", () => {
  test("are recognized by the scan", () => {
    const secrets = [...secretsOf(marketplace)];
    // Keys for sessions, links and data, the admin's password, and five logins of the database.
    expect(secrets.length).toBeGreaterThanOrEqual(9);
    for (const secret of secrets) expect(holds(`{"a":"${secret}"}`)).toBe(true);
    for (const name of ["LINK_SECRET=x", "postgresql://x", "-----BEGIN EC PRIVATE KEY-----"]) {
      expect(holds(name)).toBe(true);
    }
    expect(holds(marketplace.url + marketplace.admin.email)).toBe(false);
  });

  test("are in no file that browsers download", ({ task }) => {
    const { looked, secret } = scanBundle(holds);
    expect(secret).toEqual([]);
    expect(looked).toBeGreaterThan(20);
    task.meta.figures = [figure("files of the bundle with a secret", `0 of ${looked}`, "0", true)];
  });

  test("are in no response, to a visitor or an admin", async ({ task }) => {
    const { looked, secret } = await scanResponses(marketplace, holds);
    expect(secret).toEqual([]);
    expect(looked).toBeGreaterThan(200);
    task.meta.figures = [figure("responses with a secret", `0 of ${looked}`, "0", true)];
  });
});
