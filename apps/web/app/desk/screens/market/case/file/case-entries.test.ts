import type { MarketEvent } from "@tenora/database/market/event/event-record";
import { expect, test } from "vitest";
import { contactEntries, ledger } from "./case-entries.server.ts";

const hash = `0x${"ab".repeat(32)}` as const;
const event = (type: string, amount: bigint | null): MarketEvent => ({
  type,
  amount,
  contract: hash,
  listing: 12n,
  note: null,
  wallet: null,
  counterparty: null,
  token: null,
  block: 9,
  logIndex: 0,
  time: 1_800_000_000,
  transaction: hash,
  arguments: {},
});

test("case file: the ledger has each amount in its stablecoin and in base units", () => {
  const events = [event("listed", null), event("paid", 10_500_250_000n)];
  const [header, listed, paid] = ledger(events, { symbol: "USDC", decimals: 6 }).split("\r\n");
  expect(header).toContain('"Amount (USDC)","Base units"');
  expect(listed).toContain('"listed","","","","","",""');
  expect(paid).toContain('"paid","","","","10,500.25","10500250000"');
});

test("case file: the contacts have their next follow-up", () => {
  const at = new Date("2026-11-20T10:00:00Z");
  const contact = {
    ...({
      id: "1",
      party: "customer",
      person: null,
      means: "phone",
      comment: "On Friday.",
    } as const),
    contactedAt: at,
    recordedAt: at,
    adminEmail: "mira@example.com",
  };
  const [header, agreed, none] = contactEntries([
    { ...contact, followUpOn: "2026-12-03" },
    { ...contact, followUpOn: null },
  ]).split("\r\n");
  expect(header).toContain('"What was said","Next follow-up (UTC)","Recorded (UTC)"');
  expect(agreed).toContain('"On Friday.","2026-12-03","2026-11-20');
  expect(none).toContain('"On Friday.","","2026-11-20');
});
