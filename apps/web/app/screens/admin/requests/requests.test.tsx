// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { businessRecord } from "../testing/records.ts";
import { findRow, pending, renderScreen } from "../testing/render-screen.tsx";
import Requests from "./requests.tsx";

const counts = { pending: 1, approved: 1, rejected: 0 };
type Businesses = ReturnType<typeof businessRecord>[];

const renderList = (businesses: Businesses, query = "") =>
  renderScreen(
    [{ path: "/admin", Component: Requests, loader: () => ({ businesses, older: null, counts }) }],
    `/admin${query}`,
  );

describe("request list", () => {
  it("shows a pending request with its status and a checkbox", async () => {
    renderList([businessRecord()]);
    const row = await findRow("Ada Trading");
    expect(within(row).getByText("Pending")).toBeTruthy();
    expect(within(row).getByText("0x5290...9ee7")).toBeTruthy();
    expect(within(row).getByRole("checkbox", { name: "Select Ada Trading" })).toBeTruthy();
    expect(within(row).getByRole("link", { name: "View Ada Trading" })).toBeTruthy();
  });

  it("shows an approved request without a checkbox", async () => {
    renderList([businessRecord({ status: "approved", suspendedAt: new Date() })]);
    const row = await findRow("Ada Trading");
    expect(within(row).getByText("Approved")).toBeTruthy();
    expect(within(row).getByText("Suspended")).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: /^Select/ })).toBeNull();
  });

  it("marks an erased request", async () => {
    renderList([businessRecord({ status: "rejected", erasedAt: new Date() })]);
    const row = await findRow("Ada Trading");
    expect(within(row).getByText("Erased")).toBeTruthy();
  });

  it.each([
    ["", "No businesses have been registered yet."],
    ["?status=rejected", 'No businesses found with status "rejected".'],
    ["?status=rejected&search=ada", 'No businesses found matching "ada".'],
    ["?after=1767607200000_7f1d3c50-0000-4000-8000-000000000001", "No older entries."],
  ])("says why an empty list at %j is empty", async (query, text) => {
    renderList([], query);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("reports failed loading with a button to try again", async () => {
    let loads = 0;
    const loader = () =>
      loads++ === 0 ? "failed" : { businesses: [businessRecord()], older: null, counts };
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
        : { businesses: [businessRecord()], older: null, counts };
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
});
