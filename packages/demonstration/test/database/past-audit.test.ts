// What the records say of a demonstration's past, which was written and never happened.
import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { assessRisk } from "@tenora/domain/risk/risk-grade";
import { beforeAll, expect, test } from "vitest";
import {
  freshWallet,
  useDatabaseContext,
} from "../../../database/test/support/database-context.ts";
import { storeHistory } from "../../src/storage/store-history.ts";

const context = useDatabaseContext();
const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const id = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`;
const business = id(1);
const investor = id(2);
const request = id(3);
const document = id(4);
const waitingInvestor = id(7);
const waitingRequest = id(8);
const investorWallet = freshWallet();
const attestor = `0x${"ab".repeat(20)}` as const;
const hash = `0x${"cd".repeat(32)}` as const;
const signature = `0x${"ab".repeat(65)}` as const;

beforeAll(async () => {
  await storeHistory(context.test.ownerUrl, {
    businesses: [
      {
        id: business,
        wallet: freshWallet(),
        name: "Ben Trading",
        country: "Singapore",
        countryCode: "SG",
        registrationNumber: "201912345K",
        director: "Ben Tan",
        email: "ben@example.com",
        joinedAt: at("02T03:11"),
        approvedAt: at("03T05:42"),
        checks: [{ subject: "authority", comment: "Passport of Mr Tan", at: at("03T05:31") }],
        consentVersion: "2026-01",
        certificate: {
          url: "/documents/business-documents/10000000-0000-4000-8000-000000000000.pdf",
          fileName: "x.pdf",
        },
        profile: null,
        decisions: [{ at: at("30T02:05"), tier: 2, reason: "Repaid on time." }],
      },
    ],
    investors: [
      {
        id: investor,
        wallet: investorWallet,
        name: "Dara",
        country: "Singapore",
        email: "dara@example.com",
        encryptedId: "00",
        joinedAt: at("03T04:00"),
        approvedAt: at("04T06:17"),
        checks: [
          { subject: "identity", comment: "Passport of Ms Dara", at: at("04T06:14") },
          { subject: "sanctions", comment: "UN list", at: at("04T06:15") },
        ],
      },
      {
        id: waitingInvestor,
        wallet: freshWallet(),
        name: "Edo",
        country: "Malaysia",
        email: "edo@example.com",
        encryptedId: "00",
        joinedAt: at("29T04:00"),
        approvedAt: null,
        checks: [{ subject: "country", comment: "Malaysia", at: at("29T05:30") }],
      },
    ],
    eligibilities: [
      {
        wallet: investorWallet,
        issuedAt: at("05T01:00").getTime() / 1000,
        expiresAt: at("25T01:00").getTime() / 1000,
        attestor,
        signature,
      },
    ],
    requests: [
      {
        id: request,
        businessId: business,
        draft: { ...emptyDraft, invoiceNumber: "BT-1" },
        createdAt: at("06T02:00"),
        submittedAt: at("06T02:31"),
        contactVerifiedAt: at("06T04:09"),
        debtConfirmedAt: at("09T01:22"),
        attestedAt: at("09T02:03"),
        listedAt: at("09T08:40"),
        fingerprint: hash,
        terms: { repayPerUnit: 1, totalUnits: 1 },
        termsDigest: hash,
        sellerSignature: signature,
        tokenDecimals: 6,
        attestation: { level: 1 },
        attestor,
        attestorSignature: signature,
        attestationExpiresAt: at("16T02:03"),
        risk: assessRisk({
          tier: 3,
          level: "attested",
          seller: { ended: 0, onTime: 0, defaulted: 0 },
          debtor: null,
          tenorDays: 30,
          concentrationBps: 0,
          backers: 0,
        }),
        debtorRecord: null,
        listing: 7,
        transaction: hash,
        document: {
          id: document,
          url: `/documents/business-documents/${document}.pdf`,
          fileName: "invoice.pdf",
          bytes: 1_234,
          sha256: "ab".repeat(32),
        },
      },
      {
        id: waitingRequest,
        businessId: business,
        draft: { ...emptyDraft, invoiceNumber: "BT-2" },
        createdAt: at("30T01:00"),
        submittedAt: at("30T01:10"),
        contactVerifiedAt: at("30T02:20"),
        debtConfirmedAt: at("30T03:30"),
        fingerprint: `0x${"12".repeat(32)}`,
        terms: { face: 30_000_000_000, repayPerUnit: 1, totalUnits: 1 },
        termsDigest: hash,
        sellerSignature: signature,
        tokenDecimals: 6,
        document: {
          id: id(9),
          url: `/documents/business-documents/${id(9)}.pdf`,
          fileName: "invoice.pdf",
          bytes: 1_234,
          sha256: "ab".repeat(32),
        },
      },
    ],
    contacts: [
      {
        id: id(5),
        requestId: request,
        party: "customer",
        person: "Ms Ito",
        means: "phone",
        contactedAt: at("20T03:00"),
        comment: "The rest goes out next week.",
        followUpOn: "2026-04-01",
        recordedAt: at("20T03:19"),
      },
      {
        id: id(9),
        requestId: request,
        party: "customer",
        person: null,
        means: "email",
        contactedAt: at("19T03:00"),
        comment: "Sent a statement of account.",
        followUpOn: null,
        recordedAt: at("19T03:10"),
      },
    ],
    disputes: [
      {
        id: id(6),
        requestId: request,
        document: "Two of ten arrived.\n",
        recordedAt: at("21T07:07"),
      },
    ],
    operations: [
      {
        kind: "raise-dispute",
        listing: 7,
        wallet: attestor,
        transaction: hash,
        actedAt: at("21T07:09").getTime() / 1000,
        recordedAt: at("21T07:10"),
      },
      {
        kind: "mark-default",
        listing: 7,
        wallet: attestor,
        transaction: hash,
        actedAt: at("29T03:30").getTime() / 1000,
        recordedAt: at("29T03:31"),
      },
    ],
    ratings: [],
  });
});

test("demonstration audit: each decision, check, attestation, contact, dispute and action on the chain has its row, in order and at its time", async () => {
  const { rows } = await context.owner((owner) =>
    owner.query<{ at: Date; action: string; subject: string }>(
      `select at, action, subject_id as subject from public.audit_log
       where admin_id is null order by id`,
    ),
  );
  expect(rows.map((row) => [row.at.toISOString().slice(8, 16), row.action, row.subject])).toEqual([
    ["03T05:31", "business.check_recorded", business],
    ["03T05:42", "business.approved", business],
    ["04T06:13", "investor.id_revealed", investor],
    ["04T06:14", "investor.check_recorded", investor],
    ["04T06:15", "investor.check_recorded", investor],
    ["04T06:17", "investor.approved", investor],
    ["05T01:00", "investor.eligibility_signed", investor],
    ["06T04:09", "funding_request.contact_verified", request],
    ["06T04:11", "funding_request.duplicates_checked", request],
    ["09T01:22", "funding_request.debt_confirmed", request],
    ["09T01:56", "funding_request.document_opened", request],
    ["09T02:03", "funding_request.attested", request],
    ["19T03:10", "collection.contact_recorded", "7"],
    ["20T03:19", "collection.contact_recorded", "7"],
    ["21T07:07", "collection.evidence_kept", "7"],
    ["21T07:10", "market.dispute_raised", "7"],
    ["29T03:31", "market.default_recorded", "7"],
    ["29T05:30", "investor.check_recorded", waitingInvestor],
    ["30T02:05", "business.tier_changed", business],
    ["30T02:20", "funding_request.contact_verified", waitingRequest],
    ["30T02:22", "funding_request.duplicates_checked", waitingRequest],
    ["30T03:30", "funding_request.debt_confirmed", waitingRequest],
  ]);
  expect((await checkAuditLog(context.test.ownerUrl)).broken).toEqual([]);
});

test("demonstration audit: the log has no words of a contact, of the evidence or of a check", async () => {
  const { rows } = await context.owner((owner) =>
    owner.query<{ text: string }>("select to_jsonb(l)::text as text from public.audit_log l"),
  );
  const whole = rows.map(({ text }) => text).join("\n");
  expect(whole).toContain('"means": "phone"');
  expect(whole).not.toMatch(/Ms Ito|next week|Two of ten|Passport|UN list/);
});

test("demonstration collection: a case is to be followed up as its newest contact says, also in the log", async () => {
  const ask = async (text: string) =>
    (await context.owner((owner) => owner.query(text))).rows as unknown;
  expect(await ask('select follow_up_on::text as "on" from public.collection_cases')).toEqual([
    { on: "2026-04-01" },
  ]);
  expect(
    await ask(`select after ->> 'followUpOn' as "on" from public.audit_log
      where action = 'collection.contact_recorded' order by id`),
  ).toEqual([{ on: null }, { on: "2026-04-01" }]);
});

test("demonstration review: a past receivable was attested by somebody else than who checked it, and nobody is told today", async () => {
  const ask = async (text: string) =>
    (await context.owner((owner) => owner.query(text))).rows as unknown;
  expect(await ask("select has_second_reviewer as is from public.listed_requests")).toEqual([
    { is: true },
  ]);
  expect(await ask("select kind from public.outbox where kind like 'business_request_%'")).toEqual(
    [],
  );
});

test("demonstration review: a request that was checked waits for a second reviewer alone, and its checks are audited", async () => {
  const ask = async (text: string) =>
    (await context.owner((owner) => owner.query(text, [waitingRequest]))).rows as unknown;
  expect(
    await ask(
      `select c.subject, c.method, app.is_current_check(c, r) as "isCurrent"
       from public.funding_request_checks c join public.funding_requests r on r.id = c.request_id
       where r.id = $1 and r.status = 'submitted' order by c.id`,
    ),
  ).toEqual([
    { subject: "contact", method: "phone", isCurrent: true },
    { subject: "duplicates", method: "comparison", isCurrent: true },
    { subject: "debt", method: "email", isCurrent: true },
  ]);
  expect(
    await ask("select action from public.audit_log where subject_id = $1::text order by id"),
  ).toEqual([
    { action: "funding_request.contact_verified" },
    { action: "funding_request.duplicates_checked" },
    { action: "funding_request.debt_confirmed" },
  ]);
});
