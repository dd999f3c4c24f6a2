import { readAmountIn } from "@tenora/domain/money/read-amount";
import { describe, expect, test } from "vitest";
import { compose, type MarketOccasion } from "./compose.ts";

const context = {
  id: "0b8a7c1e-0000-4000-8000-000000000001",
  adminNotifyEmail: "office@example.com",
  contactEmail: "hello@example.com",
  publicUrl: "https://tenora.example",
  now: new Date("2026-12-29T00:01:02Z"),
  settings: null,
};
const due = Date.UTC(2027, 0, 5, 23, 59, 59) / 1_000;
const ben = {
  companyName: "Ben Trading",
  directorName: "Ben Tan",
  directorEmail: "ben@example.com",
};
const lea = { investorName: "Lea Tan", email: "lea@example.com", sellerName: "Ben Trading" };
const cleo = {
  customerName: "Cleo Ltd",
  email: "ap@cleo.example",
  customerCountry: null,
  sellerName: "Ben Trading",
  documentKind: "invoice" as const,
};
const id = "5b8a7c1e-0000-4000-8000-000000000009";
const request = {
  id,
  documentKind: "invoice" as const,
  invoice: "2026-14",
  reason: null,
  changes: [],
  publishBy: null,
  disputeKind: null,
};
const facts = { listing: 12, amount: "1,000.00 USDC", owed: "500.00 USDC", until: due };

const messageOf = (occasion: MarketOccasion) => compose(occasion, context).templateParams.message;

describe("compose: mails about funding requests", () => {
  test("requested changes are listed by the fields' names, each on the same line", () => {
    const changes = [
      { field: "dueDate", comment: "It has\npassed." },
      { field: "documents", comment: "Page 2 is missing" },
    ] as const;
    const mail = compose(
      { kind: "business_request_changes", ...ben, request: { ...request, changes } },
      context,
    );
    expect(mail.to).toBe("ben@example.com");
    expect(mail.templateParams.message).toBe(
      `Your funding request for invoice 2026-14 needs changes before we can approve it. What to change: Due date: It has passed. | Documents: Page 2 is missing. Make the changes, then sign and submit it again: https://tenora.example/business/funding-request/${id}`,
    );
  });

  test("an approval names the last moment to publish, a rejection its reason", () => {
    const publishBy = new Date("2027-01-05T12:30:00Z");
    expect(
      messageOf({
        kind: "business_request_attested",
        ...ben,
        request: { ...request, invoice: null, publishBy },
      }),
    ).toContain("Publish it on the exchange within 7 days, by Jan 5, 2027, 12:30 UTC; after that");
    expect(
      messageOf({
        kind: "business_request_rejected",
        ...ben,
        request: { ...request, reason: "We know no such customer" },
      }),
    ).toContain("wasn’t approved. Reason: We know no such customer. You can");
  });
});

describe("compose: reminders say the day in UTC, each recipient in their own words", () => {
  test.each([
    [-7, "Due in 7 days", "is due in 7 days, on Jan 5, 2027 (UTC)"],
    [-3, "Due in 3 days", "is due in 3 days, on Jan 5, 2027 (UTC)"],
    [-1, "Due tomorrow", "is due tomorrow, on Jan 5, 2027 (UTC)"],
    [0, "Due today", "is due today, on Jan 5, 2027 (UTC)"],
    [1, "1 day late", "was due yesterday, on Jan 5, 2027 (UTC)"],
    [7, "7 days late", "was due 7 days ago, on Jan 5, 2027 (UTC)"],
  ])("%i days from the due date", (days, subject, words) => {
    const dated = { ...facts, days, graceEnd: due + 5 * 86_400 };
    const seller = compose({ kind: "business_reminder", ...ben, facts: dated }, context);
    expect(seller.subject).toBe(`${subject}: receivable #12`);
    const toCustomer = { ...cleo, invoice: "2026-14", facts: dated };
    const messages = [
      seller.templateParams.message,
      messageOf({ kind: "investor_reminder", ...lea, facts: dated }),
      messageOf({ kind: "customer_reminder", ...toCustomer }),
    ];
    for (const message of messages) expect(message).toContain(words);
    const isLate = days > 0;
    expect(messages[0]?.includes("late fee starts after the end of Jan 10")).toBe(isLate);
    expect(messages[2]).toContain("https://tenora.example/pay/12");
  });
});

