// @vitest-environment jsdom
import type { InvestorCheckSubject } from "@tenora/domain/investor/investor-check";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { checksOfBusinesses, checksOfInvestors } from "./check-kinds.ts";
import { RecordedChecks } from "./recorded-checks.tsx";
import type { RecordedCheck } from "./recording.ts";

afterEach(cleanup);

type InvestorCheck = RecordedCheck<InvestorCheckSubject>;

const check = (id: string, changes: Partial<InvestorCheck> = {}): InvestorCheck => ({
  id,
  subject: "sanctions",
  outcome: "clear",
  comment: `Result ${id}`,
  at: new Date("2026-01-06T09:30:00Z"),
  adminEmail: "op@example.com",
  ...changes,
});

function show(checks: readonly InvestorCheck[], isDone = true) {
  const recordCheck = vi.fn(async () => isDone);
  const actions = { isUpdating: false, recordCheck } as never;
  render(<RecordedChecks id="7" kind={checksOfInvestors} checks={checks} actions={actions} />);
  return recordCheck;
}
const rowOf = (title: string) =>
  within(screen.getByRole("heading", { name: title }).closest("li") as HTMLElement);

test("checks: the newest of each counts, with who and when, and the earlier ones stay", () => {
  show([check("1", { outcome: "concern" }), check("2")]);
  const row = rowOf("Sanctions and PEP lists");
  expect(row.getByText("Clear")).toBeTruthy();
  const [newest, earlier] = row.getAllByRole("listitem");
  expect(newest?.textContent).toBe("“Result 2”Jan 6, 2026, 09:30 UTC by op@example.com");
  expect(earlier?.textContent).toContain("Earlier: Concern · Jan 6, 2026");
  expect(rowOf("Identity").getByText("Not recorded")).toBeTruthy();
  expect(rowOf("Country and investor type").getByText("Not recorded")).toBeTruthy();
});

test("checks: records a concern with its note, and returns the focus", async () => {
  const recordCheck = show([check("2")]);
  const row = rowOf("Sanctions and PEP lists");
  await userEvent.click(row.getByRole("button", { name: /^Record again/ }));
  expect(document.activeElement).toBe(row.getByLabelText("Note (optional)"));
  await userEvent.keyboard(" UN list, 6 Jan ");
  await userEvent.click(row.getByRole("button", { name: "Record a concern" }));
  expect(recordCheck.mock.calls).toEqual([
    [{ subject: "sanctions", outcome: "concern", comment: "UN list, 6 Jan", seenCheck: "2" }],
  ]);
  const again = await row.findByRole("button", { name: /^Record again/ });
  expect(document.activeElement).toBe(again);
});

test("checks: a note isn't needed, and one that couldn't be recorded stays", async () => {
  const recordCheck = show([], false);
  const row = rowOf("Identity");
  await userEvent.click(row.getByRole("button", { name: "Record: Identity" }));
  await userEvent.click(row.getByRole("button", { name: "Record as clear" }));
  const recorded = { subject: "identity", outcome: "clear", comment: null, seenCheck: null };
  expect(recordCheck.mock.calls).toEqual([[recorded]]);
  expect(row.getByLabelText("Note (optional)")).toBeTruthy();
});

test("checks: one of an earlier submission stays to be read, and doesn't count", () => {
  const outdated = { ...check("1"), subject: "authority" } as const;
  const shared = { id: "8", kind: checksOfBusinesses, checks: [], actions: {} as never };
  render(<RecordedChecks {...shared} outdated={[outdated]} />);
  const row = rowOf("Who acts for it");
  expect(row.getByText("Not recorded")).toBeTruthy();
  expect(row.getByRole("listitem").textContent).toBe(
    "“Result 1”Earlier: Clear · Jan 6, 2026, 09:30 UTC by op@example.com",
  );
  expect(row.getByRole("button", { name: "Record: Who acts for it" })).toBeTruthy();
  expect(rowOf("Company register").queryByRole("listitem")).toBeNull();
});
