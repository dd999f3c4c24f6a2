// @vitest-environment jsdom
import { emptyDraft } from "@tenora/domain/funding-request/draft";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "~/wallet/testing/render-page";
import type { FundingRequestSummary } from "./api/responses.ts";
import FundingRequests from "./requests.tsx";

afterEach(clearPage);

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
  ...changes,
});

test("funding requests: an empty list names the next act", async () => {
  openList(own([]));
  expect(await screen.findByText("No requests yet")).toBeDefined();
  const link = screen.getByRole("link", { name: "New request" });
  expect(link.getAttribute("href")).toMatch(/^\/business\/funding-request\/[0-9a-f-]{36}$/);
});

test.each([
  [{ status: "draft" }, "Draft", "Finish it and submit it for review."],
  [{ status: "submitted" }, "In review", /There's nothing for you to do/],
  [{ status: "changes-requested" }, "Changes requested", /then sign and submit again/],
  [
    { status: "attested", attestationExpiresAt: "2026-03-08T10:00:00.000Z" },
    "Approved",
    "Publish it on the exchange by Mar 8, 2026.",
  ],
  [{ status: "attested", isExpired: true }, "Approval expired", /wasn't published in time/],
  [{ status: "rejected" }, "Rejected", /Read our reason/],
  [{ status: "listed" }, "Published", "It's on the exchange."],
] as const)("funding requests: %j is %s", async (changes, label, next) => {
  openList(own([summary(changes)]));
  const card = within(await screen.findByRole("link", { name: /INV-1/ }));
  expect(card.getByText(label)).toBeDefined();
  expect(card.getByText(next)).toBeDefined();
  expect(card.getByText("Straits Foods")).toBeDefined();
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
