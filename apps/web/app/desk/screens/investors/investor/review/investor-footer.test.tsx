// @vitest-environment jsdom
import type { InvestorCheck } from "@tenora/database/investor/check-investor";
import { type InvestorCheckSubject, investorChecks } from "@tenora/domain/investor/investor-check";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { investorRecord } from "#test/components/desk/records.ts";
import { checksOfInvestors } from "~/desk/features/checks/check-kinds";
import { RecordedChecks } from "~/desk/features/checks/recorded-checks";
import { InvestorFooter } from "./investor-footer.tsx";

afterEach(cleanup);

interface Shown {
  readonly isIdViewed?: boolean;
  readonly unrecorded?: readonly InvestorCheckSubject[];
  readonly concerns?: readonly InvestorCheckSubject[];
  readonly status?: "pending" | "approved" | "rejected";
  readonly needsChecks?: boolean;
}

function show(shown: Shown) {
  const { isIdViewed = true, unrecorded = [], concerns = [] } = shown;
  const { status = "pending", needsChecks = false } = shown;
  const decide = vi.fn(async () => true);
  const recorded = (subject: InvestorCheckSubject): InvestorCheck => ({
    id: subject,
    subject,
    outcome: concerns.includes(subject) ? "concern" : "clear",
    comment: null,
    at: new Date("2026-01-06T09:30:00Z"),
    adminEmail: null,
  });
  const checks = investorChecks.filter((one) => !unrecorded.includes(one)).map(recorded);
  const actions = { isUpdating: false, decide } as never;
  const footer = (now: readonly InvestorCheck[]) => (
    <>
      <InvestorFooter
        investor={investorRecord({ status })}
        isIdViewed={isIdViewed}
        checks={now}
        needsChecks={needsChecks}
        actions={actions}
      />
      {needsChecks && (
        <RecordedChecks id="7" kind={checksOfInvestors} checks={now} actions={actions} />
      )}
    </>
  );
  const { rerender } = render(footer(checks));
  return { decide, checkAll: () => rerender(footer([...checks, ...unrecorded.map(recorded)])) };
}
const button = (name: string) => screen.getByRole("button", { name });

test.each([
  [{ isIdViewed: false }, "ID number not viewed yet."],
  [{ unrecorded: ["sanctions"] }, "Not checked yet: sanctions and PEP lists."],
  [
    { isIdViewed: false, unrecorded: investorChecks },
    "No checks recorded yet. ID number not viewed yet.",
  ],
] as const)("investor review: says before Approve what is open: %j", (shown, words) => {
  show(shown);
  const warning = screen.getByText(words);
  const approve = button("unrecorded" in shown ? "Approve without checks" : "Approve");
  expect(approve.getAttribute("aria-describedby")).toBe(warning.id);
  expect(approve.className).not.toContain("bg-primary");
  expect(warning.compareDocumentPosition(approve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  { status: "pending" },
  { status: "approved", isIdViewed: false, unrecorded: investorChecks },
] as const)("investor review: is silent once it was checked, or decided: %j", (shown) => {
  show(shown);
  expect(screen.queryByText(/ID number|check/i)).toBeNull();
  const approve = screen.queryByRole("button", { name: "Approve" });
  if (approve) expect(approve.className).toContain("bg-primary");
});

test("investor review: approves at once when every check is clear", async () => {
  const { decide } = show({});
  await userEvent.click(button("Approve"));
  expect(decide.mock.calls).toEqual([["approved", { seenChecks: investorChecks }]]);
});

test.each([
  ["pending", "Approve without checks"],
  ["rejected", "Approve after all without checks"],
] as const)(
  "investor review: asks once more before one who is %s is approved without a check",
  async (status, label) => {
    const { decide } = show({
      status,
      unrecorded: ["identity", "country"],
      concerns: ["sanctions"],
    });
    await userEvent.click(button(label));
    expect(decide).not.toHaveBeenCalled();
    const title = "Approve with 2 checks not recorded and a concern in 1?";
    expect(document.activeElement).toBe(screen.getByRole("group", { name: title }));
    await userEvent.click(button("Back"));
    await userEvent.click(button(label));
    await userEvent.click(button("Approve anyway"));
    expect(decide.mock.calls).toEqual([["approved", { seenChecks: ["sanctions"] }]]);
  },
);

test("investor review: says of one whose checks are all recorded that a concern is passed over", async () => {
  const { decide } = show({ concerns: ["sanctions"] });
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  await userEvent.click(button("Approve despite a concern"));
  expect(decide).not.toHaveBeenCalled();
  expect(screen.getByRole("group", { name: "Approve with a concern in 1 check?" })).toBeTruthy();
});

test("investor review: has nothing to confirm once the missing check is recorded", async () => {
  const { checkAll } = show({ unrecorded: ["identity"] });
  await userEvent.click(button("Approve without checks"));
  checkAll();
  expect(screen.queryByRole("button", { name: "Approve anyway" })).toBeNull();
  expect(button("Approve")).toBeTruthy();
});

test.each([
  ["pending", "Approve"],
  ["rejected", "Approve after all"],
] as const)(
  "investor review: where checks are required, one who is %s isn't approved before each is recorded",
  async (status, label) => {
    const unrecorded = ["sanctions", "country"] as const;
    const { decide, checkAll } = show({ needsChecks: true, status, unrecorded });
    const reason =
      "Not checked yet: sanctions and PEP lists, country and investor type. Record every check to approve.";
    const approve = button(label);
    expect(approve.getAttribute("aria-disabled")).toBe("true");
    // With the focus, its reason is read.
    approve.focus();
    expect(document.activeElement).toBe(approve);
    expect(approve.getAttribute("aria-describedby")).toBe(screen.getByText(reason).id);
    await userEvent.click(approve);
    expect(decide).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Checks" }));
    expect(screen.queryByRole("button", { name: "Approve anyway" })).toBeNull();
    checkAll();
    await userEvent.click(button(label));
    expect(decide).toHaveBeenCalledOnce();
  },
);

test("investor review: where checks are required, a concern is still an admin's decision", async () => {
  show({ needsChecks: true, concerns: ["sanctions"] });
  await userEvent.click(button("Approve despite a concern"));
  expect(screen.getByRole("group", { name: "Approve with a concern in 1 check?" })).toBeTruthy();
});
