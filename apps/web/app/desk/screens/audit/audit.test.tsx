// @vitest-environment jsdom
import type { AuditEntry } from "@tenora/database/audit/list-audit-entries";
import { subjectKey } from "@tenora/domain/admin/audit-subject";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { useSearchParams } from "react-router";
import { describe, expect, it } from "vitest";
import { findRow, renderScreen } from "#test/components/desk/render-screen.tsx";
import Audit from "./audit.tsx";

const entry: AuditEntry = {
  id: "7",
  at: new Date("2026-01-05T10:00:00Z"),
  adminEmail: "op@example.com",
  action: "business.suspended",
  subjectType: "business",
  subjectId: "7f1d3c50-0000-4000-8000-000000000001",
  before: { suspended: false },
  after: { suspended: true },
  reason: "A report.",
};

const renderLog = (loaderData: object | "failed", query = "") =>
  renderScreen(
    [{ path: "/admin/audit", Component: Audit, loader: () => loaderData }],
    `/admin/audit${query}`,
  );

const noEntries = { entries: [], names: {}, admins: [], older: null };

const choose = (action: string) =>
  fireEvent.change(screen.getByLabelText("Action"), { target: { value: action } });

/** An admin who chooses again before the effects of the filters have run for the first choice. */
function AuditWithHastyAdmin(props: React.ComponentProps<typeof Audit>) {
  const action = useSearchParams()[0].get("action");
  useLayoutEffect(() => {
    if (action !== "business.approved") return;
    // As a browser does it: fireEvent would wait for the render that this runs in.
    const select = screen.getByLabelText<HTMLSelectElement>("Action");
    select.value = "business.rejected";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, [action]);
  return <Audit {...props} />;
}

describe("audit log", () => {
  it("shows who did what to which record, and why", async () => {
    const names = { [subjectKey(entry)]: "Ada Trading" };
    renderLog({ entries: [entry], names, admins: ["op@example.com"], older: null });
    const row = await findRow("“A report.”");
    expect(row.textContent).toContain("op@example.com suspended Ada Trading");
    expect(within(row).getByText("op@example.com")).toBeTruthy();
    expect(row.textContent).not.toContain("no → yes");
    const subject = within(row).getByRole("link", { name: "Ada Trading" });
    expect(subject.getAttribute("href")).toBe(`/admin/requests/${entry.subjectId}`);
  });

  it("turns round by date, and a filter keeps the order", async () => {
    renderLog({ entries: [entry], names: {}, admins: [], older: null });
    const header = await screen.findByRole("columnheader", { name: "Date (UTC)" });
    expect(header.getAttribute("aria-sort")).toBe("descending");
    fireEvent.click(within(header).getByRole("link"));
    await waitFor(() => expect(header.getAttribute("aria-sort")).toBe("ascending"));
    choose("business.approved");
    const back = () => within(header).getByRole("link").getAttribute("href");
    await waitFor(() => expect(back()).toContain("action=business.approved"));
    expect(header.getAttribute("aria-sort")).toBe("ascending");
  });

  it("names the command line for an action without an admin", async () => {
    const byCommand = { ...entry, adminEmail: null, action: "business.rejected" };
    renderLog({ entries: [byCommand], names: {}, admins: [], older: null });
    const row = await findRow("Command line");
    expect(within(row).getByRole("link", { name: "a business" })).toBeTruthy();
    cleanup();
    const granted = { ...byCommand, action: "admin.granted", subjectType: "admin" };
    const names = { [subjectKey(granted)]: "olga@example.com" };
    renderLog({ entries: [granted], names, admins: [], older: null });
    const made = await screen.findByText(/olga@example\.com was made an admin \(command line\)/);
    expect(made.textContent).not.toContain("Command line");
  });

  it("gives the sentence the room of the change where nothing changed", async () => {
    const opened = { ...entry, action: "business.certificate_opened", reason: null };
    const unchanged = { ...opened, before: null, after: null } as unknown as AuditEntry;
    const tierChange = { ...entry, id: "8", action: "business.tier_changed", reason: null };
    const changed = { ...tierChange, before: { tier: 3 }, after: { tier: 2 } };
    const other = { ...changed, subjectId: "7f1d3c50-0000-4000-8000-000000000002" };
    const names = { [subjectKey(unchanged)]: "Ada Trading" };
    renderLog({ entries: [unchanged, other], names, admins: [], older: null });
    const wide = within(await findRow("Ada Trading")).getAllByRole("cell");
    expect(wide.map((cell) => cell.getAttribute("colspan"))).toEqual(["2", null, null]);
    const rest = within(await findRow("Tier: 3 → 2")).getAllByRole("cell");
    expect(rest).toHaveLength(4);
  });

  it("fills in the filters of the address", async () => {
    renderLog(
      { ...noEntries, admins: ["op@example.com"] },
      "?action=business.suspended&admin=op@example.com&subject=b1",
    );
    expect(await screen.findByText("No entries found.")).toBeTruthy();
    expect(screen.getByLabelText("Action")).toHaveProperty("value", "business.suspended");
    expect(screen.getByLabelText("Admin")).toHaveProperty("value", "op@example.com");
    expect(screen.getByLabelText("Subject")).toHaveProperty("value", "b1");
  });

  it("keeps an action that is chosen just as the list of the one before appears", async () => {
    const asked: (string | null)[] = [];
    const loader = ({ request }: { request: Request }) => {
      const action = new URL(request.url).searchParams.get("action");
      asked.push(action);
      return action === "business.rejected" ? new Promise<never>(() => undefined) : noEntries;
    };
    renderScreen(
      [{ path: "/admin/audit", Component: AuditWithHastyAdmin, loader }],
      "/admin/audit",
    );
    await screen.findByText("No entries found.");
    choose("business.approved");
    await waitFor(() => {
      expect(asked).toContain("business.rejected");
      expect(screen.getByLabelText("Action")).toHaveProperty("value", "business.rejected");
    });
  });

  it("reports failed loading", async () => {
    renderLog("failed");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load the audit log");
  });
});
