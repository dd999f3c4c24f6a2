import { createHash, randomUUID } from "node:crypto";
import { suspendBusiness } from "@tenora/database/business/manage-business";
import { reviewBusiness } from "@tenora/database/business/review-business";
import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import {
  addDocument,
  removeDocument,
  showDocumentToInvestors,
} from "@tenora/database/funding-request/change-documents";
import { recordRequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { listOwnFundingRequests } from "@tenora/database/funding-request/list-own-funding-requests";
import {
  attestFundingRequest,
  findOpenRepayment,
  lockBusinessOfRequest,
  reviewFundingRequest,
} from "@tenora/database/funding-request/review-funding-request";
import {
  createFundingRequest,
  saveFundingRequest,
} from "@tenora/database/funding-request/save-funding-request";
import {
  recordFundingRequestListing,
  submitFundingRequest,
  withdrawFundingRequest,
} from "@tenora/database/funding-request/submit-funding-request";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { Tier } from "@tenora/domain/business/business";
import { emptyDraft } from "@tenora/domain/funding-request/draft";
import { checkSubjects } from "@tenora/domain/funding-request/request-check";
import { tierLimits } from "@tenora/domain/funding-request/tier-limits";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { errorCodeOf, submitted, useDatabaseContext } from "./support/database-context.ts";

const context = useDatabaseContext();
let op: { token: string; userId: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
const now = new Date();
const week = 7 * 86_400_000;
const hash = () => `0x${createHash("sha256").update(randomUUID()).digest("hex")}` as const;

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

type Business = Awaited<ReturnType<typeof approved>>;

async function approved(tier: Tier = 1) {
  const business = await submitted(context);
  const { id: businessId, token } = business;
  await asOp((tx) => reviewBusiness(tx, { businessId, status: "approved", tier }));
  const as = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, run);
  return { ...business, as };
}

async function draftOf({ as }: Business): Promise<string> {
  const id = randomUUID();
  await as((tx) => createFundingRequest(tx, { id, draft: emptyDraft }));
  return id;
}

const fileOf = (requestId: string, changes: object = {}) => ({
  requestId,
  id: randomUUID(),
  url: `/documents/business-documents/${randomUUID()}.pdf`,
  fileName: "invoice.pdf",
  bytes: 1_234,
  sha256: createHash("sha256").update(randomUUID()).digest(),
  forInvestors: false,
  now,
  ...changes,
});

async function submission(
  { as, wallet }: Business,
  id: string,
  changes: { fingerprint?: `0x${string}`; repayment?: number } = {},
) {
  const { version, papers } = await as((tx) => findFundingRequest(tx, id));
  const { fingerprint = hash(), repayment = 5_000_000_000 } = changes;
  const terms = { seller: wallet, fingerprint, papers, repayPerUnit: repayment, totalUnits: 1 };
  const signed = { termsDigest: hash(), signature: `0x${"ab".repeat(65)}` as const };
  return { id, version, fingerprint, terms, ...signed, tokenDecimals: 6, now };
}

/** A request that its business has submitted, with one file. */
async function submittedRequest(
  business: Business,
  changes: Parameters<typeof submission>[2] = {},
) {
  const id = await draftOf(business);
  await business.as((tx) => addDocument(tx, fileOf(id)));
  const form = await submission(business, id, changes);
  const version = await business.as((tx) => submitFundingRequest(tx, form));
  return { ...form, version };
}

const attestation = (
  { id, version }: { id: string; version: number },
  changes: { outstanding?: bigint; expiresAt?: Date; now?: Date } = {},
) => ({
  id,
  version,
  now,
  attestation: { level: 1 },
  attestor: `0x${"ab".repeat(20)}` as const,
  signature: `0x${"cd".repeat(65)}` as const,
  expiresAt: new Date(now.getTime() + week),
  outstanding: 0n,
  ...changes,
});
/** Records both checks of a submission; its version rises by two. */
async function checked<Form extends { id: string; version: number }>(form: Form): Promise<Form> {
  for (const [at, subject] of checkSubjects.entries()) {
    const version = form.version + at;
    const check = { id: form.id, version, now, subject, method: "phone", comment: "Spoke to AP." };
    await asOp((tx) => recordRequestCheck(tx, { ...check, method: "phone" }));
  }
  return { ...form, version: form.version + checkSubjects.length };
}

/** A request that is ready to be attested. */
const checkedRequest = async (...its: Parameters<typeof submittedRequest>) =>
  checked(await submittedRequest(...its));

const attest = (...its: Parameters<typeof attestation>) =>
  asOp((tx) => attestFundingRequest(tx, attestation(...its)));

describe("funding request: drafts", () => {
  test("are created once per id, and belong to one business", async () => {
    const [ben, cy] = [await approved(), await approved()];
    const id = await draftOf(ben);
    await ben.as((tx) => createFundingRequest(tx, { id, draft: emptyDraft }));
    expect(await ben.as(listOwnFundingRequests)).toMatchObject([
      { id, status: "draft", version: 1 },
    ]);
    expect(await cy.as(listOwnFundingRequests)).toEqual([]);
    const taken = cy.as((tx) => createFundingRequest(tx, { id, draft: emptyDraft }));
    expect(await errorCodeOf(taken)).toBe("FUNDING_REQUEST_NOT_FOUND");
    const read = cy.as((tx) => findFundingRequest(tx, id));
    expect(await errorCodeOf(read)).toBe("FUNDING_REQUEST_NOT_FOUND");
  });

  test("are saved by the first of two windows, and the second is told", async () => {
    const ben = await approved();
    const id = await draftOf(ben);
    const save = (amount: string) =>
      ben.as((tx) =>
        saveFundingRequest(tx, { id, version: 1, draft: { ...emptyDraft, amount }, now }),
      );
    const outcomes = await Promise.all(["1", "2", "3", "4"].map((one) => errorCodeOf(save(one))));
    expect(outcomes.filter((one) => one === "FUNDING_REQUEST_CHANGED")).toHaveLength(3);
    expect(outcomes).toContainEqual({ resolved: 2 });
    const { version, draft } = await ben.as((tx) => findFundingRequest(tx, id));
    expect(version).toBe(2);
    expect(["1", "2", "3", "4"]).toContain(draft.amount);
  });

  test("need an approved business that is not suspended", async () => {
    const pending = await submitted(context);
    const create = (token: string) =>
      asMember(context.web, token, (tx) =>
        createFundingRequest(tx, { id: randomUUID(), draft: emptyDraft }),
      );
    expect(await errorCodeOf(create(pending.token))).toBe("BUSINESS_NOT_APPROVED");
    const ben = await approved();
    const id = await draftOf(ben);
    await ben.as((tx) => addDocument(tx, fileOf(id)));
    const form = await submission(ben, id);
    await asOp((tx) =>
      suspendBusiness(tx, { businessId: ben.id, suspend: true, reason: "A report." }),
    );
    expect(await errorCodeOf(create(ben.token))).toBe("BUSINESS_SUSPENDED");
    for (const attempt of [
      () => ben.as((tx) => saveFundingRequest(tx, { id, version: 1, draft: emptyDraft, now })),
      () => ben.as((tx) => submitFundingRequest(tx, form)),
      () => ben.as((tx) => addDocument(tx, fileOf(id))),
    ]) {
      expect(await errorCodeOf(attempt())).toBe("BUSINESS_SUSPENDED");
    }
    await ben.as((tx) => withdrawFundingRequest(tx, { id, version: 1, now }));
  });

  test("are limited to 50 open ones", async () => {
    const ben = await approved();
    for (let at = 0; at < 50; at += 1) await draftOf(ben);
    expect(await errorCodeOf(draftOf(ben))).toBe("TOO_MANY_FUNDING_REQUESTS");
  });

  test("are limited to 50 also at once, and a withdrawn draft counts for a day", async () => {
    const ben = await approved();
    const ids: string[] = [];
    for (let at = 0; at < 48; at += 1) ids.push(await draftOf(ben));
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => errorCodeOf(draftOf(ben))));
    expect(outcomes.filter((one) => one === "TOO_MANY_FUNDING_REQUESTS")).toHaveLength(3);
    const withdrawn = { id: ids[0] ?? "", version: 1, now };
    await ben.as((tx) => withdrawFundingRequest(tx, withdrawn));
    expect(await errorCodeOf(draftOf(ben))).toBe("TOO_MANY_FUNDING_REQUESTS");
    await context.owner((o) =>
      o.query("update funding_requests set created_at = now() - interval '2 days' where id = $1", [
        withdrawn.id,
      ]),
    );
    await draftOf(ben);
  });

  test("can't be written past the functions, by members or admins", async () => {
    const ben = await approved();
    const id = await draftOf(ben);
    for (const text of [
      `update funding_requests set status = 'attested' where id = '${id}'`,
      `delete from funding_requests where id = '${id}'`,
      `insert into funding_requests (id, business_id, draft) values (gen_random_uuid(), '${ben.id}', '{}')`,
      "update funding_request_history set event = 'attested'",
      "select admin_id from funding_request_history",
      `select app.lock_active_business()`,
    ]) {
      expect(await errorCodeOf(ben.as((tx) => sql.raw(text).execute(tx))), text).toBe("FORBIDDEN");
    }
    const change = asOp((tx) =>
      sql.raw("update funding_requests set status = 'draft'").execute(tx),
    );
    expect(await errorCodeOf(change)).toBe("FORBIDDEN");
  });
});

