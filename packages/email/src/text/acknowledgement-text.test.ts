import { disputeKinds } from "@tenora/domain/funding-request/customer/dispute-kind";
import { readAmountIn } from "@tenora/domain/money/read-amount";
import { expect, test } from "vitest";
import { compose } from "../compose.ts";

const context = {
  id: "0b8a7c1e-0000-4000-8000-000000000001",
  adminNotifyEmail: "office@example.com",
  contactEmail: "hello@example.com",
  publicUrl: "https://tenora.example",
  now: new Date("2026-12-29T00:01:02Z"),
  settings: null,
};
const token = "aB-_".repeat(10).concat("abc");
const owed = { amount: readAmountIn("EUR", "30000"), dueDate: "2027-01-05" } as const;
const about = { sellerName: "Ben\nTrading", documentKind: "invoice", invoice: "INV-7" } as const;

test("mail to a customer: whose invoice, the link and until when it works; nothing to unsubscribe from", () => {
  const mail = compose(
    {
      ...about,
      kind: "customer_asked",
      customerName: "Cleo Stores",
      customerCountry: null,
      email: "ap@cleo.example",
      ...owed,
      expiresAt: new Date("2027-01-12T09:30:00Z"),
      token,
    },
    { ...context, publicContact: "hello@tenora.example" },
  );
  expect(mail).toMatchObject({
    to: "ap@cleo.example",
    subject: "Please check an invoice from Ben Trading",
    unsubscribeUrl: null,
    settingsUrl: null,
  });
  expect(mail.templateParams.name).toBe("Cleo Stores");
  const { message } = mail.templateParams;
  expect(message).toContain("Ben Trading wants to sell an invoice to investors on Tenora");
  expect(message).toContain("says that you’re the customer.");
  expect(message).toContain(
    "\n\nFrom: Ben Trading\nInvoice: INV-7\nAmount: 30,000.00 EUR\nDue date: Jan 5, 2027\n\n",
  );
  expect(message).toContain(
    `until Jan 12, 2027, 09:30 UTC: https://tenora.example/acknowledge/${token}\n\nNot expecting`,
  );
  // The way to us that this mail can't forge.
  expect(message).toContain(
    "write to hello@tenora.example, or type tenora.example into your browser yourself",
  );
});

test("mail to a customer: as HTML its facts are a table, its link is one button, and the way to check it is below", () => {
  const { html } = compose(
    {
      ...about,
      kind: "customer_asked",
      customerName: "Cleo",
      customerCountry: null,
      ...owed,
      email: "ap@cleo.example",
      expiresAt: context.now,
      token,
    },
    context,
  );
  const rows = [
    ...html.matchAll(/<tr><th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td><\/tr>/g),
  ];
  expect(rows.map(([, label, value]) => [label, value])).toEqual([
    ["From", "Ben Trading"],
    ["Invoice", "INV-7"],
    ["Amount", "30,000.00 EUR"],
    ["Due date", "Jan 5, 2027"],
  ]);
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, url, words]) => [url, words])).toEqual([
    [`https://tenora.example/acknowledge/${token}`, "Check the details"],
  ]);
  expect(html.indexOf("Not expecting this?")).toBeGreaterThan(html.indexOf("Check the details"));
  // No address is published here.
  expect(html).toContain("To check that it’s from us, type tenora.example into your browser");
});

test("mail to a customer: whatever the business typed as a number, a sum or a day is text in its own row", () => {
  const evil = '<a href="https://evil.example">x</a>\nAmount: 1';
  const mail = compose(
    {
      ...about,
      kind: "customer_asked",
      customerName: "Cleo",
      customerCountry: null,
      email: "ap@cleo.example",
      expiresAt: context.now,
      token,
      invoice: evil,
      amount: readAmountIn(evil, evil),
      dueDate: evil,
    },
    context,
  );
  expect(mail.html).not.toContain('<a href="https://evil');
  expect(mail.templateParams.message.match(/^Amount: /gm)).toHaveLength(1);
});

