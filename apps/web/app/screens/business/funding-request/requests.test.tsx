// @vitest-environment jsdom
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { recheckMs } from "~/http/status-check";
import type { FailedSaleResponse, FundingRequestSummary, RequestMarket } from "./api/responses.ts";
import FundingRequests from "./requests.tsx";

afterEach(() => {
  clearPage();
  vi.useRealTimers();
});

const path = "/api/business/funding-requests";
const own = (requests: readonly FundingRequestSummary[]) => () =>
  Response.json({ wallet: account, seller: null, requests });

const openList = (answer: () => Response) =>
  renderPage({
    path: "/business/funding-request",
    page: FundingRequests,
    wallet: "connected",
    server: {
      [`/api/wallets/${account}/business`]: () =>
        Response.json({ business: { status: "approved", tier: 1 } }),
      [path]: answer,
    },
  });

const summary = (changes: Partial<FundingRequestSummary>): FundingRequestSummary => ({
  id: crypto.randomUUID(),
  status: "draft",
  isExpired: false,
  version: 1,
  draft: { ...emptyDraft, invoiceNumber: "INV-1", customerName: "Straits Foods" },
  createdAt: "2026-02-27T10:00:00.000Z",
  updatedAt: "2026-02-27T10:00:00.000Z",
  submittedAt: null,
  attestationExpiresAt: null,
  listingId: null,
  market: null,
  guests: null,
  failedSale: null,
  ...changes,
});

test("funding requests: an empty list names the next act", async () => {
  openList(own([]));
  expect(await screen.findByText("No requests yet")).toBeDefined();
  const link = screen.getByRole("link", { name: "New request" });
  expect(link.getAttribute("href")).toMatch(/^\/business\/funding-request\/[0-9a-f-]{36}$/);
});

const listed = {
  openGate: null,
  pastDue: null,
  raised: "24,000.00 USDC",
  listedAt: "2026-03-01T10:00:00.000Z",
  history: [],
};

const failedSale = {
  isCancelled: true,
  isFraud: false,
  hasExpired: false,
  hasReturn: true,
  pastDue: null,
  token: { symbol: "USDC", decimals: 6 },
  pricePerUnit: "1000000",
  days: 5,
  soldUnits: 0,
  minUnits: 3_000,
  totalUnits: 6_000,
  buyers: 0,
};
const failed = (changes: Partial<FailedSaleResponse>) =>
  ({ status: "listed", failedSale: { ...failedSale, ...changes } }) as const;

