import { describe, expect, it } from "vitest";
import { auditActions } from "./audit-query.ts";
import { actionLabel, actionWords, actorOf, passiveWords } from "./describe-action.ts";

describe("audit log: an action in words", () => {
  it("names the subject where it belongs in the sentence", () => {
    expect(actionWords("business.tier_changed")).toEqual(["changed the tier of", ""]);
    expect(actionWords("mail.retried")).toEqual(["queued", "to be sent again"]);
    expect(actionWords("market.paused")).toEqual(["recorded that the market was paused"]);
    expect(actionWords("of.a.later.version")).toEqual(["of.a.later.version", ""]);
  });

  it("has a label for the filter", () => {
    expect(actionLabel("business.approved")).toBe("Approved a business");
    expect(actionLabel("funding_request.contact_verified")).toBe(
      "Verified the customer contact for a funding request",
    );
    expect(actionLabel("collection.case_exported")).toBe("Exported the case of a receivable");
    expect(actionLabel("funding_request.document_shown")).toBe(
      "An investor opened a document of a funding request",
    );
    expect(new Set(auditActions.map(actionLabel)).size).toBe(auditActions.length);
    expect(actionLabel("export.audit")).toBe("Exported the audit log");
  });

  it("says who acted where no admin did", () => {
    expect(actorOf({ adminEmail: "op@example.com", action: "business.approved" })).toBe(
      "op@example.com",
    );
    expect(actorOf({ adminEmail: null, action: "reward.delivered" })).toBe("The seller");
    expect(actorOf({ adminEmail: null, action: "person.erased" })).toBe("Command line");
    const granted = { adminEmail: null, action: "admin.granted" };
    expect(passiveWords(granted)).toEqual(["", "was made an admin (command line)"]);
    const seeded = { adminEmail: null, action: "business.suspended" };
    expect(passiveWords(seeded)).toBeUndefined();
    expect(actorOf(seeded)).toBe("A reviewer (demo data)");
    const recorded = { adminEmail: null, action: "market.default_recorded" };
    expect(actorOf(recorded)).toBe("A reviewer (demo data)");
    expect(passiveWords({ ...granted, adminEmail: "op@example.com" })).toBeUndefined();
    expect(passiveWords({ ...granted, action: "reward.delivered" })).toBeUndefined();
  });
});
