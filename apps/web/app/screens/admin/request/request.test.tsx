// @vitest-environment jsdom
import type { BusinessCheck } from "@tenora/database/business/check-business";
import type { BusinessForReview } from "@tenora/database/business/find-business-for-review";
import { type BusinessCheckSubject, businessChecks } from "@tenora/domain/business/business-check";
import type { CheckOutcome } from "@tenora/domain/review/recorded-check";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { businessRecord } from "../testing/records.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import RequestDetails from "./request.tsx";

const decided = new Date("2026-01-06T09:30:00Z");

const check = (
  id: string,
  subject: BusinessCheckSubject,
  outcome: CheckOutcome = "clear",
): BusinessCheck => ({
  ...{ id, subject, outcome },
  ...{ comment: null, at: decided, adminEmail: "op@example.com" },
});
const allClear = businessChecks.map((subject, index) => check(`${index}`, subject));

async function openRequest(business: BusinessForReview | "failed"): Promise<HTMLElement> {
  const loader = () => (business === "failed" ? business : { ...business, reviewDays: 2 });
  renderScreen(
    [{ path: "/admin/requests/:id", Component: RequestDetails, loader }],
    "/admin/requests/7f1d3c50-0000-4000-8000-000000000001",
  );
  return screen.findByRole("dialog");
}

/** Answers every request of the page; collects their addresses and bodies. */
function answerRequests(status = 200): [string, unknown][] {
  const sent: [string, unknown][] = [];
  globalThis.fetch = async (url, init) => {
    sent.push([String(url), JSON.parse(String(init?.body))]);
    return Response.json({ code: "ALREADY_REVIEWED", message: "Decided." }, { status });
  };
  return sent;
}

const actionsIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

