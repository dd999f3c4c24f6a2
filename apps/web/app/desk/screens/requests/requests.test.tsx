// @vitest-environment jsdom
import { afterWorkingDays } from "@tenora/domain/business/review-time";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { businessRecord } from "#test/components/desk/records.ts";
import { findRow, pending, renderScreen } from "#test/components/desk/render-screen.tsx";
import Requests from "./requests.tsx";

const counts = { pending: 1, approved: 1, rejected: 0, suspended: 0 };
/** Two days after the record of the tests was created. */
const now = businessRecord().createdAt.getTime() + 2 * 86_400_000;
const { id } = businessRecord();
const marks = {
  comments: { [id]: { count: 2, last: "Called twice." } },
  assignees: {},
  certificateRequests: {},
  openedCertificates: {},
  equalRegistrations: {},
  checks: {},
};
type Children = Parameters<typeof renderScreen>[0];
type Businesses = ReturnType<typeof businessRecord>[];

const OpenRequest = () => "The request";

const renderList = (
  businesses: Businesses,
  query = "",
  more: object = {},
  at = now,
  children: Children = [],
  overdue = 0,
) =>
  renderScreen(
    [
      {
        path: "/admin",
        Component: Requests,
        children,
        loader: () => ({
          businesses,
          marks: { ...marks, ...more },
          older: null,
          counts,
          overdue,
          proposals: [],
          now: at,
          reviewDays: 2,
        }),
      },
    ],
    `/admin${query}`,
  );

