// @vitest-environment jsdom
import { businessChecks } from "@tenora/domain/business/business-check";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import {
  actionsIn,
  answerRequests,
  check,
  decided,
  openRequest,
} from "#test/components/desk/open-request.tsx";
import { businessRecord } from "#test/components/desk/records.ts";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import { Toaster } from "~/ui/toast/toast";
import RequestDetails from "../request.tsx";

const allClear = businessChecks.map((subject, index) => check(`${index}`, subject));

describe("request details: decision", () => {
  it("offers approval with a tier and rejection for a pending request", async () => {
    const dialog = await openRequest(businessRecord());
    expect(within(dialog).getByRole("heading", { name: "Ada Trading" })).toBeTruthy();
    expect(within(dialog).getByLabelText("Tier on approval")).toHaveProperty("value", "3");
    expect(actionsIn(dialog)).toEqual(expect.arrayContaining(["Approve", "Reject"]));
  });

  it("approves with the tier that was chosen in its body", async () => {
    const sent = answerRequests();
    const dialog = await openRequest(businessRecord());
    await userEvent.selectOptions(within(dialog).getByLabelText("Tier on approval"), "1");
    await userEvent.click(within(dialog).getByRole("button", { name: "Approve" }));
    expect(sent[0]?.[1]).toMatchObject({ tier: 1 });
  });

  it("approves with the country that onboarding names, or the one that is chosen, and not without", async () => {
    const sent = answerRequests();
    const dialog = await openRequest(businessRecord({ country: "Other" }));
    const country = within(dialog).getByLabelText("Country of registration");
    const approve = within(dialog).getByRole("button", { name: "Approve" });
    await userEvent.click(approve);
    expect(within(dialog).getByText("Choose the country of its company register.")).toBeTruthy();
    expect(country.getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
    await userEvent.selectOptions(country, "Germany");
    await userEvent.click(approve);
    expect(sent[0]?.[1]).toMatchObject({ status: "approved", country: "DE" });
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
      {
        status: "approved",
        tier: 3,
        country: "SG",
        seenCertificate: "",
        seenUpdate: updatedAt.toISOString(),
        seenCheck: "0",
      },
    ]);
  });

  it("is sent back by a concern that it hasn't shown, which it then shows, and keeps what was typed", async () => {
    const answers: unknown[] = [];
    const words = "A concern was recorded meanwhile. Read it before you decide.";
    let checks = [check("6", "screening"), check("7", "authority")];
    globalThis.fetch = async (_url, init) => {
      answers.push(JSON.parse(String(init?.body)).seenCheck);
      checks = [...checks, check("8", "register", "concern")];
      return Response.json({ code: "CONCERN_RECORDED", message: words }, { status: 409 });
    };
    renderScreen(
      [
        {
          path: "/admin/requests/:id",
          Component: RequestDetails,
          loader: () => ({ ...businessRecord({ checks }), reviewDays: 2 }),
        },
      ],
      `/admin/requests/${businessRecord().id}`,
    );
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
    render(<Toaster />);
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(dialog.getByLabelText("Tier on approval"), "1");
    await userEvent.click(dialog.getByRole("button", { name: "Record: Company register" }));
    await userEvent.type(dialog.getByLabelText("Note (optional)"), "Extract of today");
    await userEvent.click(dialog.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await dialog.findByText(/Concern recorded: company register\.$/)).toBeTruthy();
    expect(dialog.getByLabelText("Tier on approval")).toHaveProperty("value", "1");
    expect(dialog.getByLabelText("Note (optional)")).toHaveProperty("value", "Extract of today");
    const approve = dialog.getByRole("button", { name: "Approve" });
    await waitFor(() => expect(approve).toHaveProperty("disabled", false));
    await userEvent.click(approve);
    expect(answers).toEqual(["7", "8"]);
  });
});
