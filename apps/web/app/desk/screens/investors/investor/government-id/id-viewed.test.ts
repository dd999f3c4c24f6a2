import { expect, test } from "vitest";
import { isIdViewed } from "./id-viewed.ts";

const createdAt = new Date("2026-11-26T10:00:00Z");
const entry = (action: string, at: string) => ({
  id: "1",
  action,
  at: new Date(at),
  reason: null,
  adminEmail: "op@example.com",
  after: null,
});

test.each([
  ["investor.id_revealed", "2026-11-26T10:00:00Z", true],
  // A view of an earlier registration with the same wallet, which was erased.
  ["investor.id_revealed", "2026-11-26T09:59:59Z", false],
  ["investor.approved", "2026-11-26T11:00:00Z", false],
])("ID number: %s at %s was a view of this registration's: %s", (action, at, viewed) => {
  expect(isIdViewed({ createdAt, actions: [entry(action, at)] })).toBe(viewed);
});
