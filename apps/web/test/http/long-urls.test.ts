import { get } from "node:http";
import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

test.each(["/a", "/_.data", "%2fa", "a.", "/"])(
  "long URL: a path of many %s is rejected at once",
  async (piece) => {
    const path = `/${piece.repeat(14_000 / piece.length)}x`;
    // The quickest of three: a busy machine may hold one of them up, a slow reading all.
    let quickest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const began = performance.now();
      const answer = await fetch(marketplace.url + path);
      expect(answer.status).toBe(414);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      quickest = Math.min(quickest, performance.now() - began);
    }
    expect(quickest).toBeLessThan(1_000);
  },
);

test("long URL: is rejected for any method; a long query is not", async () => {
  const mallory = new Person(marketplace);
  const path = `/api/${"a".repeat(2_000)}`;
  expect((await mallory.post(path, {})).status).toBe(414);
  expect((await mallory.fetch(path, { method: "HEAD" })).status).toBe(414);
  expect((await mallory.fetch(`/about?${"a".repeat(2_000)}`)).status).toBe(200);
  expect((await mallory.fetch(`/${"a".repeat(1_000)}`)).status).toBe(404);
});

test("long URL: a path of very many segments is not looked up", async () => {
  for (const path of ["/a".repeat(25), `/${"../a/".repeat(100)}x`, `${"/%2e".repeat(40)}/x`]) {
    // By fetch it would be tidied up before it is sent.
    const status = await new Promise((resolve, reject) => {
      get(marketplace.url, { path }, (answer) => resolve(answer.resume().statusCode)).on(
        "error",
        reject,
      );
    });
    expect(status, path.slice(0, 30)).toBe(404);
  }
});
