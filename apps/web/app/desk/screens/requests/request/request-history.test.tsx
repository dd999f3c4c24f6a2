// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { check, decided, openRequest } from "#test/components/desk/open-request.tsx";
import { businessRecord } from "#test/components/desk/records.ts";

describe("request details: history", () => {
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
            ...event,
            event: "approved",
            at: new Date("2026-01-06T09:31:00Z"),
            adminEmail,
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
});
