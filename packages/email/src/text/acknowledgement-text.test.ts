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
const about = { sellerName: "Ben\nTrading", invoice: "INV-7" };

test("mail to a customer: whose invoice, the link and until when it works; nothing to unsubscribe from", () => {
  const mail = compose(
    {
      ...about,
      kind: "customer_asked",
      customerName: "Cleo Stores",
      email: "ap@cleo.example",
      expiresAt: new Date("2027-01-12T09:30:00Z"),
      token,
    },
    context,
  );
  expect(mail).toMatchObject({
    to: "ap@cleo.example",
    subject: "Please check an invoice from Ben Trading",
    unsubscribeUrl: null,
    settingsUrl: null,
  });
  expect(mail.templateParams.name).toBe("Cleo Stores");
  expect(mail.templateParams.message).toContain("Ben Trading wants to sell invoice INV-7");
  expect(mail.templateParams.message).toContain("until Jan 12, 2027, 09:30 UTC");
  expect(mail.templateParams.message.endsWith(`https://tenora.example/acknowledge/${token}`)).toBe(
    true,
  );
  expect(mail.html).toContain("Check the invoice");
});

test.each([
  ["confirmed", "A customer has confirmed an invoice", "Go on with the review"],
  ["disputed", "A customer disputes an invoice", "it can't be attested"],
] as const)("mail to a reviewer: the customer %s it", (answer, subject, words) => {
  const requestId = "5b8a7c1e-0000-4000-8000-000000000009";
  const mail = compose(
    { ...about, kind: "admin_customer_answered", email: "op@example.com", requestId, answer },
    context,
  );
  expect(mail).toMatchObject({ to: "op@example.com", subject });
  expect(mail.templateParams.message).toContain(words);
  expect(mail.templateParams.message).toContain(
    `https://tenora.example/admin/funding-requests/${requestId}`,
  );
});

test.each([
  ["business_request_asked", "asked whether they owe it"],
  ["business_request_confirmed", "has confirmed that they owe it"],
  ["business_request_disputed", "something is wrong"],
] as const)("mail to a seller: %s, without the customer's words", (kind, words) => {
  const request = { id: "1", invoice: "INV-7", reason: null, changes: [], publishBy: null };
  const mail = compose(
    { kind, companyName: "Ben", directorEmail: "ben@example.com", request },
    context,
  );
  expect(mail.to).toBe("ben@example.com");
  expect(mail.templateParams.message).toContain(words);
});
