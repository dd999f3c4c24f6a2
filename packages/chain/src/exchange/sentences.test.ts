import { expect, test } from "vitest";
import { everyError } from "./errors.ts";
import { sentences } from "./sentences.ts";

test("every error of our contracts has a sentence of its own", () => {
  // Ours carry the contract's name; the others come with the token and note libraries.
  const ours = everyError.filter((error) => error.name.includes("_"));
  expect(ours.length).toBeGreaterThan(50);
  for (const { name, inputs } of ours) {
    const sentence = sentences[name]?.(inputs.map(() => 1n));
    expect(sentence, name).toMatch(/^[A-Z0-9].+\.$/);
    expect(sentence, name).not.toMatch(/undefined|Exchange_|Office_/);
  }
});

test.each([2n ** 256n - 1n, 253_402_300_800n, -1n, "soon", undefined])(
  "exchange errors: a deadline of %s seconds is an unknown date",
  (seconds) => {
    expect(sentences.Exchange_DeadlinePassed?.([seconds])).toBe(
      "The deadline passed on an unknown date.",
    );
  },
);