test("mail to a customer: an order is called one", () => {
  const cleo = { customerName: "Cleo Stores", customerCountry: null, email: "ap@cleo.example" };
  const asked = {
    ...({ kind: "customer_asked", expiresAt: context.now, token } as const),
    ...cleo,
    amount: readAmountIn("", ""),
    dueDate: null,
  } as const;
  const mail = compose({ ...about, ...asked, documentKind: "order", invoice: null }, context);
  expect(mail.subject).toBe("Please check an order from Ben Trading");
  expect(mail.templateParams.message).toContain("Ben Trading wants to sell an order to investors");
  // An answer that wasn't typed has no row.
  expect(mail.templateParams.message).toContain("\n\nFrom: Ben Trading\n\nConfirm the order");
});

test.each([
  ["confirmed", "A customer has confirmed an invoice", "Continue the review"],
  ["disputed", "A customer disputes an invoice", "You can’t attest it yet"],
] as const)("mail to a reviewer: the customer %s it", (answer, subject, words) => {
  const requestId = "5b8a7c1e-0000-4000-8000-000000000009";
  const mail = compose(
    {
      ...about,
      kind: "admin_customer_answered",
      email: "op@example.com",
      requestId,
      answer,
      disputeKind: null,
    },
    context,
  );
  expect(mail).toMatchObject({ to: "op@example.com", subject });
  expect(mail.templateParams.message).toContain(words);
  expect(mail.templateParams.message).toContain(
    `https://tenora.example/admin/funding-requests/${requestId}`,
  );
});

test.each([
  ["business_request_asked", "invoice", "asked whether they owe the money"],
  ["business_request_asked", "order", "asked whether they placed the order"],
  ["business_request_confirmed", "invoice", "has confirmed that they owe the money"],
  ["business_request_confirmed", "order", "has confirmed that they placed the order"],
  ["business_request_disputed", "invoice", "something is wrong"],
] as const)("mail to a seller: %s of an %s, without the customer's words", (...its) => {
  const [kind, documentKind, words] = its;
  const request = {
    id: "1",
    documentKind,
    invoice: "INV-7",
    reason: null,
    changes: [],
    publishBy: null,
    disputeKind: null,
  } as const;
  const mail = compose(
    {
      kind,
      companyName: "Ben",
      directorName: "Ben Tan",
      directorEmail: "ben@example.com",
      request,
    },
    context,
  );
  expect(mail.to).toBe("ben@example.com");
  expect(mail.templateParams.message).toContain(words);
});

const disputed = {
  amount: ["the amount is wrong", "credit notes", "Compare the amount with the documents"],
  date: ["the due date is wrong", "agreed on payment", "Compare the date with the documents"],
  delivery: [
    "didn’t get what it’s for",
    "have the delivery note",
    "Ask the business for the delivery",
  ],
  paid: [
    "already paid it",
    "what’s already paid can’t be sold",
    "Ask the customer for proof of the payment",
  ],
  unknown: ["they don’t know it", "registration number and contact", "it may be fraud"],
  other: ["something is wrong", "get in touch with you", "Read their words"],
} as const;

test.each(disputeKinds)(
  "mails of a dispute about %s: what it is and what to do, for the business and for the reviewer",
  (disputeKind) => {
    const [what, business, reviewer] = disputed[disputeKind];
    const order = { id: "1", documentKind: "order", invoice: "PO-7" } as const;
    const request = { ...order, reason: null, changes: [], publishBy: null };
    const to = { companyName: "Ben", directorName: "Ben Tan", directorEmail: "ben@example.com" };
    const kind = "business_request_disputed";
    const own = compose({ kind, ...to, request: { ...request, disputeKind } }, context);
    expect(own.subject).toBe("Your customer disputes an order");
    expect(own.templateParams.message).toContain(what);
    expect(own.templateParams.message).not.toMatch(/invoice/i);
    expect(own.templateParams.message).toContain(business);
    expect(own.templateParams.message).toMatch(
      /https:\/\/tenora\.example\/business\/funding-request\/1/,
    );
    const answered = { email: "op@example.com", requestId: "1", answer: "disputed" } as const;
    const theirs = compose(
      { ...about, kind: "admin_customer_answered", ...answered, disputeKind },
      context,
    );
    expect(theirs.templateParams.message).toContain(what);
    expect(theirs.templateParams.message).toContain(reviewer);
  },
);
