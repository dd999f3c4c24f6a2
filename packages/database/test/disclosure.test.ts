import { createHash, randomUUID } from "node:crypto";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { findBilledDocuments } from "@tenora/database/disclosure/find-billed-documents";
import { findListedDebtor } from "@tenora/database/disclosure/find-listed-debtor";
import { findListedRequests } from "@tenora/database/disclosure/find-listed-requests";
import { findSellerSlugs } from "@tenora/database/disclosure/find-seller-slugs";
import {
  listInvestorDocuments,
  openInvestorDocument,
} from "@tenora/database/disclosure/investor-documents";
import { matchRecords } from "@tenora/database/disclosure/match-records";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { storeHistory } from "@tenora/demonstration/storage/store-history";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { assessRisk } from "@tenora/domain/risk/risk-grade";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import {
  errorCodeOf,
  freshWallet,
  submitted,
  useDatabaseContext,
} from "./support/database-context.ts";

const context = useDatabaseContext();
const hash = () => `0x${createHash("sha256").update(randomUUID()).digest("hex")}` as const;
const as = <T>(token: string, run: Parameters<typeof asMember<T>>[2]) =>
  asMember(context.web, token, run);
const visit = <T>(run: Parameters<typeof asVisitor<T>>[1]) => asVisitor(context.web, run);

describe("slug of a business", () => {
  const slugOf = async (wallet: string) =>
    (await visit((tx) => findSellerSlugs(tx, { wallets: [wallet] })))[0]?.slug ?? null;

  async function approve(companyName: string): Promise<WalletAddress> {
    const op = await createAdminSession(context.test.ownerUrl, "op@example.com");
    const { id: businessId, wallet } = await submitted(context, { companyName });
    await asAdmin(context.admin, op.token, (tx) =>
      reviewBusiness(tx, { businessId, status: "approved", tier: 2 }),
    );
    return wallet;
  }

  test("none before the approval", async () => {
    const { wallet } = await submitted(context, { companyName: "Waiting Ltd" });
    expect(await slugOf(wallet)).toBeNull();
  });

  test.each([
    ["Müller & Söhne GmbH", "muller-sohne-gmbh"],
    ["Ben’s Trading", "bens-trading"],
    ["株式会社", "business"],
    [`0x${"ab".repeat(20)}`, `business-0x${"ab".repeat(20)}`],
  ])("%s becomes %s", async (name, slug) => {
    expect(await slugOf(await approve(name))).toBe(slug);
  });

  test("of two businesses with one name differ, also when one statement approves both", async () => {
    const first = await approve("Twin Ltd");
    const wallets = [
      (await submitted(context, { companyName: "Twin Ltd" })).wallet,
      (await submitted(context, { companyName: "Twin Ltd" })).wallet,
    ];
    await context.owner((owner) =>
      owner.query(
        "update public.businesses set status = 'approved' where wallet_address = any($1)",
        [wallets],
      ),
    );
    const slugs = await Promise.all([first, ...wallets].map(slugOf));
    expect(slugs[0]).toBe("twin-ltd");
    expect(slugs.slice(1).sort()).toEqual(["twin-ltd-2", "twin-ltd-3"]);
    const [found] = await visit((tx) => findSellerSlugs(tx, { slugs: ["twin-ltd"] }));
    expect(found).toEqual({
      slug: "twin-ltd",
      name: "Twin Ltd",
      wallet: first,
      logo: null,
      hasPage: true,
      isSuspended: false,
    });
  });

  test("goes with the name when the business is erased", async () => {
    const wallet = await approve("Gone Ltd");
    await context.owner((owner) =>
      owner.query("update public.businesses set suspended_at = now() where wallet_address = $1", [
        wallet,
      ]),
    );
    await erasePerson(context.test.ownerUrl, wallet);
    const { rows } = await context.owner((owner) =>
      owner.query("select slug from public.businesses where wallet_address = $1", [wallet]),
    );
    expect(rows).toEqual([{ slug: null }]);
  });
});

