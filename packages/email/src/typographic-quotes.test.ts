import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brand } from "@tenora/domain/brand";
import {
  holderMailKinds,
  requestMailKinds,
  sellerMailKinds,
} from "@tenora/domain/mail/market-mail";
import { expect, test } from "vitest";
import { compose, type MailOccasion, unsent } from "./compose.ts";
import { escapeHtml } from "./html/escape-html.ts";

const context = {
  id: "0b8a7c1e-0000-4000-8000-000000000001",
  adminNotifyEmail: "office@example.com",
  contactEmail: "hello@example.com",
  publicUrl: "https://tenora.example",
  ...unsent,
};
const business = {
  companyName: "Ben Trading",
  directorName: "Ben Tan",
  directorEmail: "ben@example.com",
};
const investor = { investorName: "Lea Tan", email: "lea@example.com", sellerName: "Ben Trading" };
const facts = {
  listing: 12,
  amount: "1.00 USDC",
  until: 1_800_000_000,
  days: 3,
  searchName: "Low",
};
const request = {
  ...({ id: "1", documentKind: "invoice", invoice: "INV-7", reason: null } as const),
  ...({ changes: [], publishBy: null, disputeKind: "paid" } as const),
};
const occasions: readonly MailOccasion[] = [
  ...requestMailKinds.map((kind) => ({ kind, ...business, request })),
  ...sellerMailKinds.map((kind) => ({ kind, ...business, facts })),
  ...holderMailKinds.map((kind) => ({ kind, ...investor, facts })),
];

test.each(occasions)("mails: $kind has no straight quote, as HTML or as text", (occasion) => {
  const { subject, templateParams, html } = compose(occasion, context);
  // The specification's own words are as it writes them.
  const own = html.slice(html.indexOf("<body")).replace(escapeHtml(brand.tagline), "");
  const shown = own.replaceAll(/<[^>]*>/g, "");
  const text = `${subject} ${templateParams.message}`;
  expect(text).not.toMatch(/['"]/);
  expect(shown).not.toMatch(/['"]|&#39;|&quot;/);
});

const folder = path.join(import.meta.dirname, "text");
const sources = readdirSync(folder).filter((file) => !file.endsWith(".test.ts"));

test.each(sources)("mails: %s has typographic quotes and apostrophes", (file) => {
  const code = readFileSync(path.join(folder, file), "utf8")
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/^\s*\/\/.*$/gm, "");
  const quoted = /"\$\{|\}"|\\"/;
  expect(code.split("\n").filter((line) => line.includes("'") || quoted.test(line))).toEqual([]);
});
