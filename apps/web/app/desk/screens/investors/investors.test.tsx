// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { investorRecord } from "#test/components/desk/records.ts";
import { findRow, renderScreen } from "#test/components/desk/render-screen.tsx";
import Investors from "./investors.tsx";

const checks = {};
const config = { reviewWorkingDays: 2 };
const counts = { pending: 1000, approved: 2, rejected: 0, suspended: 1 };

const renderList = (loaderData: object | "failed", query = "") =>
  renderScreen(
    [{ path: "/admin/investors", Component: Investors, loader: () => loaderData }],
    `/admin/investors${query}`,
  );

describe("investor list", () => {
  it("shows an investor with status and wallet, and caps the counts", async () => {
    renderList({
      investors: [investorRecord()],
      checks: { [investorRecord().id]: { recorded: 2, concerns: 1 } },
      older: null,
      counts,
      unsigned: [],
      config,
      now: 0,
    });
    const row = await findRow("Cy Tan");
    expect(within(row).getByText("Pending")).toBeTruthy();
    expect(row.textContent).toContain("cy@example.com");
    // On phones beside the name, otherwise in a cell.
    expect(row.textContent?.match(/2 of 3 checks · 1 concern/g)).toHaveLength(2);
    expect(within(row).getByRole("link", { name: "View Cy Tan" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Pending 1000+" })).toBeTruthy();
    // The list of the approved has the suspended ones, which its rows call so.
    expect(screen.getByRole("link", { name: "Approved 2, 1 of them suspended" })).toBeTruthy();
  });

  it("shows no checks where nobody misses them", async () => {
    const investors = [investorRecord({ status: "rejected" })];
    renderList({ investors, checks, older: null, counts, unsigned: [], config, now: 0 });
    expect((await findRow("Cy Tan")).textContent).not.toContain("checks");
  });

  it.each([
    ["", "No investors have registered yet."],
    ["?status=approved", "No investors found with status “approved”."],
    ["?search=cy", "No investors found matching “cy”."],
  ])("says why an empty list at %j is empty", async (query, text) => {
    renderList({ investors: [], checks, older: null, counts, unsigned: [], config, now: 0 }, query);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("links to the next page with the filters of this one", async () => {
    renderList(
      { investors: [investorRecord()], checks, older: "1_x", counts, unsigned: [], config, now: 0 },
      "?status=pending",
    );
    const link = await screen.findByRole("link", { name: "Older" });
    expect(link.getAttribute("href")).toBe("/admin/investors?status=pending&after=1_x");
  });

  it("reports failed loading", async () => {
    renderList("failed");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load investor data");
  });
});