describe("request list", () => {
  it("shows a pending request with its status and a checkbox", async () => {
    renderList([businessRecord()]);
    const row = await findRow("Ada Trading");
    expect(within(row).getByText("Pending")).toBeTruthy();
    expect(within(row).getByText("notes, the last one: Called twice.")).toBeTruthy();
    expect(within(row).getByText("0x5290...9ee7")).toBeTruthy();
    expect(within(row).getByRole("checkbox", { name: "Select Ada Trading" })).toBeTruthy();
    expect(within(row).getByRole("link", { name: "View Ada Trading" })).toBeTruthy();
  });

  it("shows an approved request without a checkbox", async () => {
    renderList([businessRecord({ status: "approved", suspendedAt: new Date() })]);
    const row = await findRow("Ada Trading");
    // Read out alone: one badge is seen.
    expect(within(row).getByText("Approved").closest(".sr-only")).toBeTruthy();
    expect(within(row).getByText("Suspended")).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: /^Select/ })).toBeNull();
  });

  it("keeps the place of a checkbox on rows without one, so that names align", async () => {
    renderList([
      businessRecord(),
      businessRecord({ id: "2", companyName: "Bela", status: "approved" }),
    ]);
    const startOf = async (name: string) =>
      (await findRow(name)).querySelector("td > div")?.firstElementChild?.tagName;
    expect(await startOf("Ada Trading")).toBe("LABEL");
    expect((await findRow("Bela")).querySelector("td > div > .size-5")).toBeTruthy();
    cleanup();
    renderList([businessRecord({ status: "approved" })], "?status=approved");
    expect((await findRow("Ada Trading")).querySelector("td > div > .size-5")).toBeNull();
  });

  it("says when a pending request is due, and turns round at the date's header", async () => {
    renderList(
      [businessRecord()],
      "?status=pending&after=1767607200000_7f1d3c50-0000-4000-8000-000000000001",
    );
    const row = await findRow("Ada Trading");
    expect(row.textContent).toContain("Submitted: Jan 5, 2026, 10:00 · Due Jan 7");
    const header = screen.getByRole("columnheader", { name: "Date" });
    expect(header.getAttribute("aria-sort")).toBe("descending");
    await userEvent.click(within(header).getByRole("link"));
    await waitFor(() => expect(header.getAttribute("aria-sort")).toBe("ascending"));
    const back = within(header).getByRole("link").getAttribute("href");
    expect(back).toBe("/admin?status=pending&sort=newest");
  });

  it("says that a pending request is overdue once its working days are over", async () => {
    const start = businessRecord().createdAt.getTime();
    const due = afterWorkingDays(start, 2);
    renderList([businessRecord()], "", {}, due);
    expect((await findRow("Ada Trading")).textContent).not.toContain("overdue");
    cleanup();
    renderList([businessRecord()], "", {}, due + 1);
    const overdue = await findRow("Ada Trading");
    expect(overdue.textContent).toMatch(/Due [A-Z][a-z]{2} \d+ · under 1 h overdue/);
    cleanup();
    renderList([businessRecord()], "", {}, due + 22.5 * 3_600_000);
    expect((await findRow("Ada Trading")).textContent).toContain(" · 22 h overdue");
    cleanup();
    renderList([businessRecord()], "", {}, due + 3.5 * 86_400_000);
    expect((await findRow("Ada Trading")).textContent).toContain(" · 3 days overdue");
    // The rule behind it, once.
    expect(screen.getAllByText("Decisions are due within two working days")).toHaveLength(1);
  });

  it.each([
    [1, "1 request is overdue"],
    [2, "2 requests are overdue"],
    [100, "99+ requests are overdue"],
  ])(
    "leads from %i overdue ones to those that wait longest, whatever is listed",
    async (count, name) => {
      renderList([businessRecord()], "?status=approved&search=ada&assignee=me", {}, now, [], count);
      const link = await screen.findByRole("link", { name });
      expect(link.getAttribute("href")).toBe("/admin?status=pending&sort=oldest");
      // In the line of the filters: a line of its own would cost a row.
      expect(link.parentElement).toBe(screen.getByRole("link", { name: "All" }).closest("div"));
    },
  );

  it("says nothing of overdue requests where none is", async () => {
    renderList([businessRecord()]);
    await findRow("Ada Trading");
    expect(screen.queryByRole("link", { name: /overdue/ })).toBeNull();
  });

  it("opens a request from anywhere on its row, but selects it with its checkbox alone", async () => {
    renderList([businessRecord()], "?status=pending", {}, now, [
      { path: "requests/:id", Component: OpenRequest },
    ]);
    const row = await findRow("Ada Trading");
    const box = within(row).getByRole<HTMLInputElement>("checkbox");
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    expect(screen.queryByText("The request")).toBeNull();
    await userEvent.click(within(row).getByText("Singapore"));
    expect(await screen.findByText("The request")).toBeTruthy();
    // Closing it returns here.
    expect(document.activeElement?.getAttribute("aria-label")).toBe("View Ada Trading");
  });

  it("shows names with registration number and email, which are cut first", async () => {
    renderList([businessRecord({ companyName: "Ada Trading" })]);
    const [company, director] = within(await findRow("Ada Trading")).getAllByRole("cell");
    expect(company?.textContent).toContain("Ada Trading 201912345A");
    expect(director?.textContent).toBe("Ada Lim ada@example.com");
    expect(within(company as HTMLElement).getByText("Ada Trading").className).toContain("shrink-0");
  });

  it("shows the last note, and leads from it to all of them", async () => {
    renderList([businessRecord()], "?status=pending");
    const row = within(await findRow("Ada Trading"));
    expect(row.getByText("Called twice.")).toBeTruthy();
    const link = row.getByRole("link", { name: /notes, the last one: Called twice\.$/ });
    expect(link.getAttribute("href")).toBe(`/admin/requests/${id}?status=pending`);
  });

  it.each([
    ["op@example.com", "you"],
    ["olga@tenora.example", "olga"],
  ])("says in the row that %s looks after it: %s", async (email, name) => {
    renderList([businessRecord()], "", { assignees: { [id]: { adminId: "a", email } } });
    const row = await findRow("Ada Trading");
    expect(within(row).getByTitle(`Assigned to ${email}`).textContent).toBe(`assigned to ${name}`);
  });

  it.each([
    ["pending", true],
    ["approved", false],
  ] as const)(
    "says in the row of a %s request that nobody looks after it: %s",
    async (status, isSaid) => {
      renderList([businessRecord({ status })], `?status=${status}`);
      const row = await findRow("Ada Trading");
      expect(within(row).queryByText("Unassigned") !== null).toBe(isSaid);
    },
  );

  it.each([
    [null, "Waiting for the applicant", false],
    [new Date(), "New certificate", true],
  ])(
    "says whose turn it is where another certificate was asked for: %j",
    async (answeredAt, label, isOurs) => {
      const request = { message: "Blurred", requestedAt: new Date(), answeredAt };
      renderList([businessRecord()], "", { certificateRequests: { [id]: request } });
      const row = await findRow("Ada Trading");
      expect(within(row).getByText(label)).toBeTruthy();
      expect(within(row).queryByText("Pending")).toBeNull();
      expect(row.textContent?.includes("Due Jan 7")).toBe(isOurs);
    },
  );

  it("filters by “mine”, which replaces the status and keeps search and order", async () => {
    renderList([businessRecord()], "?status=pending&search=ada&sort=oldest");
    const mine = await screen.findByRole("link", { name: "Mine" });
    expect(mine.getAttribute("href")).toBe("/admin?assignee=me&search=ada&sort=oldest");
    await userEvent.click(mine);
    await waitFor(() => expect(mine.getAttribute("aria-current")).toBe("true"));
    expect(screen.getByRole("link", { name: "All" }).getAttribute("aria-current")).toBeNull();
  });

  it("marks an erased request", async () => {
    renderList([businessRecord({ status: "rejected", erasedAt: new Date() })]);
    const row = await findRow("Ada Trading");
    expect(within(row).getByText("Erased")).toBeTruthy();
  });

  it.each([
    ["", "No businesses have been registered yet."],
    ["?status=pending", 'No businesses found with status "pending".'],
    ["?status=approved", 'No businesses found with status "approved".'],
    ["?status=rejected", 'No businesses found with status "rejected".'],
    // An unknown status is ignored.
    ["?status=x", "No businesses have been registered yet."],
    ["?assignee=me", "No pending request is assigned to you."],
    ["?status=rejected&search=ada", 'No businesses found matching "ada".'],
    ["?after=1767607200000_7f1d3c50-0000-4000-8000-000000000001", "No older entries."],
  ])("says why an empty list at %j is empty §2.82", async (query, text) => {
    renderList([], query);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("reports failed loading with a button to try again", async () => {
    let loads = 0;
    const loader = () =>
      loads++ === 0
        ? "failed"
        : {
            businesses: [businessRecord()],
            marks,
            older: null,
            counts,
            overdue: 0,
            proposals: [],
            now,
            reviewDays: 2,
          };
    renderScreen([{ path: "/admin", Component: Requests, loader }], "/admin");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load business data");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Ada Trading")).toBeTruthy();
  });

  it("shows a skeleton while another filter loads slowly", async () => {
    const loader = ({ request }: { request: Request }) =>
      request.url.includes("status=")
        ? pending()
        : {
            businesses: [businessRecord()],
            marks,
            older: null,
            counts,
            overdue: 0,
            proposals: [],
            now,
            reviewDays: 2,
          };
    renderScreen([{ path: "/admin", Component: Requests, loader }], "/admin");
    await userEvent.click(await screen.findByRole("link", { name: "Pending 1" }));
    expect(await screen.findByText("Loading businesses")).toBeTruthy();
    expect(screen.queryByText("Ada Trading")).toBeNull();
  });

  it("selects all pending requests and offers to approve them", async () => {
    renderList([businessRecord(), businessRecord({ id: "2", companyName: "Bela" })]);
    await userEvent.click(
      await screen.findByRole("checkbox", { name: "Select all 2 pending on this page" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Approve selected" }));
    const dialog = screen.getByRole("dialog", { name: "Approve 2 businesses?" });
    expect(within(dialog).getByText("Bela")).toBeTruthy();
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Approve 2 businesses" })).toBeTruthy(),
    );
  });

  it("says in the row whose registration number is the same, and leads there", async () => {
    const equal = [{ id: "9", companyName: "Amber Lighting", status: "pending" }];
    renderList([businessRecord()], "?status=pending", { equalRegistrations: { [id]: equal } });
    const link = await screen.findByRole("link", { name: "Amber Lighting" });
    expect(link.closest("p")?.textContent).toBe("Same number as Amber Lighting");
    expect(link.getAttribute("href")).toBe("/admin/requests/9?status=pending");
  });

  it("says before several are approved what nobody checked, and has those left out until they're taken in", async () => {
    const certificateUrl = "/documents/business-documents/x.pdf";
    const equal = ["Amber", "Coral", "Indigo"].map((companyName, at) => ({
      id: `${at}`,
      companyName,
      status: "pending",
    }));
    const opened = new Date("2026-01-06T08:00:00Z");
    renderList(
      [
        businessRecord({ certificateUrl }),
        businessRecord({ id: "2", companyName: "Bela", certificateUrl }),
        businessRecord({ id: "3", companyName: "Cora" }),
        businessRecord({ id: "4", companyName: "Dara", certificateUrl }),
        businessRecord({ id: "5", companyName: "Eli", certificateUrl }),
        businessRecord({ id: "6", companyName: "Fay", certificateUrl, country: "Other" }),
      ],
      "",
      {
        openedCertificates: { [id]: opened, "4": opened, "5": opened, "6": opened },
        equalRegistrations: { "4": equal },
        checks: { "5": { concerns: 1, newestCheck: "12" } },
      },
    );
    await userEvent.click(await screen.findByRole("checkbox", { name: /^Select all 6/ }));
    await userEvent.click(screen.getByRole("button", { name: "Approve selected" }));
    const dialog = within(screen.getByRole("dialog", { name: "Approve 1 business?" }));
    expect(dialog.getAllByRole("listitem")).toHaveLength(1);
    const toggle = dialog.getByRole("button", { name: "Include 5 with warnings" });
    await userEvent.click(toggle);
    expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Ada Trading201912345ACertificate opened Jan 6",
      "Bela201912345ACertificate not opened",
      "Cora201912345ANo certificate",
      "Dara201912345ASame number as Amber, Coral and othersCertificate opened Jan 6",
      "Eli201912345A1 check is a concernCertificate opened Jan 6",
      "Fay201912345AChoose its country in its own request firstCertificate opened Jan 6",
    ]);
    expect(dialog.getByRole("button", { name: "Approve 6 businesses" })).toBeTruthy();
    // The button stays, and takes it back.
    expect(dialog.getByRole("button", { name: "Leave out 5 with warnings" })).toBe(toggle);
    expect(document.activeElement).toBe(toggle);
    await userEvent.click(toggle);
    expect(dialog.getByRole("button", { name: "Approve 1 business" })).toBeTruthy();
    await userEvent.click(toggle);
    // Each with the newest check that the list knew of: one of them is a concern that was read.
    const sent: { id: string; seenCheck: string }[] = [];
    globalThis.fetch = async (_url, init) => {
      sent.push(...JSON.parse(String(init?.body)).businesses);
      const rejection = "A concern was recorded meanwhile. Read it before you decide.";
      const refusals = Object.fromEntries(sent.map((one) => [one.id, null]));
      return Response.json({ refusals: { ...refusals, "2": rejection } });
    };
    await userEvent.click(dialog.getByRole("button", { name: "Approve 6 businesses" }));
    expect(await dialog.findByText(/A concern was recorded meanwhile\./)).toBeTruthy();
    expect(sent.map((one) => one.seenCheck)).toEqual(["0", "0", "0", "0", "12", "0"]);
  });
});