const risk = assessRisk({
  tier: 1,
  level: "attested",
  seller: { ended: 0, onTime: 0, defaulted: 0 },
  debtor: null,
  tenorDays: 30,
  concentrationBps: 0,
  backers: 0,
});
/** How the customer had paid when it was graded, for approved investors only. */
const gradedRecord = { ended: 3, onTime: 2, defaulted: 1 };
const now = new Date();
const listing = 7;
const fingerprint = hash();
const business = { id: randomUUID(), wallet: freshWallet() };
const investor = { id: randomUUID(), wallet: freshWallet() };
const request = { id: randomUUID(), document: randomUUID() };
const dispute = randomUUID();
const ofListing = { listing: BigInt(listing), fingerprint };
let investorToken: string;

beforeAll(async () => {
  await storeHistory(context.test.ownerUrl, {
    businesses: [
      {
        ...business,
        name: "Discreet Ltd",
        country: "Singapore",
        countryCode: "SG",
        registrationNumber: "201912345K",
        director: "Ben Tan",
        email: "ben@example.com",
        joinedAt: now,
        approvedAt: now,
        checks: [],
        consentVersion: "2026-01",
        certificate: {
          url: "/documents/business-documents/10000000-0000-4000-8000-000000000000.pdf",
          fileName: "x.pdf",
        },
        profile: null,
        decisions: [],
      },
    ],
    investors: [
      {
        ...investor,
        name: "Dara",
        country: "Singapore",
        email: "dara@example.com",
        encryptedId: "00",
        joinedAt: now,
        approvedAt: now,
        checks: [],
      },
    ],
    eligibilities: [],
    contacts: [],
    disputes: [
      { id: dispute, requestId: request.id, document: "Two of ten arrived.\n", recordedAt: now },
    ],
    operations: [],
    ratings: [],
    requests: [
      {
        id: request.id,
        businessId: business.id,
        draft: {
          ...emptyDraft,
          customerName: "Secret Customer GmbH",
          customerRegistryNumber: "HRB 1",
          customerEmail: "ap@secret.example",
          customerCountry: "DE",
          customerIndustry: "retail",
        },
        createdAt: now,
        submittedAt: now,
        contactVerifiedAt: now,
        debtConfirmedAt: now,
        attestedAt: now,
        listedAt: now,
        fingerprint,
        terms: { repayPerUnit: 1, totalUnits: 1 },
        termsDigest: hash(),
        sellerSignature: `0x${"ab".repeat(65)}`,
        tokenDecimals: 6,
        attestation: { level: 1 },
        attestor: `0x${"ab".repeat(20)}`,
        attestorSignature: `0x${"ab".repeat(65)}`,
        attestationExpiresAt: now,
        risk,
        debtorRecord: gradedRecord,
        listing,
        transaction: hash(),
        document: {
          id: request.document,
          url: `/documents/business-documents/${randomUUID()}.pdf`,
          fileName: "invoice.pdf",
          bytes: 1_234,
          sha256: "ab".repeat(32),
        },
      },
    ],
  });
  investorToken = await createWalletSession(context.test.ownerUrl, investor.wallet);
});

const change = (text: string, values: unknown[] = []) =>
  context.owner((owner) => owner.query(text, values));

/** Runs `check` while a column of a row has another value. */
async function whileIts(
  [table, id]: readonly [string, string],
  assignments: string,
  check: () => Promise<unknown>,
) {
  const { rows } = await change(`select * from public.${table} where id = $1`, [id]);
  await change(`update public.${table} set ${assignments} where id = $1`, [id]);
  try {
    await check();
  } finally {
    const names = assignments.split(",").map((one) => one.split("=")[0]?.trim() ?? "");
    const back = names.map((name, at) => `${name} = $${at + 2}`).join(", ");
    await change(`update public.${table} set ${back} where id = $1`, [
      id,
      ...names.map((name) => rows[0][name]),
    ]);
  }
}