test("compose: a customer's dates are in the time zone of their country, by its name, or in UTC", () => {
  const reminder = (customerCountry: string | null, days: number) =>
    messageOf({
      kind: "customer_reminder",
      ...cleo,
      customerCountry,
      invoice: "2026-14",
      facts: { ...facts, days },
    });
  expect(reminder("SG", -1)).toContain("is due in 2 days, on Jan 6, 2027, 07:59 Singapore time");
  expect(reminder("US", -1)).toContain("is due tomorrow, on Jan 5, 2027 (UTC)");
  expect(reminder(null, -1)).toContain("is due tomorrow, on Jan 5, 2027 (UTC)");
  const asked = {
    ...cleo,
    kind: "customer_asked" as const,
    customerCountry: "DE",
    invoice: null,
    token: "t",
    amount: readAmountIn("", ""),
    dueDate: null,
    expiresAt: new Date("2027-01-05T12:30:00Z"),
  } as const;
  expect(compose(asked, context).templateParams.message).toContain(
    "until Jan 5, 2027, 13:30 Berlin time: https",
  );
});

test("compose: a customer's order is called one", () => {
  const order = { ...cleo, documentKind: "order", invoice: "PO-14" } as const;
  const mail = compose(
    { kind: "customer_reminder", ...order, facts: { ...facts, days: 0 } },
    context,
  );
  expect(mail.subject).toBe("Due today: order from Ben Trading");
  expect(mail.templateParams.message).toContain("have financed order PO-14 from Ben Trading");
});

test("compose: a default blames nobody for a customer's debt, and names the business of a campaign", () => {
  const defaulted = (changes: object) =>
    messageOf({ kind: "investor_defaulted", ...lea, facts: { ...facts, ...changes } });
  expect(defaulted({})).toContain(
    "receivable #12 from Ben Trading. It wasn’t repaid in time, and a default",
  );
  expect(defaulted({})).not.toContain("didn’t repay");
  expect(defaulted({ isCommunity: true })).toContain(
    "Ben Trading didn’t repay its community campaign, receivable #12, in time, and a",
  );
});

test.each(["investor_paid_out", "investor_reminder"] as const)(
  "compose: %s says of a campaign that no customer owes it",
  (kind) => {
    const said = (changes: object) =>
      messageOf({ kind, ...lea, facts: { ...facts, days: -1, ...changes } });
    expect(said({ isCommunity: true })).toContain(
      " This is a community campaign: the business repays it from its own funds, and there’s no customer. ",
    );
    expect(said({})).not.toContain("customer");
  },
);

test("compose: a reward that can be claimed is told to holders and to its seller", () => {
  const paid = { ...facts, hasReward: true };
  const repaid = { ...paid, owed: undefined };
  const [claim, handOver] = ["You can now claim your notes’ reward", "hand it over: https"];
  expect(messageOf({ kind: "investor_paid_out", ...lea, facts: paid })).toContain(claim);
  expect(messageOf({ kind: "investor_claimable", ...lea, facts: repaid })).toContain(claim);
  expect(messageOf({ kind: "business_paid_out", ...ben, facts: paid })).toContain(handOver);
  expect(messageOf({ kind: "business_payment_received", ...ben, facts: repaid })).toContain(
    handOver,
  );
  expect(messageOf({ kind: "investor_claimable", ...lea, facts })).not.toContain("reward");
  expect(messageOf({ kind: "business_paid_out", ...ben, facts })).not.toContain("reward");
});

