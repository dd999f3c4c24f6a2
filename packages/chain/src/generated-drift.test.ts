import { expect, test } from "vitest";
import { sourcesHash } from "../../contracts/script/sources-hash.ts";
import sources from "./generated/sources.json" with { type: "json" };

test("generated ABIs and bytecode: match the current Solidity sources", () => {
  // When this fails: npm run generate
  expect(sources.sha256).toBe(sourcesHash());
});