describe("funding request: documents", () => {
  test("are ten at most; a repeated upload adds one", async () => {
    const ben = await approved();
    const id = await draftOf(ben);
    const file = fileOf(id);
    const add = (one: ReturnType<typeof fileOf>) => ben.as((tx) => addDocument(tx, one));
    expect(await add(file)).toEqual({ repeated: false });
    expect(await add(file)).toEqual({ repeated: true });
    for (let at = 1; at < 10; at += 1) await add(fileOf(id));
    expect(await errorCodeOf(add(fileOf(id)))).toBe("TOO_MANY_DOCUMENTS");
    await ben.as((tx) => showDocumentToInvestors(tx, { requestId: id, id: file.id, now }, true));
    const { documents } = await ben.as((tx) => findFundingRequest(tx, id));
    expect(documents).toHaveLength(10);
    expect(documents.filter(({ forInvestors }) => forInvestors)).toMatchObject([{ id: file.id }]);
  });

  test("of another record or another business can't be added", async () => {
    const [ben, cy] = [await approved(), await approved()];
    const id = await draftOf(ben);
    const { rows } = await context.owner((o) =>
      o.query<{ url: string }>("select certificate_url as url from businesses where id = $1", [
        cy.id,
      ]),
    );
    const stolen = ben.as((tx) => addDocument(tx, fileOf(id, { url: rows[0]?.url })));
    expect(await errorCodeOf(stolen)).toBe("INVALID_INPUT");
    const foreign = cy.as((tx) => addDocument(tx, fileOf(id)));
    expect(await errorCodeOf(foreign)).toBe("FUNDING_REQUEST_NOT_FOUND");
  });

  test("of a draft are deleted; those a reviewer may have seen are kept", async () => {
    const ben = await approved();
    const id = await draftOf(ben);
    const [first, second] = [fileOf(id), fileOf(id)];
    for (const file of [first, second]) await ben.as((tx) => addDocument(tx, file));
    const remove = (file: typeof first) =>
      ben.as((tx) => removeDocument(tx, { requestId: id, id: file.id, now }));
    expect(await remove(first)).toBe(first.url);
    const form = await submission(ben, id);
    const version = await ben.as((tx) => submitFundingRequest(tx, form));
    expect(await errorCodeOf(remove(second))).toBe("DOCUMENT_NOT_FOUND");
    const changes = [{ field: "documents", comment: "Page 2 is missing." }] as const;
    await asOp((tx) =>
      reviewFundingRequest(tx, { id, version, now, decision: "changes-requested", changes }),
    );
    expect(await remove(second)).toBeNull();
    expect((await ben.as((tx) => findFundingRequest(tx, id))).papers).toBeNull();
    const orphans = await asWorker(context.jobs, (tx) =>
      findOrphanedDocuments(tx, [first.url, second.url]),
    );
    expect(orphans).toEqual([first.url]);
  });

  test("are hashed as in the terms, in any order of upload", async () => {
    const ben = await approved();
    const hashes = ["a", "b"].map((text) => createHash("sha256").update(text).digest());
    const papersOf = async (order: readonly Buffer[]) => {
      const id = await draftOf(ben);
      for (const sha256 of order) await ben.as((tx) => addDocument(tx, fileOf(id, { sha256 })));
      return (await ben.as((tx) => findFundingRequest(tx, id))).papers;
    };
    const sorted = hashes.toSorted(Buffer.compare);
    const expected = `0x${createHash("sha256").update(Buffer.concat(sorted)).digest("hex")}`;
    expect(await papersOf(hashes)).toBe(expected);
    expect(await papersOf(hashes.toReversed())).toBe(expected);
  });
});

