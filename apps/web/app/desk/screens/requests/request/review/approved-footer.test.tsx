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

describe("request details: approved business", () => {
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

  it("sets the country of one that was approved without, or with another", async () => {
    const sent = answerRequests();
    const approved = { status: "approved", reviewedAt: decided } as const;
    const dialog = await openRequest(businessRecord({ ...approved, countryCode: null }));
    expect(within(dialog).getByText("Its country isn’t confirmed")).toBeTruthy();
    expect(actionsIn(dialog)).not.toContain("Save country");
    await userEvent.selectOptions(
      within(dialog).getByLabelText("Country of registration"),
      "Hong Kong",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Save country" }));
    expect(sent[0]?.[1]).toEqual({ act: "country", seen: null, country: "HK" });
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
});