test("compose: the mail to a guest's unproven address holds nothing but a link, and can be stopped by it", () => {
  const token = "t".repeat(43);
  const settings = { token, isOptional: true, timeZone: null };
  const mail = compose(
    { kind: "guest_confirmation", guestEmail: "lea@example.com" },
    { ...context, settings },
  );
  expect(mail.to).toBe("lea@example.com");
  expect(mail.templateParams.name).toBe("investor");
  expect(mail.templateParams.message.endsWith(`: https://tenora.example/emails/${token}`)).toBe(
    true,
  );
  expect(mail.html).toContain("Confirm your address");
  expect(mail.unsubscribeUrl).toBe(`https://tenora.example/emails/${token}`);
});

test("compose: every mail about a receivable names it and leads to a page", () => {
  const seller = [
    "business_join_requested",
    "business_published",
    "business_first_purchase",
    "business_minimum_reached",
    "business_paid_out",
    "business_fully_funded",
    "business_sale_failed",
    "business_payment_received",
    "business_disputed",
    "business_defaulted",
    "business_recovery",
  ] as const;
  const holder = [
    "investor_invited",
    "investor_paid_out",
    "investor_refund_available",
    "investor_claimable",
    "investor_disputed",
    "investor_defaulted",
    "investor_recovery",
  ] as const;
  const mails = [
    ...seller.map((kind) => compose({ kind, ...ben, facts }, context)),
    ...holder.map((kind) => compose({ kind, ...lea, facts }, context)),
  ];
  for (const mail of mails) {
    expect(mail.subject).toContain("receivable #12");
    expect(mail.templateParams.message).toContain("receivable #12");
    expect(mail.templateParams.message).toMatch(/https:\/\/tenora\.example\/[\w/-]+$/);
    expect(mail.templateParams.message).not.toMatch(/undefined|null|NaN|1970/);
  }
  expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThan(13);
});

test.each([
  ["business_credit_waiting", ben, "/business/payments"],
  ["investor_credit_waiting", lea, "/investor/portfolio"],
] as const)(
  "compose: %s says how much waits, from what, and where it’s withdrawn",
  (kind, who, page) => {
    const mail = compose({ kind, ...who, facts } as MarketOccasion, context);
    expect(mail.subject).toBe("1,000.00 USDC is waiting for you");
    expect(mail.templateParams.message).toMatch(
      /^1,000\.00 USDC from receivable #12 couldn’t be sent/,
    );
    expect(mail.templateParams.message).toContain("Only your wallet can withdraw it");
    expect(mail.templateParams.message.endsWith(`https://tenora.example${page}`)).toBe(true);
  },
);

test("compose: a payment that leaves nothing owed says so", () => {
  const { owed: _, ...paid } = facts;
  expect(messageOf({ kind: "business_payment_received", ...ben, facts: paid })).toContain(
    "1,000.00 USDC was paid on your receivable #12. It’s repaid in full.",
  );
});

