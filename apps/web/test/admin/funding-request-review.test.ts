import { storeSecondReviewerRule } from "@tenora/database/funding-request/review/second-reviewer";
import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { requiredChecks } from "@tenora/domain/funding-request/review/request-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFundingRequestContext } from "../support/funding-request.ts";
import { createReviewContext, olga } from "../support/funding-request-review.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { adminPassword, newAdmin } from "../support/sign-in/new-admin.ts";

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
const { approvedBusiness, create, find, submitted, upload } = createFundingRequestContext(
  marketplace,
  owner,
);
afterAll(() => owner.end());

const op = new Person(marketplace);
const colleague = new Person(marketplace);

beforeAll(async () => {
  await op.signInAsAdmin();
  await colleague.signInAsAdmin();
});

const api = (id: string) => `/api/admin/funding-requests/${id}`;
const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await owner.query(text, values)).rows as Row[];
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const secondReviewerNeeded = [409, "SECOND_REVIEWER_NEEDED"];
const audited = async (id: string) =>
  (
    await ask<{ action: string }>(
      "select action from audit_log where subject_id = $1 order by id",
      [id],
    )
  ).map(({ action }) => action);

/** The triggers of the indexer's tables write what changed into this table of their own session. */
const ponderSession =
  "create temp table if not exists live_query_tables (table_name text primary key);";

const { stored, similarTo, check, prepare, signed } = createReviewContext(marketplace, ask, op);
const checkAll = (id: string) => check(id, ...requiredChecks("invoice"));
const attest = async (id: string, body: object, by = op) => by.post(`${api(id)}/attestation`, body);

/** A request of a new business that is ready to be attested. */
async function ready(changes = {}, tier = 1): Promise<string> {
  const id = await submitted(await approvedBusiness(tier), changes);
  await checkAll(id);
  return id;
}

describe("funding request review", () => {
  test("opens files by a link of 60 seconds, recorded once", async () => {
    const id = await submitted(await approvedBusiness());
    const [row] = await ask<{ id: string }>(
      "select id from funding_request_documents where request_id = $1",
      [id],
    );
    const open = (file?: string) => op.post(`${api(id)}/documents/${file}`, {});
    const { url } = (await (await open(row?.id)).json()) as { url: string };
    expect((await op.fetch(url)).status).toBe(200);
    await open(row?.id);
    expect(await audited(id)).toEqual(["funding_request.document_opened"]);
    expect(await codeOf(await open(crypto.randomUUID()))).toEqual([404, "DOCUMENT_NOT_FOUND"]);
    expect(await codeOf(await open("1"))).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  });

  test("names the fields to change; the business sees each comment", async () => {
    const ben = await approvedBusiness();
    const id = await submitted(ben);
    const { version } = await stored(id);
    const changes = [{ field: "amount", comment: "More than the invoice." }];
    const body = { decision: "changes-requested", version, changes };
    const answers = [op, colleague].map((one) => one.post(`${api(id)}/review`, body));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    const found = await (await ben.fetch(`/api/business/funding-requests/${id}`)).json();
    expect(found).toMatchObject({
      request: { status: "changes-requested", requestedChanges: changes },
    });
    expect(await audited(id)).toEqual(["funding_request.changes_requested"]);
  });

  test.each<[string, object]>([
    ["no change", { decision: "changes-requested", changes: [] }],
    [
      "an unknown field",
      { decision: "changes-requested", changes: [{ field: "x", comment: "y" }] },
    ],
    [
      "an empty comment",
      { decision: "changes-requested", changes: [{ field: "amount", comment: " \u3164" }] },
    ],
    ["no reason", { decision: "rejected", reason: "" }],
    ["an approval", { decision: "attested" }],
  ])("rejects a decision with %s", async (_case, body) => {
    const id = await submitted(await approvedBusiness());
    const { version } = await stored(id);
    const answer = await op.post(`${api(id)}/review`, { version, ...body });
    expect(await codeOf(answer)).toEqual([400, "INVALID_INPUT"]);
  });

  test("rejects with a reason once; a stale version decides nothing", async () => {
    const id = await submitted(await approvedBusiness());
    const { version } = await stored(id);
    const body = { decision: "rejected", version, reason: "Not an invoice." };
    const stale = await op.post(`${api(id)}/review`, { ...body, version: version - 1 });
    expect(await codeOf(stale)).toEqual([409, "FUNDING_REQUEST_CHANGED"]);
    expect((await op.post(`${api(id)}/review`, body)).status).toBe(200);
    expect(await codeOf(await op.post(`${api(id)}/review`, body))).toEqual([
      409,
      "FUNDING_REQUEST_CLOSED",
    ]);
    expect(await audited(id)).toEqual(["funding_request.rejected"]);
  });
});

