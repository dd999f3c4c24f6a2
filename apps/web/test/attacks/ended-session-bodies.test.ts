import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { requestHead, sendFragments } from "./fragmented-requests.ts";

// A signed cookie outlives its session: without the check megabytes would be read for it.
test("large bodies: an ended admin session is rejected before the body is read", async () => {
  const op = new Person(marketplace);
  await op.signInAsAdmin();
  const { origin, cookie, "x-forwarded-for": address } = op.headers();
  expect((await op.fetch("/api/admin/session", { method: "DELETE" })).status).toBeLessThan(400);
  const head = requestHead(`PUT /api/admin/articles/${crypto.randomUUID()} HTTP/1.1`, [
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    `X-Forwarded-For: ${address}`,
    "Content-Type: application/json",
    "Content-Length: 5000000",
  ]);
  expect(await sendFragments(op.serverUrl, head, ["{"])).toMatch(/^HTTP\/1\.1 401 /);
});
