import { readAmountIn } from "@tenora/domain/money/read-amount";
import { expect, test } from "vitest";
import { previewMail } from "./preview-mail.server.ts";

const id = "7f1d3c50-0000-4000-8000-000000000001";
const site = "https://tenora.example";
const at = { publicUrl: site, publicContact: null };

test("mail preview: recipient, subject and text are those of the mail", () => {
  const subject = {
    companyName: "Ada Trading",
    directorName: "Ada Lim",
    directorEmail: "ada@example.com",
    tier: 3,
  } as const;
  const waiting = {
    kind: "business_rejected",
    reason: "Unreadable",
    sentAt: null,
    subject,
    subjectId: id,
  } as const;
  const preview = previewMail(id, waiting, at);
  expect(preview).toMatchObject({ to: "ada@example.com", greeting: "Dear Ada Lim," });
  expect(preview?.subject).not.toBe("");
  expect(preview?.message).toContain("Reason: Unreadable.");
  expect(preview?.html).toContain("Reason: Unreadable.");
});

test("mail preview: the link that asks a customer has no token", () => {
  const subject = {
    acknowledgementId: id,
    email: "ap@cleo.example",
    customerName: "Cleo Stores",
    customerCountry: null,
    sellerName: "Ben Trading",
    documentKind: "invoice",
    invoice: "INV-7",
    amount: readAmountIn("EUR", "30000"),
    dueDate: "2027-01-05",
    expiresAt: new Date(0),
  };
  const waiting = { kind: "customer_asked", reason: null, sentAt: null, subject, subjectId: id };
  const preview = previewMail(id, waiting as never, at);
  expect(preview?.to).toBe("ap@cleo.example");
  expect(preview?.message).toMatch(/\/acknowledge\/…\n\nNot expecting this\?/);
});

test("mail preview: the link of an invitation has no token", () => {
  const subject = { linkId: "1", email: "new@example.com" };
  const waiting = {
    kind: "admin_invited",
    reason: null,
    sentAt: null,
    subject,
    subjectId: "1",
  } as const;
  expect(previewMail(id, waiting, at)?.message).toContain(`${site}/admin/invitation#…`);
});

test("mail preview: nothing when the record was erased", () => {
  const waiting = {
    kind: "business_approved",
    reason: null,
    sentAt: null,
    subject: null,
    subjectId: id,
  } as const;
  expect(previewMail(id, waiting, at)).toBeNull();
});

test("mail preview: a reminder is read in UTC, whoever receives it", () => {
  const facts = { listing: 12, owed: "2.00 USDC", until: 1_900_000_000, days: -7 };
  const holder = { investorName: "Lea", email: "lea@example.com", isGuest: false };
  const subject = { ...holder, sellerName: null, facts };
  const waiting = {
    kind: "investor_reminder",
    reason: null,
    sentAt: null,
    subject,
    subjectId: id,
  } as const;
  const message = previewMail(id, waiting, at)?.message;
  expect(message).toContain("is due in 7 days, on Mar 17, 2030 (UTC).");
});