describe("funding request: submission", () => {
  test("stores terms, signature and evidence, and closes the draft", async () => {
    const ben = await approved();
    const form = await submittedRequest(ben);
    const found = await ben.as((tx) => findFundingRequest(tx, form.id));
    expect(found).toMatchObject({
      status: "submitted",
      version: 2,
      signed: {
        fingerprint: form.fingerprint,
        digest: form.termsDigest,
        signature: form.signature,
        repayment: 5_000_000_000n,
      },
    });
    expect(found.history.map(({ event }) => event)).toEqual(["created", "submitted"]);
    const late = { id: form.id, version: 2, draft: emptyDraft, now };
    expect(await errorCodeOf(ben.as((tx) => saveFundingRequest(tx, late)))).toBe(
      "FUNDING_REQUEST_CLOSED",
    );
    const { rows } = await context.owner((o) =>
      o.query(
        "select submission from funding_request_history where request_id = $1 and event = 'submitted'",
        [form.id],
      ),
    );
    expect(rows[0].submission).toMatchObject({
      terms: form.terms,
      signature: form.signature,
      documents: [{ fileName: "invoice.pdf" }],
    });
  });

  test("is rejected for an older version, other documents, another seller", async () => {
    const ben = await approved();
    const id = await draftOf(ben);
    await ben.as((tx) => addDocument(tx, fileOf(id)));
    const form = await submission(ben, id);
    const submit = (changes: object) =>
      errorCodeOf(ben.as((tx) => submitFundingRequest(tx, { ...form, ...changes })));
    expect(await submit({ version: 7 })).toBe("FUNDING_REQUEST_CHANGED");
    expect(await submit({ terms: { ...form.terms, papers: hash() } })).toBe("DOCUMENTS_CHANGED");
    const seller = `0x${"5".repeat(40)}`;
    expect(await submit({ terms: { ...form.terms, seller } })).toBe("INVALID_INPUT");
    expect(await submit({ fingerprint: hash() })).toBe("INVALID_INPUT");
    expect(await submit({ id: randomUUID() })).toBe("FUNDING_REQUEST_NOT_FOUND");
    await ben.as((tx) => addDocument(tx, fileOf(id)));
    expect(await submit({})).toBe("DOCUMENTS_CHANGED");
  });

  test("takes an invoice once, also when two requests are submitted at once", async () => {
    const ben = await approved();
    const fingerprint = hash();
    const forms = await Promise.all(
      [1, 2, 3].map(async () => {
        const id = await draftOf(ben);
        await ben.as((tx) => addDocument(tx, fileOf(id)));
        return submission(ben, id, { fingerprint });
      }),
    );
    const outcomes = await Promise.all(
      forms.map((form) => errorCodeOf(ben.as((tx) => submitFundingRequest(tx, form)))),
    );
    expect(outcomes.filter((one) => one === "INVOICE_ALREADY_REQUESTED")).toHaveLength(2);
    const open = forms[outcomes.findIndex((one) => one !== "INVOICE_ALREADY_REQUESTED")];
    const other = forms.find((form) => form !== open);
    if (!open || !other) throw new Error("no outcome");
    await ben.as((tx) => withdrawFundingRequest(tx, { id: open.id, version: 2, now }));
    expect(await ben.as((tx) => submitFundingRequest(tx, other))).toBe(2);
  });

  test("withdrawing a draft empties it and hides it; a submitted request stays in the list", async () => {
    const ben = await approved();
    const id = await draftOf(ben);
    const file = fileOf(id);
    await ben.as((tx) => addDocument(tx, file));
    await ben.as((tx) => withdrawFundingRequest(tx, { id, version: 1, now }));
    const { rows } = await context.owner((o) =>
      o.query("select status, draft from funding_requests where id = $1", [id]),
    );
    expect(rows).toEqual([{ status: "withdrawn", draft: {} }]);
    const orphans = await asWorker(context.jobs, (tx) => findOrphanedDocuments(tx, [file.url]));
    expect(orphans).toEqual([file.url]);
    const form = await submittedRequest(ben);
    await ben.as((tx) => withdrawFundingRequest(tx, { ...form, now }));
    expect(await ben.as(listOwnFundingRequests)).toMatchObject([
      { id: form.id, status: "withdrawn" },
    ]);
  });
});

