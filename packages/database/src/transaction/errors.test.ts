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
});

test.each(["08006", "57P01", "57P03", "53300", "57014", "ECONNREFUSED", "ECONNRESET"])(
  "%s means that the database is away",
  (lost) => expect(code({ code: lost })).toBe("DATABASE_UNAVAILABLE"),
);

test.each(["Connection terminated unexpectedly", "timeout exceeded when trying to connect"])(
  "so does %j, which has no code",
  (message) => expect(code({}, message)).toBe("DATABASE_UNAVAILABLE"),
);

test("translateError returns an unknown error unchanged, and sets the cause of a known one", () => {
  const unforeseen = failure({ code: "42601" });
  expect(translateError(unforeseen)).toBe(unforeseen);
  expect(translateError("text")).toBe("text");
  const ours = new DomainError("WALLET_TAKEN");
  expect(translateError(ours)).toBe(ours);
  const cause = failure({ code: "42501" });
  expect((translateError(cause) as DomainError).cause).toBe(cause);
});
