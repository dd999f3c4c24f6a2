import { expect, test } from "vitest";
import { debtDispute, disputeWords } from "./dispute-words.server.ts";

const [debtor, attestor] = ["0xaa", "0xbb"] as const;
const hash = `0x5b3e${"0".repeat(56)}12cd`;
const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1_000;
const flagged = (day: string, by: string, disputed = true, evidence = hash) => ({
  time: at(day),
  arguments: { by, disputed, evidence },
});
type Listing = Parameters<typeof disputeWords>[0];
const by = (disputed: Listing["disputed"], changes: Partial<Listing> = {}): Listing => ({
  debtor,
  disputed,
  status: "running",
  isSaleOpen: false,
  ...changes,
});
const both = by({ byDebtor: true, byAttestor: true });
const customers = by({ byDebtor: true, byAttestor: false });
const reviewers = by({ byDebtor: false, byAttestor: true });

test("dispute: says who raised it and since when, of each that did", () => {
  const events = [flagged("2026-11-20", "0xBB"), flagged("2026-11-03", debtor)];
  const title =
    "Disputed by the customer since Nov 3, 2026, and by our reviewer since Nov 20, 2026";
  expect(disputeWords(both, events)).toMatchObject({
    title,
    short: `${title}. The dispute itself changes no date or amount, but you may be paid later or receive less. You don't need to do anything.`,
  });
  expect(disputeWords(customers, events)?.title).toBe("Disputed by the customer since Nov 3, 2026");
});

test("dispute: began with the first flag since the last one ended, and has no day that isn't known", () => {
  const events = [
    flagged("2026-11-20", attestor),
    flagged("2026-11-10", attestor),
    flagged("2026-11-05", attestor, false),
    flagged("2026-11-01", attestor),
  ];
  expect(disputeWords(reviewers, events)?.title).toBe(
    "Dispute recorded by our reviewer on Nov 10, 2026",
  );
  expect(disputeWords(reviewers, [])).toMatchObject({
    title: "Dispute recorded by our reviewer",
    reason: "The chain doesn't have the reason.",
  });
});

test("dispute: what a reviewer ended is over for the customer too, who may have raised it again", () => {
  const events = [
    flagged("2026-11-20", debtor),
    flagged("2026-11-05", attestor, false),
    flagged("2026-11-01", debtor),
  ];
  expect(disputeWords(customers, events)?.title).toBe(
    "Disputed by the customer since Nov 20, 2026",
  );
});

test("dispute: of the reason it names what is public, the fingerprint of the evidence, where there is one", () => {
  expect(disputeWords(customers, [flagged("2026-11-20", debtor)])?.reason).toBe(
    "The reason isn't public: the chain has only the fingerprint of its evidence, 0x5b3e...12cd.",
  );
  const none = `0x${"0".repeat(64)}`;
  expect(disputeWords(customers, [flagged("2026-11-20", debtor, true, none)])?.reason).toBe(
    "The chain doesn't have the reason.",
  );
});

test("dispute: says who can end it, what it means until then and that holders have nothing to do", () => {
  expect(disputeWords(customers)?.outlook).toBe(
    "It stays open until the customer withdraws it or our reviewer closes it. The dispute itself changes no date or amount, but holders may be paid later or receive less. If you hold a note, you don't need to do anything: you can collect each payment as it arrives.",
  );
  // The customer can't end a reviewer's, and the reviewer ends both.
  for (const listing of [reviewers, both])
    expect(disputeWords(listing)?.outlook).toMatch(
      /^It stays open until our reviewer closes it\. /,
    );
  const onSale = by({ byDebtor: true, byAttestor: false }, { status: "open", isSaleOpen: true });
  expect(disputeWords(onSale)?.outlook).toMatch(/ Notes can still be bought\.$/);
  const stopped = by({ byDebtor: true, byAttestor: true }, { status: "open", isSaleOpen: true });
  expect(disputeWords(stopped)?.outlook).toMatch(/ Nothing can be bought while it's open\.$/);
});

test.each([
  ["settled", "It's repaid in full, so nothing changes for its holders."],
  ["failed", "The sale wasn't funded, and its buyers can take back what they paid."],
  ["cancelled", "The sale was cancelled, and its buyers can take back what they paid."],
] as const)("dispute: of what is %s nobody reads that they may lose by it", (status, outlook) => {
  const words = disputeWords(by({ byDebtor: true, byAttestor: false }, { status }));
  expect(words?.outlook).toBe(outlook);
  expect(words?.short).toBe(`Disputed by the customer. ${outlook}`);
});

test("dispute: of what nobody disputes nothing is told", () => {
  expect(disputeWords(by({ byDebtor: false, byAttestor: false }))).toBeNull();
});

test("dispute: who owes it and its seller read since when, and that what's owed stays owed", () => {
  const events = [flagged("2026-11-03", debtor)];
  const due = "The dispute itself changes no date or amount: what's owed stays owed.";
  expect(debtDispute(customers, events)).toEqual({
    title: "Disputed by the customer since Nov 3, 2026",
    outlook: `It stays open until the customer withdraws it or our reviewer closes it. ${due}`,
  });
  expect(debtDispute(customers, events, "debtor")).toEqual({
    title: "Disputed by you since Nov 3, 2026",
    outlook: `It stays open until you withdraw it or our reviewer closes it. ${due}`,
  });
  expect(debtDispute(both, events, "debtor")).toEqual({
    title: "Disputed by you since Nov 3, 2026, and by our reviewer",
    outlook: `It stays open until our reviewer closes it. ${due}`,
  });
  expect(debtDispute(reviewers, [])?.title).toBe("Dispute recorded by our reviewer");
  expect(debtDispute(by({ byDebtor: false, byAttestor: false }), [])).toBeNull();
});