describe("funding request: review", () => {
  const changes = [{ field: "amount", comment: "Lower than the invoice, please." }] as const;

  test("requested changes open the request again; a new submission clears them", async () => {
    const ben = await approved();
    const form = await submittedRequest(ben);
    const review = { ...form, decision: "changes-requested", changes } as const;
    await asOp((tx) => reviewFundingRequest(tx, review));
    expect(await errorCodeOf(asOp((tx) => reviewFundingRequest(tx, review)))).toBe(
      "FUNDING_REQUEST_CLOSED",
    );
    const opened = await ben.as((tx) => findFundingRequest(tx, form.id));
    expect(opened).toMatchObject({ status: "changes-requested", requestedChanges: changes });
    const again = await submission(ben, form.id, { fingerprint: form.fingerprint });
    await ben.as((tx) => submitFundingRequest(tx, again));
    const found = await ben.as((tx) => findFundingRequest(tx, form.id));
    expect(found).toMatchObject({ status: "submitted", requestedChanges: [] });
    expect(found.history.at(2)).toMatchObject({ event: "changes-requested", changes });
    const none = {
      id: form.id,
      version: found.version,
      now,
      decision: "changes-requested",
      changes: [],
    } as const;
    expect(await errorCodeOf(asOp((tx) => reviewFundingRequest(tx, none)))).toBe("INVALID_INPUT");
  });

  test("two reviewers decide once, with one audit row", async () => {
    const ben = await approved();
    const form = await submittedRequest(ben);
    const decide = () =>
      asOp((tx) =>
        reviewFundingRequest(tx, { ...form, decision: "rejected", reason: "Not an invoice." }),
      );
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => errorCodeOf(decide())));
    expect(outcomes.filter((one) => one === "FUNDING_REQUEST_CLOSED")).toHaveLength(3);
    const { rows } = await context.owner((o) =>
      o.query("select action, reason, after from audit_log where subject_id = $1", [form.id]),
    );
    // The text stays where it can be erased.
    expect(rows).toMatchObject([
      { action: "funding_request.rejected", reason: null, after: { hasReason: true } },
    ]);
    expect(await ben.as((tx) => findFundingRequest(tx, form.id))).toMatchObject({
      status: "rejected",
      rejectionReason: "Not an invoice.",
    });
  });

  test("an attested request can be listed, and edited again only once it has expired", async () => {
    const ben = await approved();
    const form = await checkedRequest(ben);
    const expiresAt = new Date(now.getTime() + 1_000);
    await attest(form, { expiresAt });
    const { version } = await ben.as((tx) => findFundingRequest(tx, form.id));
    const save = (at: number) =>
      ben.as((tx) =>
        saveFundingRequest(tx, { id: form.id, version, draft: emptyDraft, now: new Date(at) }),
      );
    expect(await errorCodeOf(save(expiresAt.getTime()))).toBe("FUNDING_REQUEST_CLOSED");
    expect(await save(expiresAt.getTime() + 1)).toBe(version + 1);
    expect(await ben.as((tx) => findFundingRequest(tx, form.id))).toMatchObject({
      status: "changes-requested",
      attested: null,
    });
    await ben.as((tx) => withdrawFundingRequest(tx, { id: form.id, version: version + 1, now }));
    const listed = { id: form.id, listing: 43n, transaction: null };
    const record = ben.as((tx) => recordFundingRequestListing(tx, listed));
    expect(await errorCodeOf(record)).toBe("FUNDING_REQUEST_CLOSED");
  });

  test("an expired attestation is cleared by a submission as well", async () => {
    const ben = await approved();
    const form = await checkedRequest(ben);
    const expiresAt = new Date(now.getTime() + 1_000);
    await attest(form, { expiresAt });
    const later = new Date(expiresAt.getTime() + 1);
    const again = await submission(ben, form.id, { fingerprint: form.fingerprint });
    await ben.as((tx) => submitFundingRequest(tx, { ...again, now: later }));
    const found = await ben.as((tx) => findFundingRequest(tx, form.id));
    expect(found).toMatchObject({ status: "submitted", attested: null });
  });

  test("a listing is recorded once, also for a request that was withdrawn", async () => {
    const ben = await approved();
    const form = await checkedRequest(ben);
    const record = (id: string, listing: bigint) =>
      ben.as((tx) => recordFundingRequestListing(tx, { id, listing, transaction: hash() }));
    expect(await errorCodeOf(record(form.id, 41n))).toBe("FUNDING_REQUEST_CLOSED");
    await attest(form);
    await ben.as((tx) => withdrawFundingRequest(tx, { id: form.id, version: 5, now }));
    await record(form.id, 41n);
    await record(form.id, 41n);
    expect(await errorCodeOf(record(form.id, 42n))).toBe("FUNDING_REQUEST_CLOSED");
    const other = await checkedRequest(ben);
    await attest(other);
    expect(await errorCodeOf(record(other.id, 41n))).toBe("LISTING_NOT_FOUND");
    const found = await ben.as((tx) => findFundingRequest(tx, form.id));
    expect(found).toMatchObject({ status: "listed", listing: { id: "41" } });
    expect(found.history.filter(({ event }) => event === "listed")).toHaveLength(1);
  });

  test("no attestation without an approved business", async () => {
    const ben = await approved();
    const form = await checkedRequest(ben);
    const suspend = { businessId: ben.id, suspend: true, reason: "A report." };
    await asOp((tx) => suspendBusiness(tx, suspend));
    expect(await errorCodeOf(attest(form))).toBe("BUSINESS_SUSPENDED");
  });
});

