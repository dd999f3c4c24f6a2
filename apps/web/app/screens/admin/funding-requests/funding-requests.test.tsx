// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findRow, renderScreen } from "../testing/render-screen.tsx";
import FundingRequests from "./funding-requests.tsx";

const submittedAt = new Date("2026-01-05T10:00:00Z");
const request = {
  id: "7f1d3c50-0000-4000-8000-000000000003",
  status: "submitted",
  businessName: "Ben Trading",
  customerName: "Straits Foods Pte Ltd",
  invoiceNumber: "INV-0042",
  amount: "24,000",
  stablecoin: "USDC",
  submittedAt,
};
const counts = {
  submitted: 1000,
  "changes-requested": 0,
  attested: 2,
  listed: 3,
  rejected: 0,
  withdrawn: 0,
};
const now = submittedAt.getTime() + 3 * 86_400_000;

const renderList = (loaderData: object | "failed", query = "") =>
  renderScreen(
    [
      {
        path: "/admin/funding-requests",
        Component: FundingRequests as never,
        loader: () => loaderData,
      },
    ],
    `/admin/funding-requests${query}`,
  );

describe("funding request list", () => {
  it("shows a waiting request with its age, and the queue as the first filter", async () => {
    renderList({ requests: [request], older: null, counts, now });
    const row = await findRow("Ben Trading");
    expect(row.textContent).toContain("Waiting 3 days");
    expect(row.textContent).toContain("24,000.00 USDC");
    expect(within(row).getByRole("link", { name: "View Ben Trading, INV-0042" })).toBeTruthy();
    const queue = screen.getByRole("link", { name: "In review 1000+" });
    expect(queue.getAttribute("aria-current")).toBe("true");
  });

  it.each([
    ["", "No funding request is waiting for review."],
    ["?status=rejected", 'No funding requests found with status "Rejected".'],
    ["?status=all", "No funding requests have been submitted yet."],
    ["?search=inv", 'No funding requests found matching "inv".'],
  ])("says why an empty list at %j is empty", async (query, text) => {
    renderList({ requests: [], older: null, counts, now }, query);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("reports failed loading", async () => {
    renderList("failed");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load funding requests");
  });
});