describe("listed request", () => {
  const find = (id = BigInt(listing), print: string = fingerprint) =>
    visit((tx) => findListedRequests(tx, [{ id, fingerprint: print }]));

  test("shows everybody its risk grade, and its customer's industry and country", async () => {
    expect([...(await find())]).toEqual([
      [
        BigInt(listing),
        {
          documentKind: "invoice",
          risk,
          industry: "retail",
          country: "DE",
          // Its history has one admin who checked it and another who attested it.
          campaign: null,
          hasSecondReviewer: true,
          recourse: null,
        },
      ],
    ]);
  });

  test.each([
    ["an order", `draft || '{"kind":"order"}'`, "order"],
    ["a campaign", `draft || '{"kind":"community"}'`, null],
    ["an erased request", "'{}'", null],
  ])("says whether it is about an invoice or an order: %s", async (_what, draft, kind) => {
    await whileIts(["funding_requests", request.id], `draft = ${draft}`, async () => {
      expect((await find()).get(BigInt(listing))?.documentKind).toBe(kind);
    });
  });

  test("shows nothing for another receivable with its id, as on a chain made again", async () => {
    expect((await find(BigInt(listing), hash())).size).toBe(0);
  });

  test("shows nothing before it is listed", async () => {
    const unlisted = "status = 'submitted', listing_id = null, listed_at = null";
    await whileIts(["funding_requests", request.id], unlisted, async () => {
      const { rows } = await change("select * from public.listed_requests");
      expect(rows).toEqual([]);
      expect((await find()).size).toBe(0);
    });
  });

  test.each([
    ["its grade", { risk: [risk.grade] }, true],
    ["another grade", { risk: ["high" as const] }, false],
    ["part of its customer's industry", { search: " RETA" }, true],
    ["part of its customer's country", { search: "german" }, true],
    ["its customer's name", { search: "Secret Customer" }, false],
    ["a word of two letters", { search: "re" }, false],
  ])("is found by what everybody may know of it: %s", async (_what, filter, isFound) => {
    const { risks, described } = await visit((tx) => matchRecords(tx, filter));
    const found = [...Object.values(risks), described].flatMap(({ ids, fingerprints }) =>
      ids.map((id, at) => [id, fingerprints[at]]),
    );
    expect(found).toEqual(isFound ? [[String(listing), fingerprint]] : []);
  });
});

