import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const sources = resolve(import.meta.dirname, "../src");

/** Every assignment to the state of a listing, as "file: statement". */
function stateWrites(): string[] {
  return readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".sol"))
    .flatMap((entry) =>
      readFileSync(resolve(entry.parentPath, entry.name), "utf8")
        .split("\n")
        .filter((line) => /\.state = /.test(line))
        .map((line) => `${entry.name}: ${line.trim()}`),
    )
    .sort();
}

test("state machine: every state that is written comes from the proved transitions", () => {
  expect(stateWrites()).toEqual([
    "ExchangeBase.sol: l.state = next;",
    "LedgerSlot.sol: l.state = IExchangeTypes.State(uint8(word));",
    "ListingRules.sol: l.state = Transitions.listed(listing, l.state);",
    "ListingRules.sol: l.state = next;",
  ]);
});

test("state machine: a next state is nothing but a transition's result", () => {
  const texts = [
    "exchange/Sales.sol",
    "exchange/Settlements.sol",
    "libraries/ListingRules.sol",
  ].map((file) => readFileSync(resolve(sources, file), "utf8"));
  const entered = texts.flatMap((text) => text.match(/_enter\(l, [^;]*;/g) ?? []);
  const named = texts.flatMap((text) => text.match(/State next = [^;]*;/g) ?? []);
  expect(entered.map((call) => /, (?:next|Transitions\.\w+)\b/.test(call))).toEqual(
    entered.map(() => true),
  );
  expect([entered.length, named.length]).toEqual([4, 2]);
  for (const value of named) expect(value).toMatch(/^State next = Transitions\.\w+\(/);
});
