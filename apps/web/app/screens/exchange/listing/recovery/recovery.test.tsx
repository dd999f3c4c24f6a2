// @vitest-environment jsdom
import type { RecoveryContacts } from "@tenora/database/collection/recovery-contacts";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { loadRecovery, recoveryWords } from "./recovery.server.ts";
import { RecoveryCard } from "./recovery-card.tsx";

const at = (moment: string) => Date.parse(moment) / 1_000;
const listing = (status: ReceivableStatus, defaultedAt: number | null = null) =>
  ({
    status,
    defaultedAt,
    ledger: { maturity: BigInt(at("2026-10-08T23:59:59Z")), graceDays: 7n, delayDays: 30n },
  }) as unknown as Listing;
const last = (changes: Partial<RecoveryContacts> = {}): RecoveryContacts => ({
  contacts: 4,
  lastDay: "2026-11-14",
  lastParty: "business",
  lastMeans: "letter",
  ...changes,
});

test.each<[Partial<RecoveryContacts>, string]>([
  [{}, "Nov 14, 2026, by letter to the seller"],
  [{ lastMeans: "phone", lastParty: "customer" }, "Nov 14, 2026, by phone with the customer"],
  [{ lastMeans: "other", lastParty: "other" }, "Nov 14, 2026, in another way, with another party"],
])("recovery: the last contact has its day, way and side: %o is %s", (changes, words) => {
  expect(recoveryWords(listing("late"), last(changes)).lastContact).toBe(words);
});

test("recovery: says when a default can be recorded, since when it could be, and when it was", () => {
  const step = (...its: Parameters<typeof listing>) => {
    const { label, words } = recoveryWords(listing(...its), null).step;
    return `${label}: ${words}`;
  };
  expect(step("late")).toBe(
    "Next step: If it isn't repaid in full by Nov 14, 2026, anyone can record a default after that day.",
  );
  expect(step("overdue")).toMatch(/^Next step: Since Nov 15, 2026, anyone can record a default\. /);
  expect(step("defaulted", at("2026-11-20T09:00:00Z"))).toMatch(
    /^What happened: The default was recorded on Nov 20, 2026\. /,
  );
});

test.each<ReceivableStatus>(["running", "grace", "settled", "cancelled"])(
  "recovery: the contacts of one that is %s aren't even read",
  async (status) => {
    expect(await loadRecovery({} as never, listing(status))).toBeNull();
  },
);

test("recovery: the card says that no contact is on record, or how many are", () => {
  const show = (found: RecoveryContacts | null) =>
    render(<RecoveryCard recovery={recoveryWords(listing("late"), found)} />);
  const { unmount } = show(null);
  screen.getByText("No contact is on record yet");
  expect(screen.queryByText(/on record$/)).toBeNull();
  unmount();
  show(last());
  screen.getByText("4 on record");
});