describe("documents for investors", () => {
  const list = (token = investorToken, of = ofListing) =>
    as(token, (tx) => listInvestorDocuments(tx, of));
  const open = (token = investorToken, document = request.document) =>
    as(token, (tx) => openInvestorDocument(tx, ofListing, document));

  test("an approved investor sees and opens them, with one audit row for each quarter of an hour", async () => {
    expect(await list()).toEqual([{ id: request.document, fileName: "invoice.pdf", bytes: 1_234 }]);
    expect(await open()).toMatch(/^\/documents\//);
    await open();
    const { rows } = await change(
      "select subject_id, after from public.audit_log where action = 'funding_request.document_shown'",
    );
    const after = { document: request.document, investor: investor.id };
    expect(rows).toEqual([{ subject_id: request.id, after }]);
  });

  test.each([
    ["waits for the review", "status = 'pending'"],
    ["was rejected", "status = 'rejected'"],
    ["is suspended", "suspended_at = now()"],
  ])("an investor who %s may not", async (_who, assignments) => {
    await whileIts(["investors", investor.id], assignments, async () => {
      expect(await errorCodeOf(list())).toBe("INVESTOR_NOT_ELIGIBLE");
      expect(await errorCodeOf(open())).toBe("INVESTOR_NOT_ELIGIBLE");
    });
  });

  test("a business may not, whether the receivable is its own or another's", async () => {
    const other = await submitted(context);
    const own = await createWalletSession(context.test.ownerUrl, business.wallet);
    for (const token of [other.token, own]) {
      expect(await errorCodeOf(list(token))).toBe("INVESTOR_NOT_ELIGIBLE");
      expect(await errorCodeOf(open(token))).toBe("INVESTOR_NOT_ELIGIBLE");
    }
  });

  test.each([
    ["the business didn't mark", "for_investors = false"],
    ["the business took out", "removed_at = now()"],
    ["came after the submission", "added_at = now() + interval '1 hour'"],
  ])("one that %s is shown to nobody", async (_which, assignments) => {
    await whileIts(["funding_request_documents", request.document], assignments, async () => {
      expect(await list()).toEqual([]);
      expect(await errorCodeOf(open())).toBe("DOCUMENT_NOT_FOUND");
    });
  });

  test("belong to one receivable, not to its id", async () => {
    expect(await list(investorToken, { ...ofListing, fingerprint: hash() })).toEqual([]);
    expect(await errorCodeOf(open(investorToken, randomUUID()))).toBe("DOCUMENT_NOT_FOUND");
  });
});

describe("debtor of a listing", () => {
  const find = (token = investorToken, of = ofListing) =>
    as(token, (tx) => findListedDebtor(tx, of));
  const alone = {
    name: "Secret Customer GmbH",
    listings: { ids: [String(listing)], fingerprints: [fingerprint] },
    gradedRecord,
  };

  test("an approved investor reads the legal name, and the record that was graded", async () => {
    expect(await find()).toEqual(alone);
  });

  test("the public grade has the seller's record and never the customer's", async () => {
    const found = await visit((tx) =>
      findListedRequests(tx, [{ id: BigInt(listing), fingerprint }]),
    );
    expect(found.get(BigInt(listing))?.risk?.sellerRecord).toEqual(risk.sellerRecord);
    expect(JSON.stringify([...found.values()])).not.toContain('"onTime":2');
  });

  test("neither a visitor, nor the business, nor an investor reads the graded records' table", async () => {
    const read = sql.raw("select * from public.graded_debtor_records");
    expect(await errorCodeOf(visit((tx) => read.execute(tx)))).toBe("FORBIDDEN");
    const own = await createWalletSession(context.test.ownerUrl, business.wallet);
    for (const token of [own, investorToken])
      expect(await errorCodeOf(as(token, (tx) => read.execute(tx)))).toBe("FORBIDDEN");
  });

  test.each([
    ["the same number in another case", { number: "hrb 1", country: "de" }, true],
    ["the same number in another country", { number: "HRB 1", country: "AT" }, false],
    ["another number", { number: "HRB 2", country: "DE" }, false],
  ])("a listing with %s is told apart or counted: %o, %s", async (_what, customer, isSame) => {
    const id = randomUUID();
    const print = hash();
    await change(
      `insert into public.funding_requests (id, business_id, status, version, draft, submitted_at,
        fingerprint, terms, terms_digest, seller_signature, token_decimals, attestation,
        attestor, attestor_signature, attestation_expires_at, listing_id, listing_transaction, listed_at)
      select $1, business_id, status, version,
        draft || jsonb_build_object('customerRegistryNumber', $3::text, 'customerCountry', $4::text),
        submitted_at, $2, terms, terms_digest, seller_signature, token_decimals,
        attestation, attestor, attestor_signature, attestation_expires_at, 8, listing_transaction,
        listed_at
      from public.funding_requests where id = $5`,
      [id, print, customer.number, customer.country, request.id],
    );
    try {
      const found = await find();
      expect(found?.listings.ids.toSorted()).toEqual(isSame ? ["7", "8"] : ["7"]);
      expect(found?.listings.fingerprints.includes(print)).toBe(isSame);
    } finally {
      await change("delete from public.funding_requests where id = $1", [id]);
    }
  });

  test.each([
    ["waits for the review", "status = 'pending'"],
    ["was rejected", "status = 'rejected'"],
    ["is suspended", "suspended_at = now()"],
  ])("an investor who %s may not", async (_who, assignments) => {
    await whileIts(["investors", investor.id], assignments, async () => {
      expect(await errorCodeOf(find())).toBe("INVESTOR_NOT_ELIGIBLE");
    });
  });

  test("a business may not, whether the receivable is its own or another's, nor a stranger", async () => {
    const other = await submitted(context);
    for (const wallet of [business.wallet, freshWallet()]) {
      const token = await createWalletSession(context.test.ownerUrl, wallet);
      expect(await errorCodeOf(find(token))).toBe("INVESTOR_NOT_ELIGIBLE");
    }
    expect(await errorCodeOf(find(other.token))).toBe("INVESTOR_NOT_ELIGIBLE");
  });

  test.each([
    ["whose seller was told that nobody sees the name", "names_debtor = false"],
    ["without a customer", "draft = '{}'"],
    ["that isn't listed", "status = 'submitted', listing_id = null, listed_at = null"],
  ])("a request %s names nobody", async (_which, assignments) => {
    await whileIts(["funding_requests", request.id], assignments, async () => {
      expect(await find()).toBeNull();
    });
  });

  test("belongs to one receivable, not to its id", async () => {
    expect(await find(investorToken, { ...ofListing, fingerprint: hash() })).toBeNull();
  });
});

describe("document that a customer was billed with", () => {
  const cleo = `0x${"C1".repeat(20)}`;
  const find = async (wallet = cleo, of = { id: BigInt(listing), fingerprint }) => {
    const token = await createWalletSession(context.test.ownerUrl, wallet);
    return [...(await as(token, (tx) => findBilledDocuments(tx, [of])))];
  };
  /** The customer's wallet signed, which the attestation says with its highest level. */
  const confirmed = `draft = draft || '{"invoiceNumber":"BT-7"}' || '{"issueDate":"2026-11-01"}',
    terms = terms || '{"debtor":"${cleo}"}', attestation = '{"level":2}'`;
  const whileConfirmed = (check: () => Promise<unknown>) =>
    whileIts(["funding_requests", request.id], confirmed, check);
  const told = [[BigInt(listing), { kind: "invoice", number: "BT-7", issued: "2026-11-01" }]];

  test("is named to the wallet that confirmed the debt, in any case, and to no other", async () => {
    const seller = business.wallet;
    await whileConfirmed(async () => {
      expect(await find()).toEqual(told);
      expect(await find(cleo.toLowerCase())).toEqual(told);
      for (const other of [freshWallet(), investor.wallet, seller])
        expect(await find(other), other).toEqual([]);
    });
  });

  test("has no day where its seller typed none", async () => {
    await whileConfirmed(() =>
      whileIts(["funding_requests", request.id], `draft = draft || '{"issueDate":""}'`, async () =>
        expect((await find()).map(([, { issued }]) => issued)).toEqual([null]),
      ),
    );
  });

  test.each([
    ["whose wallet the seller named and that didn't sign", `attestation = '{"level":1}'`],
    ["of a request that isn't listed", "status = 'submitted', listing_id = null, listed_at = null"],
    ["of an erased request", "draft = '{}'"],
  ])("is named to no customer %s", async (_which, assignments) => {
    await whileConfirmed(() =>
      whileIts(["funding_requests", request.id], assignments, async () =>
        expect(await find()).toEqual([]),
      ),
    );
  });

  test("belongs to one receivable, not to its id, and visitors can't ask", async () => {
    await whileConfirmed(async () => {
      expect(await find(cleo, { id: BigInt(listing), fingerprint: hash() })).toEqual([]);
    });
    const ask = sql.raw("select * from app.billed_documents('{7}', '{0x}')");
    expect(await errorCodeOf(visit((tx) => ask.execute(tx)))).toBe("FORBIDDEN");
  });
});

test("demonstration history: a dispute is kept with its text and the SHA-256 of it", async () => {
  const { rows } = await context.owner((owner) =>
    owner.query("select disputed, document, hash, request_id from dispute_evidence where id = $1", [
      dispute,
    ]),
  );
  const document = "Two of ten arrived.\n";
  const hash = `0x${createHash("sha256").update(document).digest("hex")}`;
  expect(rows).toEqual([{ disputed: true, document, hash, request_id: request.id }]);
});