describe("funding request attestation", () => {
  test("takes an attestor's signature under the stored terms, once, for 7 days", async () => {
    const ben = await approvedBusiness();
    const id = await submitted(ben);
    const early = await signed(id);
    expect(await codeOf(await attest(id, early))).toEqual([409, "REQUEST_NOT_CHECKED"]);
    await checkAll(id);
    const stranger = new Person(marketplace).account;
    const forged = { ...(await signed(id, stranger)), attestor: olga.address };
    expect(await codeOf(await attest(id, forged))).toEqual([400, "ATTESTATION_SIGNATURE_INVALID"]);
    expect(await codeOf(await attest(id, await signed(id, stranger)))).toEqual([
      409,
      "ATTESTOR_UNKNOWN",
    ]);
    const cheaper = await signed(id, olga, { face: 1 });
    expect(await codeOf(await attest(id, cheaper))).toEqual([400, "ATTESTATION_SIGNATURE_INVALID"]);
    const good = await signed(id);
    const outdated = { ...good, signedAt: good.signedAt - 1_000 };
    expect(await codeOf(await attest(id, outdated))).toEqual([409, "TERMS_OUTDATED"]);

    const answers = [op, colleague, op].map((one) => attest(id, good, one));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await audited(id)).toEqual([
      "funding_request.contact_verified",
      "funding_request.debt_confirmed",
      "funding_request.duplicates_checked",
      "funding_request.attested",
    ]);
    const { request } = (await (
      await ben.fetch(`/api/business/funding-requests/${id}`)
    ).json()) as {
      request: { status: string; attestationExpiresAt: string; offer: { attestor: string } };
    };
    expect(request).toMatchObject({
      status: "attested",
      offer: { attestor: olga.address.toLowerCase() },
    });
    const expires = Date.parse(request.attestationExpiresAt) / 1000;
    expect(expires - good.signedAt).toBe(7 * 86_400);
  });

  test("shows what a new seller's customer did on the market before, with the cases", async () => {
    const [known] = await ask<{ listing: string; number: string; country: string }>(
      `select listing_id::text as listing, draft ->> 'customerRegistryNumber' as number,
         draft ->> 'customerCountry' as country
       from funding_requests where listing_id is not null and submitted_at is not null
         and draft ->> 'customerRegistryNumber' <> ''
       order by listing_id limit 1`,
    );
    if (known === undefined) throw new Error("The demonstration lists nothing with a customer");
    const { listing, number, country } = known;
    const same = { customerRegistryNumber: number, customerCountry: country };
    const page = async (changes: Partial<Draft>) => {
      const id = await submitted(await approvedBusiness(), changes);
      return (await op.fetch(`/admin/funding-requests/${id}`)).text();
    };
    const link = `href="/admin/market/${listing}"`;
    const shown = await page(same);
    expect(shown).toContain(link);
    expect(shown).toContain("sold by ");
    // Their own record has nothing yet, and another customer's receivables aren't this one's.
    expect(shown).toContain("Nothing has come due yet");
    expect(await page({ customerRegistryNumber: "201999999Z" })).not.toContain(link);
  });

  test("needs a comparison with every similar request, also with one that came in since", async () => {
    const unseen = [409, "SIMILAR_REQUEST_UNSEEN"];
    const like = { customerName: `Cleo ${crypto.randomUUID()}` };
    const id = await ready(like);
    const early = await signed(id);
    const seen = await similarTo(id);
    const ben = await approvedBusiness();
    const similar = await submitted(ben, { ...like, invoiceNumber: "INV-9" });
    expect(await codeOf(await prepare(id))).toEqual(unseen);
    expect(await codeOf(await attest(id, early))).toEqual(unseen);
    const { version } = await stored(id);
    const body = { version, subject: "duplicates", digest: seen, comment: "Another delivery." };
    expect(await codeOf(await op.post(`${api(id)}/checks`, body))).toEqual(unseen);
    const page = await (await op.fetch(`/admin/funding-requests/${id}`)).text();
    expect(page).toContain(`/admin/funding-requests/${similar}`);
    const digest = await similarTo(id);
    for (const person of [ben, new Person(marketplace)])
      expect((await person.post(`${api(id)}/checks`, { ...body, digest })).status).toBe(401);
    expect((await op.post(`${api(id)}/checks`, { ...body, digest })).status).toBe(200);
    expect((await attest(id, await signed(id))).status).toBe(200);
  });

  test("needs somebody else than those who checked from 25,000 on, which is the default", async () => {
    const reviewer = async (name: string) => {
      const admin = { email: await newAdmin(marketplace, name), password: adminPassword };
      const person = new Person({ ...marketplace, admin });
      await person.signInAsAdmin();
      return { person, ...createReviewContext(marketplace, ask, person) };
    };
    const [mira, kim] = [await reviewer("mira"), await reviewer("kim")];
    const id = await ready({ faceValue: "25,000.00" });
    expect(await codeOf(await prepare(id))).toEqual(secondReviewerNeeded);
    await mira.check(id, ...requiredChecks("invoice"));
    expect(await codeOf(await prepare(id))).toEqual(secondReviewerNeeded);
    expect(await codeOf(await mira.prepare(id))).toEqual(secondReviewerNeeded);
    const signature = await kim.signed(id);
    // Asked for by one who may, and sent by one who may not.
    expect(await codeOf(await attest(id, signature))).toEqual(secondReviewerNeeded);
    expect((await attest(id, signature, kim.person)).status).toBe(200);
    const below = await ready({ faceValue: "24,999.99" });
    expect((await attest(below, await signed(below))).status).toBe(200);
  });

  test("needs somebody else at once where a start has lowered the amount", async () => {
    const id = await ready();
    const early = await signed(id);
    await storeSecondReviewerRule(marketplace.ownerUrl, 24_900);
    try {
      expect(await codeOf(await prepare(id))).toEqual(secondReviewerNeeded);
      expect(await codeOf(await attest(id, early))).toEqual(secondReviewerNeeded);
    } finally {
      await storeSecondReviewerRule(marketplace.ownerUrl, 25_000);
    }
  });

  test("its signatures are withheld while the business is suspended", async () => {
    const ben = await approvedBusiness();
    const id = await submitted(ben);
    await checkAll(id);
    expect((await attest(id, await signed(id))).status).toBe(200);
    const suspend = (at: string | null) =>
      ask("update businesses set suspended_at = $2 where wallet_address = $1", [ben.wallet, at]);
    const seen = async () => (await ben.fetch(`/api/business/funding-requests/${id}`)).text();
    const attestation = (
      await ask<{ signature: string }>(
        "select attestor_signature as signature from funding_requests where id = $1",
        [id],
      )
    )[0]?.signature;
    expect(await seen()).toContain(attestation);
    await suspend("2026-01-01");
    const withheld = await seen();
    expect(JSON.parse(withheld)).toMatchObject({ request: { status: "attested", offer: null } });
    expect(withheld).not.toContain(attestation);
    await suspend(null);
    expect(await seen()).toContain(attestation);
  });

  test("is not prepared for a wallet without the role, nor for a revoked signature", async () => {
    const id = await ready();
    const seller = (await stored(id)).terms.seller;
    expect(await codeOf(await prepare(id, seller))).toEqual([409, "ATTESTOR_UNKNOWN"]);
    expect(await codeOf(await prepare(id, "0x1"))).toEqual([400, "INVALID_INPUT"]);
    await owner.query(
      `update funding_requests set terms = jsonb_set(terms, '{counter}', '7') where id = $1`,
      [id],
    );
    expect(await codeOf(await prepare(id))).toEqual([409, "TERMS_REVOKED"]);
    const relisted = await ready();
    await owner.query(
      `update funding_requests set terms = jsonb_set(terms, '{previous}', '7') where id = $1`,
      [relisted],
    );
    expect(await codeOf(await prepare(relisted))).toEqual([409, "TERMS_REVOKED"]);
  });

  test("is refused to a suspended business and beyond the limit of its tier", async () => {
    const small = { faceValue: "9,000.00", amount: "6,000.00", minimumRaise: "1,000.00" };
    const ben = await approvedBusiness(3);
    const changes = { ...small, audience: "invited" };
    const ids = [await submitted(ben, changes), await submitted(ben, changes)];
    for (const id of ids) await checkAll(id);
    const [one, other] = [await signed(ids[0] ?? ""), await signed(ids[1] ?? "")];
    const answers = await Promise.all([attest(ids[0] ?? "", one), attest(ids[1] ?? "", other)]);
    const codes = await Promise.all(answers.map(codeOf));
    expect(codes.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(codes).toContainEqual([409, "TIER_LIMIT_EXCEEDED"]);

    const cy = await approvedBusiness();
    const id = await submitted(cy);
    await checkAll(id);
    const body = await signed(id);
    await owner.query("update businesses set suspended_at = now() where wallet_address = $1", [
      cy.wallet,
    ]);
    expect(await codeOf(await attest(id, body))).toEqual([403, "BUSINESS_SUSPENDED"]);
    expect(await stored(id)).toMatchObject({ status: "submitted" });
  });

  test.each(["late", "overdue", "defaulted"])(
    "is refused to a business with a receivable that is %s, nothing is stored, and it can submit no other",
    async (status) => {
      const { data } = await (await op.fetch(`/api/v1/listings?status=${status}&limit=1`)).json();
      const [listing] = data as { id: number; seller: { wallet: string } }[];
      const hand = (seller?: string) =>
        owner.query(`${ponderSession} update market.listings set seller = '${seller}'
          where id = ${listing?.id}`);
      const ben = await approvedBusiness();
      const [id, later] = [await submitted(ben), await create(ben)];
      expect((await upload(ben, later)).status).toBe(200);
      await checkAll(id);
      await hand(ben.wallet);
      try {
        const answer = await attest(id, await signed(id));
        expect(await codeOf(answer)).toEqual([409, "BUSINESS_OWES_PAST_GRACE"]);
        const next = await ben.post(`/api/business/funding-requests/${later}/signing`, {
          version: (await find(ben, later)).request.version,
        });
        expect(await codeOf(next)).toEqual([409, "BUSINESS_OWES_PAST_GRACE"]);
      } finally {
        await hand(listing?.seller.wallet.toLowerCase());
      }
      const kept = await ask(
        `select status, attestation, attestor, attestor_signature as signature
         from funding_requests where id = $1`,
        [id],
      );
      expect(kept).toEqual([
        { status: "submitted", attestation: null, attestor: null, signature: null },
      ]);
      expect(await audited(id)).toEqual([
        "funding_request.contact_verified",
        "funding_request.debt_confirmed",
        "funding_request.duplicates_checked",
      ]);
      expect((await attest(id, await signed(id))).status).toBe(200);
    },
  );
});

test("funding request pages: an admin sees list and request, anybody else nothing", async () => {
  const customerName = `Customer ${crypto.randomUUID()}`;
  const id = await submitted(await approvedBusiness(), { customerName });
  const pages = [
    `/admin/funding-requests?search=${encodeURIComponent(customerName)}`,
    `/admin/funding-requests/${id}`,
  ];
  for (const page of pages) {
    expect(await (await op.fetch(page)).text(), page).toContain(customerName);
    expect(await (await new Person(marketplace).fetch(page)).text()).not.toContain(customerName);
  }
  expect((await op.fetch(`/admin/funding-requests/${crypto.randomUUID()}`)).status).toBe(404);
});

test("funding requests: what is published shows how it is on the exchange now", async () => {
  const page = "/admin/funding-requests?status=listed";
  // The oldest are the demonstration's, whose receivables have come to every end.
  const html = await (await op.fetch(`${page}&order=oldest`)).text();
  for (const words of ["Settled", "Defaulted", "Default pending"])
    expect(html).toMatch(new RegExp(`</span>${words}</span>`));
  expect(await (await new Person(marketplace).fetch(page)).text()).not.toContain("Default pending");
});
