import { expect, test } from "vitest";
import { sellerTrouble } from "./trouble.server.ts";

const none = { pastDue: 0, inGrace: 0, defaultPending: 0, inDefault: 0, disputed: 0 };
const late = { ...none, pastDue: 1 };
type Shown = Parameters<typeof sellerTrouble>[1][number];
const listing = (status: Shown["status"], byDebtor = false): Shown => ({
  status,
  disputed: { byDebtor, byAttestor: false },
});

test.each([
  listing("grace"),
  listing("late"),
  listing("overdue"),
  listing("defaulted"),
  listing("running", true),
])("seller's trouble: $status in the list below is linked", (one) => {
  const found = sellerTrouble(late, [listing("settled"), one], true);
  expect(found).toEqual({ words: "1 late now", isBelow: true });
});

test("seller's trouble: what only a private sale has isn't below, whose dispute of the past is over", () => {
  const shown = [listing("running"), listing("settled", true), listing("cancelled", true)];
  expect(sellerTrouble(late, shown, true)).toEqual({
    words: "1 late now (sold privately)",
    isBelow: false,
  });
  // It may be one of the further ones on the exchange.
  expect(sellerTrouble(late, shown, false)).toEqual({ words: "1 late now", isBelow: false });
  expect(sellerTrouble(none, shown, true)).toBeNull();
});