test.each([
  [failed({}), "Cancelled", "The sale was cancelled before anyone bought. Open it to try again."],
  [
    failed({ pastDue: "Feb 28, 2026" }),
    "Cancelled",
    "The sale was cancelled before anyone bought. Its due date (Feb 28, 2026) has passed, so it can't be listed again.",
  ],
  [
    failed({ hasExpired: true, isCancelled: false, soldUnits: 12 }),
    "Not funded",
    "It wasn't funded in time. Open it and cancel the sale, so its buyers get their money back.",
  ],
  [
    failed({ hasExpired: true, soldUnits: 12 }),
    "Not funded",
    "It wasn't funded in time, and the sale was cancelled. Open it to try again.",
  ],
  [{ status: "draft" }, "Draft", "Finish it and submit it for review."],
  [
    { status: "submitted", submittedAt: "2126-02-27T10:00:00.000Z" },
    "In review",
    "We're checking your request. We usually decide by Mar 1, 2126.",
  ],
  [
    { status: "submitted", submittedAt: "2026-02-27T10:00:00.000Z" },
    "In review",
    /It's taking longer than usual: we aimed to decide by Mar 3, 2026\./,
  ],
  [{ status: "changes-requested" }, "Changes requested", /then sign and submit again/],
  [
    { status: "attested", attestationExpiresAt: "2026-03-08T10:00:00.000Z" },
    "Approved",
    "Publish it on the exchange by Mar 8, 2026.",
  ],
  [{ status: "attested", isExpired: true }, "Approval expired", /wasn't published in time/],
  [{ status: "rejected" }, "Rejected", /didn't approve this request/],
  [{ status: "listed" }, "Published", "It's on the exchange."],
  [
    {
      status: "listed",
      market: { status: "late", next: "24,300.00 USDC is 3 days past due.", ...listed },
    },
    "Late",
    "24,300.00 USDC is 3 days past due.",
  ],
  [
    {
      status: "listed",
      market: { status: "settled", next: "It was repaid in full.", ...listed },
    },
    "Settled",
    "It was repaid in full.",
  ],
] as const)("funding requests: %j is %s", async (changes, label, next) => {
  openList(own([summary(changes)]));
  const card = within(await screen.findByRole("link", { name: /INV-1/ }));
  expect(card.getByText(label)).toBeDefined();
  expect(card.getByText(next)).toBeDefined();
  expect(card.getByText("Straits Foods")).toBeDefined();
});

test("funding requests: those that wait for their owner come first", async () => {
  const named = (invoiceNumber: string, changes: Partial<FundingRequestSummary>) =>
    summary({ ...changes, draft: { ...emptyDraft, invoiceNumber } });
  const onMarket = (changes: Partial<RequestMarket>) =>
    ({ status: "listed", market: { ...market, ...changes } }) as const;
  openList(
    own([
      named("INV-1", { status: "submitted" }),
      named("INV-2", { status: "attested" }),
      named("INV-3", { status: "rejected" }),
      named("INV-4", { status: "changes-requested" }),
      named("INV-5", onMarket({})),
      // Its proceeds aren't released yet.
      named("INV-6", onMarket({ status: "closing" })),
      named("INV-7", onMarket({ status: "late", pastDue: "24,300.00 USDC" })),
      named("INV-8", failed({ pastDue: "Feb 28, 2026" })),
      named("INV-9", failed({})),
      named("INV-10", failed({ isFraud: true, isCancelled: false })),
      named("INV-11", failed({ isCancelled: false, pastDue: "Feb 28, 2026" })),
    ]),
  );
  await screen.findByText("INV-1");
  expect(screen.getAllByText(/^INV-/).map(({ textContent }) => textContent)).toEqual([
    ...["INV-2", "INV-4", "INV-6", "INV-7", "INV-9", "INV-11"],
    ...["INV-1", "INV-3", "INV-5", "INV-8", "INV-10"],
  ]);
});

test("funding requests: a decision arrives while the list is open", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let status: "submitted" | "attested" = "submitted";
  openList(() => own([summary({ status })])());
  expect(await screen.findByText("In review")).toBeDefined();
  status = "attested";
  await vi.advanceTimersByTimeAsync(recheckMs);
  expect(await screen.findByText("Approved")).toBeDefined();
});

test("funding requests: a draft that was never saved is listed from this browser", async () => {
  const draft = { ...emptyDraft, invoiceNumber: "INV-LOCAL" };
  localStorage.setItem(
    `fundingRequest:${account}:${crypto.randomUUID()}`,
    JSON.stringify({ draft, baseVersion: null }),
  );
  openList(own([]));
  expect(await screen.findByText("Only in this browser")).toBeDefined();
  expect(screen.getByText("INV-LOCAL")).toBeDefined();
});

test("funding requests: a failed load can be repeated", async () => {
  openList(() => Response.json({}, { status: 503 }));
  expect(await screen.findByText("We couldn't load your requests")).toBeDefined();
});

const funded = { event: "funded", at: "2026-03-10T09:00:00.000Z" } as const;
const paid = { event: "paid", at: "2026-04-02T09:00:00.000Z" } as const;
const market = { status: "running", next: "It runs.", ...listed } as const;

test.each([
  [{ status: "draft" }, "Saved Feb 27, 2026"],
  [{ status: "submitted", submittedAt: "2026-02-28T10:00:00.000Z" }, "Submitted Feb 28, 2026"],
  [{ status: "listed", market }, "Published Mar 1, 2026"],
  [{ status: "listed", market: { ...market, history: [funded] } }, "Funded Mar 10, 2026"],
  [
    { status: "listed", market: { ...market, history: [funded, paid] } },
    "Payment received Apr 2, 2026",
  ],
] as const)("funding requests: the last change of %j is %s", async (changes, words) => {
  openList(own([summary(changes)]));
  const card = within(await screen.findByRole("link", { name: /INV-1/ }));
  expect(card.getByText("Last change").nextSibling?.textContent).toBe(words);
});
