import { DomainError } from "@tenora/domain/domain-error";
import { expect, test } from "vitest";
import { freshBlock } from "./fresh-block.server.ts";

const read = (lagSeconds: number) =>
  freshBlock({
    marketHead: async () => ({
      chainBlock: 8,
      indexedBlock: 7,
      lagSeconds,
      chainTime: "2026-11-26T10:00:00.000Z",
    }),
  });
const codeOf = (reading: Promise<number>) => reading.catch(({ code }) => code);

test("attestation: goes by the newest indexed block while the one after it has waited up to 30 s", async () => {
  expect(await read(0)).toBe(7);
  expect(await read(30)).toBe(7);
  expect(await codeOf(read(31))).toBe("MARKET_UNAVAILABLE");
});

test("attestation: says whether the chain or the market can't be read", async () => {
  const failing = (error: Error) => codeOf(freshBlock({ marketHead: () => Promise.reject(error) }));
  expect(await failing(new DomainError("MARKET_UNAVAILABLE"))).toBe("MARKET_UNAVAILABLE");
  expect(await failing(new Error("ECONNREFUSED"))).toBe("CHAIN_UNAVAILABLE");
});
