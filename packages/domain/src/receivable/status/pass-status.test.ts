import { expect, test } from "vitest";
import { passStatus } from "./pass-status.ts";

const pass = { cap: 10, counter: 3, deadline: 1_000, used: 9, isRevoked: false };

test.each([
  ["is valid in its last second", {}, 1_000, "valid"],
  ["expires a second later", {}, 1_001, "expired"],
  ["is used up when every unit is bought", { used: 10 }, 1_000, "used-up"],
  ["stays used up after it expired", { used: 10 }, 1_001, "used-up"],
  ["is revoked one by one", { isRevoked: true }, 1_000, "revoked"],
  ["is revoked by a raised counter", { counter: 2 }, 1_000, "revoked"],
  ["counts as revoked rather than used up", { isRevoked: true, used: 10 }, 1_001, "revoked"],
])("pass: %s", (_, changes, now, status) => {
  expect(passStatus({ ...pass, ...changes }, { now, counter: 3 })).toBe(status);
});
