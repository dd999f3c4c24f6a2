import { expect, test } from "vitest";
import { sourcesHash } from "../../contracts/script/sources-hash.ts";
import sources from "./generated/sources.json" with { type: "json" };

test("the committed ABIs and bytecode were made from the contracts as they are now", () => {
  // When this fails: cd packages/contracts, forge build, node script/generate.ts
  expect(sources.sha256).toBe(sourcesHash());
});
