// @vitest-environment jsdom
import { readAmount } from "@tenora/domain/money/read-amount";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findRow, renderScreen } from "#test/components/desk/render-screen.tsx";
import FundingRequests from "./funding-requests.tsx";

const submittedAt = new Date("2026-01-05T10:00:00Z");
const request = {
  id: "7f1d3c50-0000-4000-8000-000000000003",
  status: "submitted",
  businessName: "Ben Trading",
  kind: "invoice",
  customerName: "Straits Foods Pte Ltd",
  name: "INV-0042",
  amount: readAmount("24,000.00", { symbol: "USDC", decimals: 6 }),
  advancePercent: 80,
  dueDate: "2026-03-01",
  riskGrade: null,
  submittedAt,
  listing: null,
};
const checks = { [request.id]: 1 };
const assignees = { [request.id]: { adminId: "a", email: "olga@tenora.example" } };
const counts = {
  submitted: 1000,
  "changes-requested": 0,
  attested: 2,
  listed: 3,
  rejected: 0,
  withdrawn: 0,
};
const awaiting: string[] = [];
const now = submittedAt.getTime() + 3 * 86_400_000;
const reviewDays = 5;

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
  it("shows when a waiting request is due, and the queue as the first filter", async () => {
    renderList({
      requests: [request],
      assignees,
      checks,
      awaiting,
      states: {},
      older: null,
      counts,
      order: "oldest",
      now,
      reviewDays,
    });
    const row = await findRow("Ben Trading");
    expect(row.textContent).toContain("Decision: Due Jan 12");
    expect(row.textContent).toContain("24,000.00 USDC");
    expect(row.textContent).toContain("assigned to olga");
    expect(row.textContent).not.toContain("Unassigned");
    expect(within(row).getByRole("link", { name: "View Ben Trading, INV-0042" })).toBeTruthy();
    const queue = screen.getByRole("link", { name: "In review 1000+" });
    expect(queue.getAttribute("aria-current")).toBe("true");
    expect(row.textContent).not.toContain("overdue");
  });

  it("marks what lacks nothing but a second reviewer", async () => {
    const other = { ...request, id: "b", businessName: "Ada" };
    renderList({
      requests: [request, other],
      assignees,
      checks,
      states: {},
      older: null,
      counts,
      awaiting: [request.id],
      order: "oldest",
      now,
      reviewDays,
    });
    expect((await findRow("Ben Trading")).textContent).toContain("Needs a second person");
    expect((await findRow("Ada")).textContent).not.toContain("Needs a second person");
  });

  it("shows of what is published how it is on the exchange, and that it's published while nobody knows", async () => {
    const [late, unknown] = ["late", "unknown"].map((id) => ({
      ...request,
      id,
      status: "listed",
      businessName: `Seller of ${id}`,
    }));
    renderList({
      requests: [late, unknown],
      assignees: {},
      checks,
      awaiting,
      older: null,
      counts,
      states: { late: { label: "Late, disputed", tone: "bad" } },
      order: "newest",
      now,
      reviewDays,
    });
    expect((await findRow("Seller of late")).textContent).toContain("Late, disputed");
    expect((await findRow("Seller of unknown")).textContent).toContain("Published");
  });

  const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  const cellsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);

  it("says of what waits which part of the invoice it asks for, when it's due and how far its checks are", async () => {
    renderList({
      requests: [request],
      assignees,
      checks,
      awaiting,
      states: {},
      older: null,
      counts,
      order: "oldest",
      now,
      reviewDays,
    });
    const cells = cellsOf(await findRow("Ben Trading"));
    expect(heads()).toEqual([
      ...["Request", "Customer", "Amount", "Advance", "Due", "Checks", "Status", "Decision"],
      "Actions",
    ]);
    expect(cells.slice(3, 6)).toEqual(["80%", "Mar 1, 2026", "1 of 3"]);
    expect(cells[7]).toBe("Decision: Due Jan 12 · sent Jan 5, 2026, 10:00");
  });

  it("says of what is published how it was graded, and has no checks and nothing that waits", async () => {
    const graded = { ...request, status: "listed", riskGrade: "medium-high", dueDate: "soon" };
    renderList({
      requests: [graded],
      assignees,
      checks: {},
      awaiting,
      states: {},
      older: null,
      counts,
      order: "newest",
      now,
      reviewDays,
    });
    const cells = cellsOf(await findRow("Ben Trading"));
    expect(heads()).toEqual([
      ...["Request", "Customer", "Amount", "Risk", "Advance", "Due", "Status", "Submitted"],
      "Actions",
    ]);
    expect(cells.slice(3, 6)).toEqual(["Medium-High", "80%", "soon"]);
  });

  it("gives both their columns where they are listed together, and fewer of the others room", async () => {
    const other = { ...request, id: "b", status: "listed", riskGrade: "low", businessName: "Ada" };
    renderList({
      requests: [request, other],
      assignees,
      checks,
      awaiting,
      states: {},
      older: null,
      counts,
      order: "newest",
      now,
      reviewDays,
    });
    await findRow("Ada");
    expect(heads()).toEqual([
      ...["Request", "Customer", "Amount", "Risk", "Advance", "Due", "Checks"],
      ...["Status", "Submitted", "Decision", "Actions"],
    ]);
    const early = screen
      .getAllByRole("columnheader")
      .filter(({ className }) => className.includes("max-2xl:hidden!"));
    expect(early.map(({ textContent }) => textContent)).toEqual([
      "Risk",
      "Advance",
      "Due",
      "Checks",
    ]);
  });

  it("offers no filter that would find nothing, but the current one", async () => {
    renderList(
      {
        requests: [],
        assignees,
        checks,
        awaiting,
        states: {},
        older: null,
        counts,
        order: "newest",
        now,
        reviewDays,
      },
      "?status=rejected",
    );
    await screen.findByText(/^No funding requests found/);
    const filters = within(screen.getByRole("navigation", { name: "Filter by status" }));
    expect(filters.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      ...["In review 1000+", "Attested 2", "Published 3", "Rejected 0", "All "],
    ]);
  });

  it("marks a request as overdue once the usual working days have passed", async () => {
    // Submitted on a Monday.
    const others = [
      { ...request, id: "decided", status: "attested", businessName: "Ada Trading" },
      {
        ...request,
        id: "newer",
        submittedAt: new Date("2026-01-06T10:00:00Z"),
        businessName: "Cy",
      },
    ];
    renderList({
      requests: [request, ...others],
      assignees,
      checks,
      awaiting,
      states: {},
      older: null,
      counts,
      order: "oldest",
      now,
      reviewDays: 2,
    });
    expect((await findRow("Ben Trading")).textContent).toContain(
      "Decision: Due Jan 7 · 24 h overdue",
    );
    expect((await findRow("Ada Trading")).textContent).not.toContain("overdue");
    expect((await findRow("Cy")).textContent).not.toContain("overdue");
  });

  it("marks “Mine” as the current filter", async () => {
    renderList(
      {
        requests: [],
        assignees,
        checks,
        awaiting,
        states: {},
        older: null,
        counts,
        order: "newest",
        now,
        reviewDays,
      },
      "?assignee=me",
    );
    const mine = await screen.findByRole("link", { name: "Mine" });
    expect(mine.getAttribute("href")).toBe("/admin/funding-requests?assignee=me");
    expect(mine.getAttribute("aria-current")).toBe("true");
    expect(screen.getByRole("link", { name: "In review 1000+" }).ariaCurrent).toBeNull();
  });

  it.each([
    ["", "No funding request is waiting for review."],
    ["?status=rejected", "No funding requests found with status “Rejected”."],
    ["?assignee=me", "No open funding request is assigned to you."],
    ["?status=all", "No funding requests have been submitted yet."],
    ["?search=inv", "No funding requests found matching “inv”."],
  ])("says why an empty list at %j is empty", async (query, text) => {
    renderList(
      {
        requests: [],
        assignees,
        checks,
        awaiting,
        states: {},
        older: null,
        counts,
        order: "oldest",
        now,
        reviewDays,
      },
      query,
    );
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("reports failed loading", async () => {
    renderList("failed");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load funding requests");
  });
});