describe("funding request: limits of a tier", () => {
  test("are the same in the database as in the domain", async () => {
    const { rows } = await context.owner((o) =>
      o.query("select tier, app.tier_limit(tier)::int as most from generate_series(1, 3) tier"),
    );
    expect(Object.fromEntries(rows.map(({ tier, most }) => [tier, most]))).toEqual(tierLimits);
  });

  test("count what is outstanding and attested; withdrawn signatures count until they expire", async () => {
    const ben = await approved(3);
    const first = await checkedRequest(ben, { repayment: 6_000_000_000 });
    const second = await checkedRequest(ben, { repayment: 4_000_000_001 });
    await attest(first);
    expect(await errorCodeOf(attest(second))).toBe("TIER_LIMIT_EXCEEDED");
    await ben.as((tx) => withdrawFundingRequest(tx, { id: first.id, version: 5, now }));
    expect(await errorCodeOf(attest(second))).toBe("TIER_LIMIT_EXCEEDED");
    const third = await checkedRequest(ben, { repayment: 4_000_000_000 });
    expect(await errorCodeOf(attest(third, { outstanding: 1n }))).toBe("TIER_LIMIT_EXCEEDED");
    await attest(third);
  });

  test("expired signatures are told by the time of the exchange, not of the database", async () => {
    const ben = await approved(3);
    const first = await checkedRequest(ben, { repayment: 6_000_000_000 });
    const second = await checkedRequest(ben, { repayment: 6_000_000_000 });
    const expiresAt = new Date(now.getTime() + week);
    await attest(first, { expiresAt });
    const openAt = (at: Date) =>
      asOp((tx) => findOpenRepayment(tx, { id: second.id, businessId: ben.id, now: at }));
    expect(await openAt(expiresAt)).toBe(6_000_000_000n);
    expect(await errorCodeOf(attest(second, { now: expiresAt }))).toBe("TIER_LIMIT_EXCEEDED");
    const later = new Date(expiresAt.getTime() + 1);
    expect(await openAt(later)).toBe(0n);
    await attest(second, { now: later, expiresAt: new Date(later.getTime() + week) });
  });

  test("a listing is not recorded while what the business owes is being counted", async () => {
    const ben = await approved(3);
    const form = await checkedRequest(ben);
    await attest(form);
    const record = () =>
      ben.as(async (tx) => {
        await sql`set local lock_timeout = '100ms'`.execute(tx);
        await recordFundingRequestListing(tx, { id: form.id, listing: 71n, transaction: null });
      });
    await asOp(async (tx) => {
      await lockBusinessOfRequest(tx, form.id);
      expect(await errorCodeOf(record())).toBe("55P03");
    });
    await record();
  });

  test("hold against attestations at the same time", async () => {
    const ben = await approved(3);
    const forms = [];
    for (let at = 0; at < 3; at += 1) forms.push(await checkedRequest(ben));
    const outcomes = await Promise.all(forms.map((form) => errorCodeOf(attest(form))));
    expect(outcomes.filter((one) => one === "TIER_LIMIT_EXCEEDED")).toHaveLength(1);
  });

  test("an expired attestation gives way to another of its invoice, on the record", async () => {
    const fingerprint = hash();
    const [ben, cy] = [await approved(), await approved()];
    const first = await checkedRequest(ben, { fingerprint });
    const second = await checkedRequest(cy, { fingerprint });
    const expiresAt = new Date(now.getTime() + 1_000);
    await attest(first, { expiresAt });
    const later = new Date(expiresAt.getTime() + 1);
    await attest(second, { now: later, expiresAt: new Date(later.getTime() + week) });
    const found = await ben.as((tx) => findFundingRequest(tx, first.id));
    expect(found).toMatchObject({ status: "changes-requested", attested: null });
    expect(found.history.at(-1)).toMatchObject({
      event: "changes-requested",
      reason: "The approval has expired.",
    });
    const { rows } = await context.owner((o) =>
      o.query("select action from audit_log where subject_id = $1 order by id desc limit 1", [
        first.id,
      ]),
    );
    expect(rows).toEqual([{ action: "funding_request.changes_requested" }]);
  });

  test("an invoice is attested once, whichever business asks", async () => {
    const fingerprint = hash();
    const forms = [];
    for (let at = 0; at < 2; at += 1) {
      forms.push(await checkedRequest(await approved(), { fingerprint }));
    }
    const outcomes = await Promise.all(forms.map((form) => errorCodeOf(attest(form))));
    expect(outcomes.filter((one) => one === "INVOICE_ALREADY_REQUESTED")).toHaveLength(1);
  });
});

