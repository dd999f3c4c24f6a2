// @vitest-environment jsdom
import { waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  actionsIn,
  answerRequests,
  decided,
  openRequest,
} from "#test/components/desk/open-request.tsx";
import { businessRecord } from "#test/components/desk/records.ts";

describe("request details", () => {
  it("shows the document before facts, tier and history, which stand in one column on phones", async () => {
    const certificateUrl = "/documents/business-documents/x.pdf";
    const dialog = await openRequest(businessRecord({ certificateUrl }));
    const text = dialog.textContent ?? "";
    const order = ["Registration certificate", "Ada Lim", "Tier on approval", "History"];
    const places = order.map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each([
    // Received on a Monday.
    [{}, "Decision dueJan 7, 2026, 10:00 UTC"],
    [{ status: "approved" } as const, null],
    [{ certificateRequest: { message: "Blurred", requestedAt: decided, answeredAt: null } }, null],
  ])("says until when a request that waits for us is to be decided: %j", async (changes, words) => {
    const dialog = await openRequest(businessRecord(changes));
    if (words === null) expect(dialog.textContent).not.toContain("Decision due");
    else expect(dialog.textContent).toContain(words);
  });

  it("says beside the registration number whose is the same, and leads there", async () => {
    const equal = { id: "9", companyName: "Amber Lighting", status: "pending" } as const;
    const dialog = await openRequest(businessRecord({ equalRegistrations: [equal] }));
    expect(dialog.textContent).toContain("201912345ASame number as Amber Lighting");
    const link = within(dialog).getByRole("link", { name: "Amber Lighting" });
    expect(link.getAttribute("href")).toBe("/admin/requests/9");
  });

  it("has the focus on its heading when it opens", async () => {
    const dialog = await openRequest(businessRecord());
    const heading = within(dialog).getByRole("heading", { name: "Ada Trading" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("says who looks after a pending request, to take and to release it", async () => {
    const sent = answerRequests();
    const { id } = businessRecord();
    const dialog = await openRequest(businessRecord());
    expect(within(dialog).getByText("Unassigned")).toBeTruthy();
    await userEvent.click(within(dialog).getByRole("button", { name: "Assign to me" }));
    expect(sent).toEqual([
      [`/api/admin/assignments/${id}`, { type: "business", seen: null, assign: true }],
    ]);
  });

  it("offers the admin who has it to release it", async () => {
    const sent = answerRequests();
    const assignee = { adminId: "me", email: "op@example.com" };
    const dialog = await openRequest(businessRecord({ assignee }));
    expect(within(dialog).getByText("Assigned to you")).toBeTruthy();
    await userEvent.click(within(dialog).getByRole("button", { name: "Release" }));
    expect(sent[0]?.[1]).toEqual({ type: "business", seen: "me", assign: false });
  });

  it("shows the reason of a rejected request, and no decision", async () => {
    const rejectionReason = "The scan is unreadable.";
    const dialog = await openRequest(
      businessRecord({ status: "rejected", reviewedAt: decided, rejectionReason }),
    );
    expect(within(dialog).getByText(rejectionReason)).toBeTruthy();
    expect(within(dialog).getByText("None on file")).toBeTruthy();
    expect(actionsIn(dialog)).toEqual(["", "Copy", "Record", "Record", "Record", "Add note"]);
  });

  it("has the facts beside its history where no document is shown", async () => {
    const dialog = await openRequest(businessRecord({ status: "approved" }));
    const columnOf = (text: string) => within(dialog).getByText(text).closest(".grid > div");
    const facts = within(dialog).getByText("Ada Lim").closest("dl")?.parentElement;
    expect(facts?.contains(within(dialog).getByText("Registration certificate"))).toBe(true);
    expect(columnOf("History")).not.toBe(facts);
  });

  it("says that an erased business has nothing left to decide", async () => {
    const dialog = await openRequest(businessRecord({ status: "rejected", erasedAt: decided }));
    expect(within(dialog).getByText("Erased on Jan 6, 2026, 09:30 UTC")).toBeTruthy();
    expect(within(dialog).getByText(/The wallet's owner can start onboarding again/)).toBeTruthy();
    expect(within(dialog).queryByText("Ada Lim")).toBeNull();
    expect(actionsIn(dialog)).toEqual(["", "Copy"]);
  });

  it("compares a resubmitted request with the rejected one", async () => {
    const { companyName: _, ...earlier } = businessRecord();
    const lastRejected = {
      ...earlier,
      companyName: "Ada Tradng",
      rejectedAt: decided,
      reason: "A typo.",
    };
    const dialog = await openRequest(businessRecord({ lastRejected }));
    const section = within(dialog).getByRole("region", { name: "Resubmitted · 1 change" });
    expect(within(section).getByText("Ada Tradng")).toBeTruthy();
    expect(within(section).getByText(/“A typo.”/)).toBeTruthy();
  });

  it("reports failed loading in the dialog", async () => {
    const dialog = await openRequest("failed");
    expect(within(dialog).getByRole("alert").textContent).toContain("Failed to load business data");
  });
});
