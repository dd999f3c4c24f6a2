import type { Abi } from "viem";
import { expect, test } from "vitest";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { sentences } from "./sentences.ts";

const errors = (receivableExchangeAbi as Abi).filter((item) => item.type === "error");

test("every error of the exchange has a sentence of its own", () => {
  const ours = errors.filter((error) => error.name.startsWith("Exchange_"));
  expect(ours.length).toBeGreaterThan(25);
  for (const { name, inputs } of ours) {
    const sentence = sentences[name]?.(inputs.map(() => 1n));
    expect(sentence, name).toMatch(/^[A-Z0-9].+\.$/);
    expect(sentence, name).not.toMatch(/undefined|Exchange_/);
  }
});
