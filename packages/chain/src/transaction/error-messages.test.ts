import { expect, test } from "vitest";
import { errorMessages } from "./error-messages.ts";
import { exchangeErrorAbi } from "./errors.ts";

test("exchange errors: every error of our contracts has a message", () => {
  // Ours start with the contract's name; the others come from the token and note libraries.
  const ours = exchangeErrorAbi.filter((error) => error.name.includes("_"));
  expect(ours.length).toBeGreaterThan(50);
  for (const { name, inputs } of ours) {
    const message = errorMessages[name]?.(inputs.map(() => 1n));
    expect(message, name).toMatch(/^[A-Z0-9].+\.$/);
    expect(message, name).not.toMatch(/undefined|Exchange_|Registry_/);
  }
});

test.each([2n ** 256n - 1n, 253_402_300_800n, -1n, "soon", undefined])(
  "exchange errors: a deadline of %s seconds is an unknown date",
  (seconds) => {
    expect(errorMessages.Exchange_DeadlinePassed?.([seconds])).toBe(
      "The deadline passed on an unknown date.",
    );
  },
);