test("export: has the checks and files of the requests, without the admins", async () => {
  const ben = await approved();
  const form = await checkedRequest(ben);
  const { documents } = await ben.as((tx) => findFundingRequest(tx, form.id));
  const found = await exportPerson(context.test.ownerUrl, ben.wallet, []);
  expect(found.fundingRequestChecks).toMatchObject([
    { subject: "contact", comment: "Spoke to AP." },
    { subject: "debt" },
  ]);
  expect(found.fundingRequestChecks[0]).not.toHaveProperty("admin_id");
  expect(found.fundingRequestDocuments).toMatchObject([
    { id: documents[0]?.id, file_name: "invoice.pdf" },
  ]);
});

test("erasure: overwrites answers, comments and evidence, and names the files to remove", async () => {
  const ben = await approved();
  const form = await submittedRequest(ben);
  const changes = [{ field: "customerName", comment: "Erase me" }] as const;
  await asOp((tx) => reviewFundingRequest(tx, { ...form, decision: "changes-requested", changes }));
  const { documents } = await ben.as((tx) => findFundingRequest(tx, form.id));
  await asOp((tx) => suspendBusiness(tx, { businessId: ben.id, suspend: true, reason: "Asked." }));
  const erased = await erasePerson(context.test.ownerUrl, ben.wallet);
  expect(erased).toContain(documents[0]?.url);
  const { rows } = await context.owner((o) =>
    o.query(
      `select r.status, r.draft, r.requested_changes, h.changes, h.submission, h.reason
       from funding_requests r join funding_request_history h on h.request_id = r.id
       where r.id = $1`,
      [form.id],
    ),
  );
  for (const row of rows) {
    expect(row).toEqual({
      status: "withdrawn",
      draft: {},
      requested_changes: null,
      changes: null,
      submission: null,
      reason: null,
    });
  }
});
