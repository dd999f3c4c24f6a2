import type { MarketEvent } from "@tenora/database/market/event-record";
import { expect, test } from "vitest";
import { ledger } from "./case-entries.server.ts";

const hash = `0x${"ab".repeat(32)}` as const;
const event = (type: string, amount: bigint | null): MarketEvent => ({
  ...{ type, amount, contract: hash, listing: 12n, note: null, wallet: null, counterparty: null },
  ...{ token: null, block: 9, logIndex: 0, time: 1_800_000_000, transaction: hash, arguments: {} },
});

test("case file: the ledger has each amount in its stablecoin and in base units", () => {
  const events = [event("listed", null), event("paid", 10_500_250_000n)];
  const [header, listed, paid] = ledger(events, { symbol: "USDC", decimals: 6 }).split("\r\n");
  expect(header).toContain('"Amount (USDC)","Base units"');
  expect(listed).toContain('"listed","","","","","",""');
  expect(paid).toContain('"paid","","","","10,500.25","10500250000"');
});
