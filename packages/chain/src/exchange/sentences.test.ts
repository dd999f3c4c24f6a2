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
