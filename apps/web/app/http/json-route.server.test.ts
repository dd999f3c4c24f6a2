import { DomainError } from "@tenora/domain/domain-error";
import { expect, test } from "vitest";
import { jsonRoute, type RouteArgs } from "./json-route.server.ts";

const context = { get: () => ({}) } as unknown as RouteArgs["context"];

/** Sends a request to a route whose session ends for so many calls of its handler. */
async function statusOf(method: string, endings: number): Promise<[number, calls: number]> {
  let calls = 0;
  const route = jsonRoute("DATABASE_UNAVAILABLE", async () => {
    calls += 1;
    if (calls <= endings) throw new DomainError("SESSION_MISSING");
    return { wallet: null };
  });
  const request = new Request("https://tenora.example/api/own", { method });
  const { status } = await route({ request, params: {}, context });
  return [status, calls];
}

test("own records: a session that ends while it is read from is answered as none is", async () => {
  expect(await statusOf("GET", 1)).toEqual([200, 2]);
  // A route that needs a session refuses, as before.
  expect(await statusOf("GET", 9)).toEqual([401, 2]);
});

test("own records: what is written is tried once", async () => {
  expect(await statusOf("POST", 1)).toEqual([401, 1]);
});
