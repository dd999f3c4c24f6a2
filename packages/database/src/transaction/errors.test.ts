import { readdirSync, readFileSync } from "node:fs";
import { DomainError } from "@tenora/domain/domain-error";
import { expect, test } from "vitest";
import { translateError } from "./errors.ts";

const failure = (fields: object, message = "") => Object.assign(new Error(message), fields);
const code = (fields: object, message?: string) =>
  (translateError(failure(fields, message)) as DomainError).code;

test("translateError maps PostgreSQL's codes to domain errors", () => {
  expect(code({ code: "23505", constraint: "businesses_wallet_address_key" })).toBe("WALLET_TAKEN");
  expect(code({ code: "TN001" })).toBe("MISSING_BUSINESS_ID");
  expect(code({ code: "TN002" })).toBe("INVALID_STATUS");
  expect(code({ code: "42501" })).toBe("FORBIDDEN");
  expect(code({ code: "23514", constraint: "businesses_tier_check" })).toBe("INVALID_INPUT");
  expect(code({ code: "22021" })).toBe("INVALID_CHARACTER");
});

test.each([
  "08006",
  "57P01",
  "57P03",
  "53300",
  "57014",
  "40001",
  "40P01",
  "55P03",
  "ECONNREFUSED",
  "ECONNRESET",
])("translateError maps %s to DATABASE_UNAVAILABLE", (lost) =>
  expect(code({ code: lost })).toBe("DATABASE_UNAVAILABLE"),
);

test.each(["Connection terminated unexpectedly", "timeout exceeded when trying to connect"])(
  "translateError maps the message %j, which has no code, to DATABASE_UNAVAILABLE",
  (message) => expect(code({}, message)).toBe("DATABASE_UNAVAILABLE"),
);

test("translateError maps a view that the indexer has not made yet to MARKET_UNAVAILABLE", () => {
  const missing = 'relation "market.listings" does not exist';
  expect(code({ code: "42P01" }, missing)).toBe("MARKET_UNAVAILABLE");
  const ours = failure({ code: "42P01" }, 'relation "businesses" does not exist');
  expect(translateError(ours)).toBe(ours);
});

test("translateError returns an unknown error unchanged, and sets the cause of a known one", () => {
  const unforeseen = failure({ code: "42601" });
  expect(translateError(unforeseen)).toBe(unforeseen);
  expect(translateError("text")).toBe("text");
  const ours = new DomainError("WALLET_TAKEN");
  expect(translateError(ours)).toBe(ours);
  const cause = failure({ code: "42501" });
  expect((translateError(cause) as DomainError).cause).toBe(cause);
});

test("translateError maps every SQLSTATE that a migration raises for a caller", () => {
  const folder = new URL("../../migrations/", import.meta.url);
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
  const raised = new Set(texts.join().match(/(?<=errcode = ')TN\d{3}/g));
  expect(raised.size).toBeGreaterThan(5);
  // A change of an append-only table is a defect; TN050 is raised to the owner's command alone.
  const untranslated = [...raised].filter(
    (code) => !(translateError(failure({ code })) instanceof DomainError),
  );
  expect(untranslated.sort()).toEqual(["TN009", "TN050"]);
});