describe("request details", () => {
  it("offers approval with a tier and rejection for a pending request", async () => {
    const dialog = await openRequest(businessRecord());
    expect(within(dialog).getByRole("heading", { name: "Ada Trading" })).toBeTruthy();
    expect(within(dialog).getByLabelText("Tier on approval")).toHaveProperty("value", "3");
    expect(actionsIn(dialog)).toEqual(expect.arrayContaining(["Approve", "Reject"]));
  });

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

  it("says who decided, also where a demonstration invented it, and nobody where the business acted", async () => {
    const event = {
      at: decided,
      status: "approved",
      tier: 3,
      reason: null,
      adminId: null,
    } as const;
    const dialog = await openRequest(
      businessRecord({
        status: "approved",
        history: [
          { ...event, event: "submitted", adminEmail: null },
          { ...event, event: "approved", adminEmail: "olga@tenora.example" },
          { ...event, event: "suspended", adminEmail: null },
        ],
      }),
    );
    const history = within(dialog).getByRole("region", { name: "History" });
    expect(
      within(history)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Request receivedJan 6, 2026, 09:30 UTC",
      "Approved · Tier 3 KickstartJan 6, 2026, 09:30 UTC · olga@tenora.example",
      "SuspendedJan 6, 2026, 09:30 UTC · A reviewer (demo data)",
    ]);
  });

  it("says beside the registration number whose is the same, and leads there", async () => {
    const equal = { id: "9", companyName: "Amber Lighting", status: "pending" } as const;
    const dialog = await openRequest(businessRecord({ equalRegistrations: [equal] }));
    expect(dialog.textContent).toContain("201912345ASame number as Amber Lighting");
    const link = within(dialog).getByRole("link", { name: "Amber Lighting" });
    expect(link.getAttribute("href")).toBe("/admin/requests/9");
  });

  it("approves with the tier that was chosen in its body", async () => {
    const sent = answerRequests();
    const dialog = await openRequest(businessRecord());
    await userEvent.selectOptions(within(dialog).getByLabelText("Tier on approval"), "1");
    await userEvent.click(within(dialog).getByRole("button", { name: "Approve" }));
    expect(sent[0]?.[1]).toMatchObject({ tier: 1 });
  });

  it("has the focus on its heading when it opens", async () => {
    const dialog = await openRequest(businessRecord());
    const heading = within(dialog).getByRole("heading", { name: "Ada Trading" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("asks for the reason of a rejection first; without one is the quiet way, until one is typed", async () => {
    const dialog = await openRequest(businessRecord());
    await userEvent.click(within(dialog).getByRole("button", { name: "Reject" }));
    const quiet = () => within(dialog).queryByRole("button", { name: "Reject without a reason" });
    expect(quiet()).toBeTruthy();
    await userEvent.click(within(dialog).getByRole("button", { name: "Reject with this reason" }));
    expect(within(dialog).getByText("Please give a reason")).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText("Reason"), "Unreadable");
    expect(quiet()).toBeNull();
  });

  it.each([
    [{ certificateUrl: null }, "There’s no certificate to check."],
    [
      { certificateUrl: "/documents/business-documents/x.pdf" },
      "You haven’t looked at the certificate yet.",
    ],
    [
      { certificateRequest: { message: "Blurred", requestedAt: decided, answeredAt: null } },
      "There’s no certificate to check. The one you asked for hasn’t arrived yet.",
    ],
    [
      { checks: [check("1", "authority", "concern"), check("2", "screening")] },
      "There’s no certificate to check. Not checked yet: company register. Concern recorded: who acts for it.",
    ],
    [{ checks: [] }, "There’s no certificate to check. No checks recorded yet."],
    // Those of an earlier submission don't count.
    [
      { checks: allClear, submittedAt: new Date("2026-01-07T08:00:00Z") },
      "There’s no certificate to check. No checks recorded yet.",
    ],
  ])("says beside Approve what was not seen or checked: %j", async (changes, text) => {
    const dialog = await openRequest(businessRecord({ checks: allClear, ...changes }));
    expect(within(dialog).getByText(text)).toBeTruthy();
    const approve = within(dialog).getByRole("button", { name: "Approve" });
    expect(approve.className).not.toContain("bg-primary");
  });

  it("records a check of what the page shows, and Approve works at once without", async () => {
    const sent = answerRequests();
    const { id, updatedAt, submittedAt } = businessRecord();
    const dialog = await openRequest(businessRecord());
    const checks = within(within(dialog).getByRole("region", { name: "Checks" }));
    await userEvent.click(checks.getByRole("button", { name: "Record: Company register" }));
    await userEvent.click(checks.getByRole("button", { name: "Record as clear" }));
    const body = { subject: "register", outcome: "clear", comment: null, seenCheck: null };
    const seenSubmission = submittedAt.toISOString();
    expect(sent).toEqual([[`/api/admin/businesses/${id}/checks`, { ...body, seenSubmission }]]);
    const approve = within(dialog).getByRole("button", { name: "Approve" });
    await waitFor(() => expect(approve).toHaveProperty("disabled", false));
    await userEvent.click(approve);
    expect(sent[1]).toEqual([
      `/api/admin/businesses/${id}/review`,
      { status: "approved", tier: 3, seenCertificate: "", seenUpdate: updatedAt.toISOString() },
    ]);
  });

  it("has the checks in its history, and what an approval was given without", async () => {
    const event = { status: "pending", tier: 3, reason: null, adminId: null } as const;
    const adminEmail = "op@example.com";
    const dialog = await openRequest(
      businessRecord({
        status: "approved",
        checks: [check("1", "register", "concern")],
        history: [
          { ...event, event: "submitted", at: new Date("2026-01-05T10:00:00Z"), adminEmail: null },
          {
            ...{ ...event, event: "approved", at: new Date("2026-01-06T09:31:00Z"), adminEmail },
            approval: { tier: 3, checksNotRecorded: 2, checksWithConcern: 1 },
          },
        ],
      }),
    );
    const history = within(dialog).getByRole("region", { name: "History" });
    const [, recorded, approved] = within(history).getAllByRole("listitem");
    expect(recorded?.textContent).toBe(
      "Check recorded · Company register: concernJan 6, 2026, 09:30 UTC · op@example.com",
    );
    expect(approved?.textContent).toBe(
      "Approved · Tier 3 Kickstart, with 2 checks not recorded and a concern in 1Jan 6, 2026, 09:31 UTC · op@example.com",
    );
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

  it("asks for another certificate in a dialog that requires a message and keeps it after a failure", async () => {
    const sent = answerRequests(409);
    const certificateUrl = "/documents/business-documents/x.pdf";
    const dialog = await openRequest(businessRecord({ certificateUrl }));
    await userEvent.click(
      within(dialog).getByRole("button", { name: "Ask for another certificate" }),
    );
    const asking = within(screen.getByRole("dialog", { name: "Ask for another certificate" }));
    const message = asking.getByLabelText("What is wrong with it?");
    expect(message).toHaveProperty("value", "");
    expect(document.activeElement).toBe(message);
    await userEvent.click(asking.getByRole("button", { name: "Send message" }));
    expect(asking.getByText("Please say what is wrong with it")).toBeTruthy();
    expect(message.getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
    await userEvent.type(message, " Page 2 is cut off ");
    await userEvent.click(asking.getByRole("button", { name: "Send message" }));
    expect(sent).toEqual([
      [
        `/api/admin/businesses/${businessRecord().id}/acts`,
        {
          act: "request-certificate",
          message: "Page 2 is cut off",
          seenCertificate: certificateUrl,
        },
      ],
    ]);
    expect(message).toHaveProperty("value", " Page 2 is cut off ");
    answerRequests();
    const send = asking.getByRole("button", { name: "Send message" });
    await waitFor(() => expect(send.getAttribute("aria-busy")).not.toBe("true"));
    await userEvent.click(send);
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Ask for another certificate" })).toBeNull(),
    );
  });

  it.each([
    [null, "Waiting for the applicant", false],
    [decided, "New certificate", true],
  ])(
    "shows what was asked of the certificate, answered at %j",
    async (answeredAt, label, canAsk) => {
      const certificateRequest = { message: "Blurred", requestedAt: decided, answeredAt };
      const dialog = await openRequest(businessRecord({ certificateRequest }));
      const section = within(dialog).getByRole("region", { name: "Another certificate" });
      expect(within(section).getByText(label)).toBeTruthy();
      expect(within(section).getByText("“Blurred”")).toBeTruthy();
      expect(actionsIn(dialog).includes("Ask for another certificate")).toBe(canAsk);
      expect(actionsIn(dialog)).toContain("Approve");
    },
  );

  it("requires a reason to suspend an approved business, with an error at the field", async () => {
    const dialog = await openRequest(businessRecord({ status: "approved", reviewedAt: decided }));
    expect(actionsIn(dialog)).not.toContain("Approve");
    await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Suspend business" }));
    expect(within(dialog).getByText("Please give a reason")).toBeTruthy();
    const reason = within(dialog).getByLabelText("Reason");
    expect(reason.getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(reason));
  });

  it("requires another tier to change it", async () => {
    const dialog = await openRequest(businessRecord({ status: "approved", reviewedAt: decided }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Change tier" }));
    await userEvent.type(within(dialog).getByLabelText("Reason"), "Paid on time");
    await userEvent.click(within(dialog).getByRole("button", { name: "Change tier" }));
    const tier = within(dialog).getByLabelText("New tier");
    expect(tier.getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(tier));
    await userEvent.selectOptions(tier, "2");
    expect(within(dialog).queryByText("Please choose another tier")).toBeNull();
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

  it("offers to reinstate a suspended business", async () => {
    const dialog = await openRequest(
      businessRecord({
        status: "approved",
        suspendedAt: decided,
        suspensionReason: "A report.",
      }),
    );
    expect(dialog.textContent).toContain("Jan 6, 2026, 09:30 UTC: A report.");
    const actions = actionsIn(dialog);
    expect(actions).toContain("Reinstate");
    expect(actions).not.toContain("Suspend");
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
