// @vitest-environment jsdom
import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import type { FileReading } from "@tenora/domain/funding-request/draft/file-reading";
import { assessRisk } from "@tenora/domain/risk/risk-grade";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  checkRecord,
  questionRecord,
  requestRecord,
  similarRecord,
  similarRequests,
} from "#test/components/desk/funding-request-records.ts";
import { businessRecord } from "#test/components/desk/records.ts";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import { refusedInvoices } from "./api/refused-invoices.server.ts";
import FundingRequestReview from "./funding-request.tsx";

const { id } = requestRecord();
const records = {
  seller: { ended: 2, onTime: 1, defaulted: 0 },
  debtor: { ended: 0, onTime: 0, defaulted: 0 },
};
const compared = checkRecord({ subject: "duplicates", method: "comparison" });
const allChecks = [checkRecord(), checkRecord({ subject: "debt" }), compared];

const withRefusals = <Loaded extends { readonly request: FundingRequestDetail }>(
  loaded: Loaded,
) => ({
  ...loaded,
  refused: refusedInvoices(loaded.request),
});

/** Renders the review; `sent` collects the bodies of the decisions. */
async function openReview(changes: object | "failed" = {}, sent: unknown[] = []) {
  const loaded = {
    request: requestRecord(),
    business: businessRecord({ status: "approved", tier: 2 }),
    checks: allChecks,
    secondReviewerFrom: 25_000,
    needsSecondReviewer: false,
    questions: [],
    similar: similarRequests(),
    split: null,
    assignee: null,
    open: 0n,
    reward: null,
    limits: { outstanding: 70_000_000_000n, open: 4_000_000_000n, owesPastGrace: false },
    evidence: {
      records: { ...records, concentrationBps: 5_000, backers: 0 },
      seller: [],
      customer: [],
    },
    risk: assessRisk({
      tier: 2,
      level: "attested",
      ...records,
      tenorDays: 60,
      concentrationBps: 5_000,
      backers: 0,
    }),
    config: { reviewWorkingDays: 2 },
  };
  globalThis.fetch = async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ ok: true });
  };
  renderScreen(
    [
      {
        path: "/admin/funding-requests/:id",
        Component: FundingRequestReview as never,
        loader: () => (changes === "failed" ? changes : withRefusals({ ...loaded, ...changes })),
      },
    ],
    `/admin/funding-requests/${id}`,
  );
  return screen.findByRole("dialog");
}
const button = (dialog: HTMLElement, name: string) => within(dialog).getByRole("button", { name });
const isDisabled = (element: HTMLElement) => element.matches(":disabled, [aria-disabled=true]");

