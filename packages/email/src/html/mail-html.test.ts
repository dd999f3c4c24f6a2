import { expect, test } from "vitest";
import { compose, type MailContext, type MailOccasion } from "../compose.ts";

const token = "t0ken_-".repeat(7).slice(0, 43);
const context: MailContext = {
  id: "0b8a7c1e-0000-4000-8000-000000000001",
  adminNotifyEmail: "office@example.com",
  contactEmail: "hello@example.com",
  publicUrl: "https://tenora.example",
  now: new Date("2026-12-29T00:01:02Z"),
  settings: { token, isOptional: true, timeZone: null },
};
const ben = {
  companyName: "Ben Trading",
  directorName: "Ben Tan",
  directorEmail: "ben@example.com",
};
const facts = {
  listing: 12,
  amount: "1,000.00 USDC",
  owed: "500.00 USDC",
  until: Date.UTC(2027, 0, 5, 23, 59, 59) / 1_000,
  days: -7,
};
const lea = { investorName: "Lea Tan", email: "lea@example.com", sellerName: "Ben Trading" };
const htmlOf = (occasion: MailOccasion, settings = context.settings) =>
  compose(occasion, { ...context, settings }).html;

/** Addresses that a mail program would follow or load. */
const addressesIn = (html: string) =>
  [...html.matchAll(/(?:href|src|action|background)="([^"]*)"/g)].map(([, url]) => url);
const buttonIn = (html: string) =>
  /<a class="step" href="([^"]*)"[^>]*>([^<]*)</.exec(html)?.slice(1) ?? null;

test("HTML mail: says the text's words, with a button in place of the address at their end", () => {
  const html = htmlOf({ kind: "investor_reminder", ...lea, facts });
  expect(html).toContain("Dear Lea Tan,");
  expect(html).toContain("is due in 7 days, on Jan 5, 2027 (UTC)");
  expect(html).toContain("we’ll email you when a payment arrives. See the receivable.</p>");
  expect(buttonIn(html)).toEqual(["https://tenora.example/exchange/12", "Open the receivable"]);
  expect(addressesIn(html)).toEqual([
    "https://tenora.example/exchange/12",
    `https://tenora.example/emails/${token}`,
  ]);
});

test("HTML mail: the last words aren't said again by the button that has them", () => {
  const request = {
    id: "4f6c3d2a-0000-4000-8000-000000000002",
    invoice: "HF-1250",
    documentKind: "invoice" as const,
    reason: null,
    changes: [],
    publishBy: null,
    disputeKind: null,
  };
  const html = htmlOf({ kind: "business_request_received", ...ben, request });
  expect(html).toContain("email you once we’ve decided.</p>");
  expect(buttonIn(html)?.[1]).toBe("Open your request");
});

test("HTML mail: a message whose words are fixed is explained below, with the next step", () => {
  const html = htmlOf({ kind: "business_submitted", ...ben, tier: 2, reason: null }, null);
  expect(html).toContain("New Business onboarding request at Tenora</p>");
  expect(html).toContain("Thank you. We’ve received your request");
  expect(html).toContain("when to expect a decision.</p>");
  expect(addressesIn(html)).toEqual(["https://tenora.example/business"]);
});

test("HTML mail: keeps the lines of what a reviewer wrote", () => {
  const html = htmlOf({
    kind: "business_rejected",
    ...ben,
    tier: 2,
    reason: "Too dark.\nScan it <again>.",
  });
  expect(html).toContain("Too dark.<br>Scan it &lt;again&gt;.");
});

test("HTML mail: of several addresses the first is the button, and all stay links in the text", () => {
  const html = htmlOf({ kind: "business_reminder", ...ben, facts }, null);
  expect(addressesIn(html)).toEqual([
    "https://tenora.example/business/payments",
    "https://tenora.example/pay/12",
    "https://tenora.example/business/payments",
  ]);
  expect(buttonIn(html)).toEqual(["https://tenora.example/business/payments", "See your payments"]);
});

test.each([
  "https://tenora.example/admin/recovery#AAAA",
  "https://https://tenora.example/admin/recovery#AAAA",
])("HTML mail: %s, typed as a name, is neither button nor link", (investorName) => {
  const html = htmlOf({
    kind: "investor_submitted",
    investorName,
    walletAddress: `0x${"ab".repeat(20)}`,
  });
  expect(html).toContain(investorName);
  expect(buttonIn(html)).toBeNull();
  expect(addressesIn(html).filter((url) => url?.includes("recovery"))).toEqual([]);
});

test.each([
  [{ kind: "business_submitted", ...ben, tier: 2, reason: null }, "Go to your business"],
  [{ kind: "business_approved", ...ben, tier: 2, reason: null }, "Go to your business"],
  [
    { kind: "business_certificate_requested", ...ben, tier: 3, reason: "Blurred." },
    "Go to your business",
  ],
  [
    { kind: "investor_approved", investorName: "Lea", email: "l@example.com", reason: null },
    "Go to the investor portal",
  ],
  [{ kind: "admin_recovery", email: "op@example.com", token: "abc" }, "Choose a password"],
  [{ kind: "business_payment_received", ...ben, facts }, "See your payments"],
  [{ kind: "business_sale_failed", ...ben, facts }, "Go to your requests"],
  [{ kind: "investor_claimable", ...lea, facts }, "Open your portfolio"],
] as const)("HTML mail: the next step of %o is %s", (occasion, label) => {
  expect(buttonIn(htmlOf(occasion))?.[1] ?? null).toBe(label);
});

test("HTML mail: whatever people wrote is text, and leads nowhere", () => {
  const evil = `<img src=x onerror=alert(1)> "'&<a href="https://evil.example">https://evil.example/a https://tenora.example.evil/b https://tenora.example@evil.example/`;
  const written = {
    companyName: evil,
    directorName: evil,
    directorEmail: "ben@example.com",
    reason: evil,
  } as const;
  const html = htmlOf({ kind: "business_rejected", tier: 2, ...written }, null);
  expect(addressesIn(html)).toEqual(["https://tenora.example/business"]);
  expect(html).not.toMatch(/<img|<a href="https:\/\/evil|<script/i);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt; &quot;&#39;&amp;&lt;a href=");
});

test("HTML mail: loads nothing, and has colours for a dark theme", () => {
  const html = htmlOf({ kind: "investor_reminder", ...lea, facts });
  expect(html).not.toMatch(/<(?:img|script|link|iframe|form|object)|url\(|@import|src=/i);
  expect(html).toContain("@media (prefers-color-scheme:dark)");
  expect(html).toContain('<html lang="en">');
});

test("HTML mail: begins with the site's mark, drawn of cells and read out by nobody, before the name", () => {
  const html = htmlOf({ kind: "investor_reminder", ...lea, facts });
  const [, drawn = ""] = /<td aria-hidden="true"[^>]*>(<table.*?<\/table>)<\/td>/s.exec(html) ?? [];
  expect(drawn.match(/class="mark"/g)).toHaveLength(2);
  expect(drawn.match(/class="coin"[^>]*bgcolor="#2fbf8f"/g)).toHaveLength(1);
  expect(drawn.replaceAll(/<[^>]*>/g, "").trim()).toBe("");
  expect(html).toMatch(/<td class="ink"[^>]*>Tenora<\/td>/);
  expect(html.indexOf("Tenora</td>")).toBeLessThan(html.indexOf("Dear Lea Tan,"));
  expect(html).toContain(".ink .mark{");
});
