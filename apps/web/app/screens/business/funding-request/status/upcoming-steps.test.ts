import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { expect, test } from "vitest";
import { upcomingSteps } from "./upcoming-steps.ts";

type Facts = Parameters<typeof upcomingSteps>[0];

const request = (changes: Partial<Facts>): Facts => ({
  status: "submitted",
  isExpired: false,
  attestationExpiresAt: null,
  market: null,
  failedSale: null,
  draft: { ...emptyDraft, kind: "invoice", dueDate: "2026-04-30" },
  ...changes,
});
const titles = (changes: Partial<Facts>) =>
  upcomingSteps(request(changes)).map(({ title }) => title);
const onMarket = (status: NonNullable<Facts["market"]>["status"]) =>
  titles({ status: "listed", market: { status } as NonNullable<Facts["market"]> });

test("funding request: the steps to come follow from its status", () => {
  const [review, publish, sale, payment] = [
    ...["We review it", "You publish it on the exchange"],
    ...["Investors buy, and you’re paid", "Your customer pays the invoice"],
  ];
  expect(titles({ status: "submitted" })).toEqual([review, publish, sale, payment]);
  expect(titles({ status: "attested" })).toEqual([publish, sale, payment]);
  expect(onMarket("open")).toEqual([sale, payment]);
  expect(onMarket("late")).toEqual([payment]);
  expect(onMarket("settled")).toEqual([]);
  const order = { ...emptyDraft, kind: "order" } as const;
  expect(titles({ draft: order }).at(-1)).toBe("Your customer pays the order");
  expect(titles({ status: "rejected" })).toEqual([]);
  expect(titles({ status: "attested", isExpired: true })).toEqual([]);
});

test("funding request: the steps to come have the dates that are known", () => {
  const steps = upcomingSteps(
    request({ status: "attested", attestationExpiresAt: "2026-03-08T10:00:00.000Z" }),
  );
  expect(steps.map(({ when }) => when)).toEqual(["By Mar 8, 2026", null, "Due Apr 30, 2026"]);
});

test.each([
  ["running", false, "Due Apr 30, 2026"],
  ["grace", true, "Due Apr 30, 2026, not paid in full by then"],
  ["overdue", true, "Due Apr 30, 2026, not paid in full by then"],
] as const)(
  "funding request: while it is %s, its payment being past due is %s",
  (status, isOverdue, when) => {
    const market = { status } as NonNullable<Facts["market"]>;
    const [payment] = upcomingSteps(request({ status: "listed", market }));
    expect(payment).toMatchObject({ isOverdue, when });
  },
);