test("compose: a dispute says who raised it", () => {
  const by = (disputedBy: "customer" | "attestor") =>
    messageOf({ kind: "business_disputed", ...ben, facts: { ...facts, disputedBy } });
  expect(by("customer")).toMatch(/^Your customer has raised a dispute about your receivable #12/);
  expect(by("attestor")).toMatch(/^A reviewer has raised a dispute about your receivable #12/);
});

describe("compose: a failed sale", () => {
  const saleFailed = (changes: object) =>
    compose({ kind: "business_sale_failed", ...ben, facts: { listing: 12, ...changes } }, context);

  test("with nothing sold, nobody is said to be paid back, and advice is left to the request's page", () => {
    const { subject, templateParams } = saleFailed({ request: id });
    expect(subject).toBe("The sale of receivable #12 has failed");
    expect(templateParams.message).toBe(
      `The sale of your receivable #12 ended without reaching its minimum. No one had bought, so there’s nothing to refund. See how it went and what you can change: https://tenora.example/business/funding-request/${id}`,
    );
  });

  test("with notes sold, what was sold is named and its buyers get back what they paid", () => {
    expect(saleFailed({ amount: "400.00 USDC" }).templateParams.message).toBe(
      "The sale of your receivable #12 ended without reaching its minimum. 400.00 USDC was sold. The investors get back exactly what they paid. See how it went and what you can change: https://tenora.example/business/funding-request",
    );
  });

  test("cancelled before its deadline, it didn't end below its minimum", () => {
    const { subject, templateParams } = saleFailed({ isCancelledEarly: true, request: id });
    expect(subject).toBe("The sale of receivable #12 was cancelled");
    expect(templateParams.message).toContain(
      "was cancelled before its deadline. A reviewer can do that, and so can anyone once new business",
    );
    expect(templateParams.message).not.toContain("minimum");
  });
});

test("compose: a holder reads whether a failed sale is cancelled, so that the refund can be taken", () => {
  const refund = (changes: object) =>
    compose(
      { kind: "investor_refund_available", ...lea, facts: { ...facts, ...changes } },
      context,
    );
  const before = refund({});
  expect(before.subject).toBe("The sale of receivable #12 didn’t reach its minimum");
  expect(before.templateParams.message).toContain(
    "once the sale is cancelled, and we’ll email you then. Anyone can cancel it",
  );
  const after = refund({ isCancelled: true });
  expect(after.subject).toBe("Take back what you paid for receivable #12");
  expect(after.templateParams.message).toBe(
    "The sale of receivable #12 is cancelled. You can take back exactly what you paid: https://tenora.example/investor/portfolio",
  );
});

describe("compose: the recipient's settings", () => {
  const token = "t".repeat(43);
  const settingsUrl = `https://tenora.example/emails/${token}`;
  const dated = (timeZone: string | null, days = -1) =>
    compose(
      { kind: "investor_reminder", ...lea, facts: { ...facts, days, graceEnd: due + 86_400 } },
      { ...context, settings: { token, isOptional: true, timeZone } },
    );

  test("lead to the page of their mails, and unsubscribe only from what may be", () => {
    expect(dated(null)).toMatchObject({ settingsUrl, unsubscribeUrl: settingsUrl });
    const settings = { token, isOptional: false, timeZone: null };
    const contractual = compose(
      { kind: "investor_claimable", ...lea, facts },
      { ...context, settings },
    );
    expect(contractual).toMatchObject({ settingsUrl, unsubscribeUrl: null });
    expect(compose({ kind: "investor_claimable", ...lea, facts }, context)).toMatchObject({
      settingsUrl: null,
      unsubscribeUrl: null,
    });
  });

  // The due date is the last second of January 5 in UTC; the mails are found at midnight UTC.
  test.each([
    [null, -1, "Due tomorrow", "is due tomorrow, on Jan 5, 2027 (UTC)"],
    ["UTC", -1, "Due tomorrow", "is due tomorrow, on Jan 5, 2027, 23:59 UTC"],
    [
      "Asia/Singapore",
      -1,
      "Due in 2 days",
      "is due in 2 days, on Jan 6, 2027, 07:59 Singapore time",
    ],
    ["America/New_York", 0, "Due tomorrow", "is due tomorrow, on Jan 5, 2027, 18:59 New York time"],
    [
      "America/New_York",
      1,
      "Late as of today",
      "was due today, on Jan 5, 2027, 18:59 New York time",
    ],
    [
      "Asia/Singapore",
      1,
      "Late as of today",
      "was due today, on Jan 6, 2027, 07:59 Singapore time",
    ],
    ["Asia/Singapore", 7, "6 days late", "was due 6 days ago, on Jan 6"],
  ])("dates are in %s, and days are counted by its calendar (%i)", (zone, days, subject, words) => {
    const mail = dated(zone, days);
    expect(mail.subject).toBe(`${subject}: receivable #12`);
    expect(mail.templateParams.message).toContain(words);
  });

  test("the due date is attached while it is to come, and to no other mail", () => {
    const { calendar } = dated(null);
    expect(calendar?.fileName).toBe("receivable-12-due.ics");
    expect(calendar?.content).toContain("DTSTART:20270105T235959Z");
    expect(calendar?.content).not.toMatch(/Lea|lea@|Ben/);
    expect(dated(null, 1).calendar).toBeNull();
    expect(compose({ kind: "investor_invited", ...lea, facts }, context).calendar).toBeNull();
    expect(compose({ kind: "investor_paid_out", ...lea, facts }, context).calendar).not.toBeNull();
  });
});