describe("funding request review", () => {
  it("leads from what is listed to its case and its public page", async () => {
    const listing = { id: "12", transaction: null, at: new Date("2026-01-06T10:00:00Z") };
    const dialog = await openReview({ request: requestRecord({ status: "listed", listing }) });
    const path = (name: string) => within(dialog).getByRole("link", { name }).getAttribute("href");
    expect(path("Case: receivable #12")).toBe("/admin/market/12");
    expect(path("Public page")).toBe("/exchange/12");
  });

  it("shows answers, business and what it would owe", async () => {
    const dialog = await openReview();
    expect(within(dialog).getByText("Straits Foods Pte Ltd")).toBeTruthy();
    const limit = within(dialog).getByRole("region", { name: "Tier limit" });
    expect(limit.textContent).toContain("Unpaid or on sale here70,000.00 USD");
    expect(limit.textContent).toContain("Total100,000.00 USD");
    expect(within(limit).queryByText("Beyond the limit")).toBeNull();
    expect(isDisabled(button(dialog, "Attest"))).toBe(false);
  });

  it("shows the document first, then the checklist, the customer's answers and the forms about them", async () => {
    const dialog = await openReview({ checks: [] });
    const region = (name: string) => within(dialog).getByRole("region", { name });
    const inOrder = [
      within(dialog).getByText("This request has no documents."),
      within(dialog).getByRole("list", { name: "Checklist" }),
      region("Customer and invoice"),
      region("Customer's contact"),
      region("Customer's confirmation"),
      region("Financing"),
    ];
    for (const [at, part] of inOrder.slice(1).entries())
      expect(inOrder[at]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // On wide screens the document stands still while the rest scrolls.
    expect(inOrder[0]?.closest("[data-document]")?.className).toContain("xl:not-short:sticky");
    expect(inOrder[1]?.closest("[data-document]")).toBeNull();
    expect(dialog.textContent).toMatch(/Decision due\w+ \d+, 2026, \d\d:\d\d UTC/);
  });

  it("says that several requests together reach the amount of a second reviewer, and leads to the others", async () => {
    const other = { kind: "invoice", campaignName: "", stablecoin: "USDC" } as const;
    const split = {
      from: 25_000,
      total: 31_000_000_000n,
      others: [
        { ...other, id: "8", invoiceNumber: "INV-8", attestedAt: new Date("2026-11-20T09:00:00Z") },
        { ...other, id: "7", invoiceNumber: "INV-7", attestedAt: new Date("2026-11-03T09:00:00Z") },
      ],
    };
    const stablecoin = { draft: { ...requestRecord().draft, stablecoin: "USDC" } };
    const dialog = await openReview({ split, request: requestRecord(stablecoin as never) });
    const region = within(within(dialog).getByRole("region", { name: "Several requests" }));
    expect(
      region.getByText(
        "With 2 other requests since Nov 3, 2026 this comes to 31,000.00 USDC, above the amount that needs a second reviewer.",
      ),
    ).toBeTruthy();
    const links = region.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["INV-8 · Nov 20, 2026", "/admin/funding-requests/8"],
      ["INV-7 · Nov 3, 2026", "/admin/funding-requests/7"],
    ]);
    const line = "Problem: Reaches 25,000 USDC with 2 other requests";
    expect(within(dialog).getByRole("link", { name: line })).toBeTruthy();
    // It is a warning: who may attest stays as it was.
    expect(isDisabled(button(dialog, "Attest"))).toBe(false);
    cleanup();
    const decided = await openReview({ split, request: requestRecord({ status: "rejected" }) });
    expect(within(decided).queryByRole("region", { name: "Several requests" })).toBeNull();
  });

  it("says who looks after an open request, and lets another reviewer take it over", async () => {
    const sent: unknown[] = [];
    const assignee = { adminId: "a-1", email: "olga@tenora.example" };
    const dialog = await openReview({ assignee }, sent);
    expect(within(dialog).getByText("Assigned to olga@tenora.example")).toBeTruthy();
    await userEvent.click(button(dialog, "Assign to me"));
    expect(sent).toEqual([{ type: "funding_request", seen: "a-1", assign: true }]);
  });

  it("offers no assignment once decided", async () => {
    const dialog = await openReview({ request: requestRecord({ status: "rejected" }) });
    expect(within(dialog).queryByText(/^Assigned to/)).toBeNull();
  });

  it("has a checklist on top, whose lines lead to their forms", async () => {
    const dialog = await openReview({ checks: [checkRecord({ subject: "debt" }), compared] });
    const list = within(within(dialog).getByRole("list", { name: "Checklist" }));
    expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "To do: Contact not verified",
      "Done: Debt confirmed",
      "Done: Similar requests compared",
      "Done: Within tier limit",
      "Note: Medium-High risk, provisional. Credit score 48 of 100, higher is safer",
      "Note: Advance 83% (25,000 of 30,000)",
    ]);
    await userEvent.click(list.getByRole("link", { name: "To do: Contact not verified" }));
    const form = within(dialog).getByRole("region", { name: "Customer's contact" });
    expect(document.activeElement).toBe(within(form).getByRole("combobox"));
    expect(within(dialog).getByText("1 step left before you can attest")).toBeDefined();
    await userEvent.click(list.getByRole("link", { name: "Done: Within tier limit" }));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Tier limit");
  });

  it.each([
    [
      { business: businessRecord({ status: "approved", tier: 1 }) },
      "Note: Tier 1: no limit. 74,000.00 USD open now",
    ],
    [{ limits: null }, "Problem: Tier limit unknown"],
    [
      { limits: { outstanding: 71_000_000_000n, open: 4_000_000_000n, owesPastGrace: false } },
      "Problem: Beyond tier limit",
    ],
    [{ limits: { outstanding: 0n, open: 0n, owesPastGrace: true } }, "Problem: Late repayment"],
  ])("marks in the checklist what stands against it: %#", async (changes, line) => {
    const dialog = await openReview(changes);
    expect(within(dialog).getByRole("link", { name: line })).toBeTruthy();
  });

  it("shows the risk grade factor by factor", async () => {
    const dialog = await openReview();
    const risk = within(within(dialog).getByRole("region", { name: "Risk grade" }));
    expect(risk.getByText("Medium-High risk")).toBeTruthy();
    expect(risk.getByText("Credit score 48 of 100, higher is safer")).toBeTruthy();
    expect(risk.getByText("Customer's record")).toBeTruthy();
    expect(risk.getByText(/^Provisional: graded as it would be/)).toBeTruthy();
    expect(risk.getByText("Seller's tier").closest("tr")?.textContent).toBe(
      "Seller's tierOur review of the seller20%60",
    );
  });

  it("rounds the customer's share as its score does, so that both add up to 100", async () => {
    const facts = { tier: 2, level: "attested", ...records, tenorDays: 60, backers: 0 } as const;
    const concentrationBps = 4_499;
    const dialog = await openReview({
      evidence: { records: { ...records, concentrationBps, backers: 0 }, seller: [], customer: [] },
      risk: assessRisk({ ...facts, concentrationBps }),
    });
    const risk = within(within(dialog).getByRole("region", { name: "Risk grade" }));
    expect(risk.getByText(/^44% of what the business would owe/)).toBeTruthy();
    expect(risk.getByText("This customer's share").closest("tr")?.textContent).toMatch(/56$/);
  });

  it.each<[string, object, string]>([
    ["a missing check", { checks: [checkRecord(), compared] }, "To do: Debt not confirmed"],
    [
      "a check of an earlier submission",
      { checks: [checkRecord({ isCurrent: false }), checkRecord({ subject: "debt" }), compared] },
      "To do: Contact not verified",
    ],
    [
      "an attested request of the same invoice",
      {
        checks: allChecks,
        similar: similarRequests(similarRecord({ sameFingerprint: true, status: "attested" })),
      },
      "Problem: This invoice is already attested",
    ],
    [
      "a suspended business",
      { business: businessRecord({ status: "approved", suspendedAt: new Date() }) },
      "Problem: Business suspended",
    ],
  ])("offers no attestation with %s, and says why once", async (_case, changes, why) => {
    const dialog = await openReview(changes);
    expect(isDisabled(button(dialog, "Attest"))).toBe(true);
    expect(within(dialog).getAllByRole("link", { name: why })).toHaveLength(1);
    // The foot counts what is left and leads to the checklist, where each is named.
    await userEvent.click(within(dialog).getByText("1 step left before you can attest"));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Progress");
  });

  it("says by how much a request is beyond the limit, and that a business owes past a grace period", async () => {
    const limits = { outstanding: 71_000_000_000n, open: 4_000_000_000n, owesPastGrace: true };
    const dialog = await openReview({ limits });
    expect(within(dialog).getByText(/owe investors 1,000\.00 USD more/)).toBeTruthy();
    expect(within(dialog).getByText(/past its grace period and not fully repaid/)).toBeTruthy();
  });

  it("says when the exchange can't be read", async () => {
    const dialog = await openReview({ limits: null });
    expect(within(dialog).getByText(/nothing can be attested for now/)).toBeTruthy();
  });

  it("compares a possible duplicate side by side", async () => {
    const dialog = await openReview({ similar: similarRequests(similarRecord()) });
    const section = within(dialog).getByRole("region", { name: "Possible duplicates" });
    expect(within(section).getByText("Same customer (name), amount within 1%")).toBeTruthy();
    const row = within(section).getByText("INV-0043").closest("tr");
    expect(row?.textContent).toBe("Invoice number · differentThisINV-0042OtherINV-0043");
    expect(within(section).queryByText(/^2\d{3}-\d\d-\d\d$/)).toBeNull();
  });

  it("requests changes field by field, and needs a comment for each", async () => {
    const sent: unknown[] = [];
    const dialog = await openReview({}, sent);
    await userEvent.click(button(dialog, "Request changes"));
    const form = within(await within(dialog).findByRole("form", { name: "Request changes" }));
    await userEvent.click(form.getByRole("button", { name: "Request changes" }));
    expect(form.getByText("Choose what needs to change.")).toBeTruthy();
    await userEvent.selectOptions(form.getByLabelText("Field"), "amount");
    await userEvent.click(form.getByRole("button", { name: "Request changes" }));
    expect(form.getByText("Say what needs to change.")).toBeTruthy();
    await userEvent.type(form.getByLabelText("Amount to raise"), "Lower, please.");
    await userEvent.click(form.getByRole("button", { name: "Request changes" }));
    expect(sent).toEqual([
      {
        version: 2,
        decision: "changes-requested",
        changes: [{ field: "amount", comment: "Lower, please." }],
      },
    ]);
  });

  it("records a check with its method and comment", async () => {
    const sent: unknown[] = [];
    const dialog = await openReview({ checks: [] }, sent);
    const section = within(within(dialog).getByRole("region", { name: "Customer's contact" }));
    const record = () =>
      userEvent.click(section.getByRole("button", { name: "Record verification" }));
    await record();
    expect(section.getByText("Choose one.")).toBeTruthy();
    await userEvent.selectOptions(section.getByRole("combobox"), "phone");
    await userEvent.type(section.getByLabelText("What you checked"), "Called Mei.");
    await record();
    expect(sent).toEqual([
      { version: 2, subject: "contact", method: "phone", comment: "Called Mei." },
    ]);
  });

  it("records that no other request is this invoice below those that are similar, and says why", async () => {
    const sent: unknown[] = [];
    const similar = { ...similarRequests(similarRecord()), count: 2 };
    const dialog = await openReview({ checks: [], similar }, sent);
    const section = within(within(dialog).getByRole("region", { name: "Similar requests" }));
    expect(section.getByText("And 1 more.")).toBeTruthy();
    const list = section.getByRole("region", { name: "Possible duplicates" });
    const record = section.getByRole("button", { name: "No other request is this invoice" });
    expect(list.compareDocumentPosition(record)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(record);
    expect(section.getByText("Say why none of them is this invoice.")).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(section.getByRole("textbox"), "Another delivery.");
    await userEvent.click(record);
    const { digest } = similar;
    const body = { version: 2, subject: "duplicates", digest };
    expect(sent).toEqual([{ ...body, comment: "Another delivery." }]);
    cleanup();
    const alone = await openReview({ checks: [] }, sent);
    expect(within(alone).getByText("No similar requests.")).toBeTruthy();
    await userEvent.click(button(alone, "No other request is this invoice"));
    expect(sent.at(-1)).toEqual({ ...body, comment: null });
  });

  it("says that a check was recorded before another similar request came in, and asks for it again", async () => {
    const old = { ...compared, isCurrent: false, isBeforeSimilar: true };
    const checks = [...allChecks.slice(0, 2), old];
    const dialog = await openReview({ checks, similar: similarRequests(similarRecord()) });
    const words = "Compared with similar requests · before another similar request came in";
    expect(within(dialog).getByText(words)).toBeTruthy();
    expect(isDisabled(button(dialog, "Attest"))).toBe(true);
    expect(button(dialog, "No other request is this invoice")).toBeTruthy();
  });

  it("asks a customer only once their contact is verified", async () => {
    const sent: unknown[] = [];
    const dialog = await openReview({ checks: [] }, sent);
    expect(isDisabled(button(dialog, "Ask the customer by email"))).toBe(true);
    expect(within(dialog).getByText("Available once you’ve verified their contact.")).toBeTruthy();
  });

  it("sends the link again, and says that the one before ends", async () => {
    const sent: unknown[] = [];
    const dialog = await openReview(
      { checks: [checkRecord()], questions: [questionRecord()] },
      sent,
    );
    expect(within(dialog).getByText("Asked by email, no answer yet")).toBeTruthy();
    expect(
      within(dialog).getByText(/works once, for 14 days, and ends the one before/),
    ).toBeTruthy();
    await userEvent.click(button(dialog, "Send the link again"));
    expect(sent).toEqual([{ version: 2 }]);
  });

  it("shows a dispute, blocks the attestation and takes how it was settled", async () => {
    const sent: unknown[] = [];
    const question = questionRecord({
      state: "disputed",
      answer: "disputed",
      answeredAt: new Date(0),
      disputeKind: "delivery",
      reason: "We never got the goods.",
    });
    const dialog = await openReview({ questions: [question] }, sent);
    expect(within(dialog).getByText("We never got the goods.")).toBeTruthy();
    expect(within(dialog).getByText(/^We didn't get what it's for/)).toBeTruthy();
    expect(
      within(dialog).getByRole("link", { name: "Problem: Customer’s dispute not settled" }),
    ).toBeTruthy();
    expect(isDisabled(button(dialog, "Attest"))).toBe(true);
    expect(within(dialog).queryByRole("button", { name: /link again|by email/ })).toBeNull();
    await userEvent.click(button(dialog, "Settle the dispute"));
    expect(within(dialog).getByText("Say how it was settled.")).toBeTruthy();
    await userEvent.type(
      within(dialog).getByLabelText("How was the dispute settled?"),
      "They found the delivery note.",
    );
    await userEvent.click(button(dialog, "Settle the dispute"));
    expect(sent).toEqual([{ version: 2, resolution: "They found the delivery note." }]);
  });

  const attestButton = (dialog: HTMLElement) =>
    within(dialog).queryByRole("button", { name: "Attest" });
  const alone = /^You’d attest alone\./;
  const rule = "From a face value of 25,000 USDC, a second reviewer has to attest.";

  it("says beside the decision who recorded what", async () => {
    const dialog = await openReview();
    const recorded = within(dialog).getByRole("list", { name: "Recorded checks" });
    expect([...recorded.children].map(({ textContent }) => textContent)).toEqual([
      "Contact verified by op@example.com, Jan 5, 2026",
      "Debt confirmed by op@example.com, Jan 5, 2026",
      "Similar requests compared by op@example.com, Jan 5, 2026",
    ]);
    expect(within(dialog).queryByText(alone)).toBeNull();
  });

  it("offers no attestation to who checked, where a second reviewer is required, and says who may", async () => {
    const checks = [checkRecord({ isOwn: true })];
    const dialog = await openReview({ checks, needsSecondReviewer: true });
    expect(attestButton(dialog)).toBeNull();
    expect(
      within(dialog).getByText("You recorded the contact check, so a colleague has to attest."),
    ).toBeTruthy();
    expect(within(dialog).getByText(rule)).toBeTruthy();
    expect(within(dialog).queryByText(/before you can attest$/)).toBeNull();
    expect(button(dialog, "Request changes")).toBeTruthy();
  });

  it("says who attests before anything is recorded, and not below the amount", async () => {
    const dialog = await openReview({ checks: [], needsSecondReviewer: true });
    expect(within(dialog).getByText(rule)).toBeTruthy();
    cleanup();
    expect(within(await openReview({ checks: [] })).queryByText(rule)).toBeNull();
  });

  it("warns who would record a check that a second reviewer is required", async () => {
    const words = "If you record this, neither you nor op@example.com can attest the request.";
    const changes = { checks: [checkRecord()], needsSecondReviewer: true };
    const dialog = await openReview(changes);
    const form = within(within(dialog).getByRole("region", { name: "Customer's confirmation" }));
    expect(form.getByText(words)).toBeTruthy();
    expect(attestButton(dialog)).not.toBeNull();
  });

  it("tells who recorded every check that they'd attest alone", async () => {
    const checks = allChecks.map((check) => ({ ...check, isOwn: true }));
    const dialog = await openReview({ checks });
    expect(within(dialog).getByText(alone)).toBeTruthy();
    expect(isDisabled(button(dialog, "Attest"))).toBe(false);
  });

  it("has no decision for a rejected request", async () => {
    const request = requestRecord({ status: "rejected", rejectionReason: "Not an invoice." });
    const dialog = await openReview({ request });
    expect(within(dialog).getByText("Not an invoice.")).toBeTruthy();
    expect(within(dialog).queryByRole("button", { name: "Reject" })).toBeNull();
  });

  it("reports failed loading in the dialog", async () => {
    const dialog = await openReview("failed");
    expect(within(dialog).getByRole("alert").textContent).toContain("Failed to load");
  });
});

describe("funding request review: e-invoices", () => {
  const answers = { invoiceNumber: "INV-0043", faceValue: "30000", customerCountry: "DE" };
  const reading = {
    outcome: "read" as const,
    answers,
    seller: { name: "Other Trading", registryNumber: "1", vatId: null },
    isSelfBilled: true,
    totalsDifference: "0.05",
    warnings: ["THIRD_PARTY_CLAIMS", "DUE_DATES_DIFFER"] as const,
  };
  const document = {
    id,
    kind: "file" as const,
    url: "/documents/business-documents/7f1d3c50-0000-4000-8000-000000000009.xml",
    fileName: "invoice.xml",
    bytes: 9,
    sha256: "ab",
    forInvestors: false,
    addedAt: new Date("2026-01-05T10:00:00Z"),
    reading: reading as FileReading,
  };
  const withFile = (changes: object) =>
    openReview({ request: requestRecord({ documents: [{ ...document, ...changes }] }) });

  it("shows beside an answer what the file says otherwise", async () => {
    const dialog = await withFile({});
    const facts = within(dialog).getByRole("region", { name: "Customer and invoice" });
    expect(within(facts).getByText("invoice.xml says INV-0043")).toBeTruthy();
    expect(within(facts).getByText("invoice.xml says Germany")).toBeTruthy();
    // The same amount, typed in another way.
    expect(within(facts).getAllByText(/^invoice.xml says/)).toHaveLength(2);
  });

  it("says when the seller is somebody else, it's self-billed, its totals differ, or more is unsure", async () => {
    const dialog = await withFile({});
    expect(dialog.textContent).toContain("The seller is Other Trading (1), not this business.");
    expect(dialog.textContent).toContain("It’s self-billed: the customer issued it.");
    expect(dialog.textContent).toContain("Its totals differ by 0.05");
    expect(dialog.textContent).toContain("What is left to pay includes claims of third parties.");
    expect(dialog.textContent).toContain("It has several due dates, so none was filled in.");
  });

  it("says why an e-invoice couldn't be read", async () => {
    const dialog = await withFile({
      reading: { outcome: "refused", code: "E_INVOICE_CREDIT_NOTE" },
    });
    expect(dialog.textContent).toContain("invoice.xml: This is a credit note");
    expect(within(dialog).queryByText(/invoice.xml says/)).toBeNull();
  });

  it("says nothing where file and answers agree", async () => {
    const { companyName, registrationNumber } = businessRecord();
    const dialog = await withFile({
      reading: {
        ...reading,
        answers: { invoiceNumber: "inv 0042", faceValue: "30000.00" },
        seller: { name: companyName, registryNumber: registrationNumber, vatId: null },
        isSelfBilled: false,
        totalsDifference: null,
        warnings: undefined,
      },
    });
    expect(within(dialog).queryByText("About the e-invoices")).toBeNull();
    expect(within(dialog).queryByText(/invoice.xml says/)).toBeNull();
  });
});
