import { createHash, randomUUID } from "node:crypto";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { addDocument, removeDocument } from "@tenora/database/funding-request/change-documents";
import {
  openRequestDocument,
  recordRequestCheck,
} from "@tenora/database/funding-request/check-funding-request";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import {
  countFundingRequests,
  listFundingRequests,
} from "@tenora/database/funding-request/list-funding-requests";
import { countRequestChecks } from "@tenora/database/funding-request/review/count-request-checks";
import { findRequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import {
  attestFundingRequest,
  reviewFundingRequest,
} from "@tenora/database/funding-request/review/review-funding-request";
import { createFundingRequest } from "@tenora/database/funding-request/save-funding-request";
import { submitFundingRequest } from "@tenora/database/funding-request/submit-funding-request";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { errorCodeOf, submitted, useDatabaseContext } from "../support/database-context.ts";
import { recordAnyCheck } from "../support/funding-request-context.ts";

const context = useDatabaseContext();
let op: { token: string; userId: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
const now = new Date();
const hash = () => `0x${createHash("sha256").update(randomUUID()).digest("hex")}` as const;

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

async function approved() {
  const business = await submitted(context);
  const { id: businessId, token } = business;
  await asOp((tx) => reviewBusiness(tx, { businessId, status: "approved", tier: 1 }));
  const as = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, run);
  return { ...business, as };
}
type Business = Awaited<ReturnType<typeof approved>>;

interface Changes {
  readonly draft?: Partial<Draft>;
}

const fileOf = (requestId: string) => ({
  requestId,
  id: randomUUID(),
  url: `/documents/business-documents/${randomUUID()}.pdf`,
  fileName: "invoice.pdf",
  bytes: 1_234,
  sha256: createHash("sha256").update(randomUUID()).digest(),
  forInvestors: false,
  reading: null,
  now,
});

async function submit(business: Business, changes: Changes = {}) {
  const id = randomUUID();
  const answers = { invoiceNumber: `INV-${id}`, audience: "invited" };
  const draft = { ...emptyDraft, ...answers, ...changes.draft };
  await business.as((tx) => createFundingRequest(tx, { id, draft }));
  const file = fileOf(id);
  await business.as((tx) => addDocument(tx, file));
  const version = await sign(business, id, 1);
  return { id, version, document: file.id };
}

/** Submits a draft in this version; resolves with the next. */
async function sign({ as, wallet }: Business, id: string, seen: number) {
  const fingerprint = hash();
  const { papers } = await as((tx) => findFundingRequest(tx, id));
  return as((tx) =>
    submitFundingRequest(tx, {
      id,
      version: seen,
      fingerprint,
      terms: { seller: wallet, fingerprint, papers, repayPerUnit: 1_000_000, totalUnits: 1 },
      termsDigest: hash(),
      signature: `0x${"ab".repeat(65)}`,
      tokenDecimals: 6,
      now,
    }),
  );
}

const check = (id: string, version: number, subject: "contact" | "debt") =>
  asOp((tx) =>
    recordRequestCheck(tx, { id, version, now, subject, method: "phone", comment: "Spoke to AP." }),
  );
const attest = (id: string, version: number) =>
  asOp((tx) =>
    attestFundingRequest(tx, {
      id,
      version,
      now,
      attestation: { level: 1 },
      attestor: `0x${"ab".repeat(20)}`,
      signature: `0x${"cd".repeat(65)}`,
      expiresAt: new Date(now.getTime() + 60_000),
      outstanding: 0n,
    }),
  );
const auditOf = async (id: string) =>
  (
    await context.owner((o) =>
      o.query<{ action: string }>(
        "select action, after from audit_log where subject_id = $1 order by id",
        [id],
      ),
    )
  ).rows;

describe("funding request checks", () => {
  test("are all needed for an attestation, and again after another submission", async () => {
    const ben = await approved();
    const { id, version } = await submit(ben);
    expect(await errorCodeOf(attest(id, version))).toBe("REQUEST_NOT_CHECKED");
    const done = () => asOp((tx) => countRequestChecks(tx, [id, randomUUID()]));
    expect(await done()).toEqual({});
    await check(id, version, "contact");
    await check(id, version + 1, "contact");
    expect(await done()).toEqual({ [id]: 1 });
    expect(await errorCodeOf(attest(id, version + 2))).toBe("REQUEST_NOT_CHECKED");
    await check(id, version + 2, "debt");
    const changes = [{ field: "amount", comment: "Lower, please." }] as const;
    const asked = {
      id,
      version: version + 3,
      now,
      decision: "changes-requested",
      changes,
    } as const;
    await asOp((tx) => reviewFundingRequest(tx, asked));
    await context.owner((o) =>
      o.query(
        `update funding_requests set status = 'submitted', submitted_at = submitted_at + interval '1 second'
         where id = $1`,
        [id],
      ),
    );
    expect(await errorCodeOf(attest(id, version + 4))).toBe("REQUEST_NOT_CHECKED");
    const { checks } = await asOp((tx) => findRequestForReview(tx, id));
    expect(checks).toHaveLength(3);
    expect(checks.filter(({ isCurrent }) => isCurrent)).toEqual([]);
    expect(await done()).toEqual({});
    await check(id, version + 4, "contact");
    await check(id, version + 5, "debt");
    expect(await errorCodeOf(attest(id, version + 6))).toBe("REQUEST_NOT_CHECKED");
    await asOp((tx) => recordAnyCheck(tx, { id, version: version + 6, now }, "duplicates"));
    await attest(id, version + 7);
  });

  test("are recorded once per version, with one audit row without the comment", async () => {
    const { id, version } = await submit(await approved());
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => errorCodeOf(check(id, version, "contact"))),
    );
    expect(outcomes.filter((one) => one === "FUNDING_REQUEST_CHANGED")).toHaveLength(2);
    expect(await auditOf(id)).toEqual([
      {
        action: "funding_request.contact_verified",
        after: { method: "phone", version: version + 1 },
      },
    ]);
  });

  test("are invisible to members and append-only for admins", async () => {
    const ben = await approved();
    const { id, version } = await submit(ben);
    await check(id, version, "debt");
    for (const [as, text] of [
      [ben.as, "select * from funding_request_checks"],
      [
        ben.as,
        `select public.record_funding_request_check('${id}', ${version + 1}, 'debt', 'phone', 'x')`,
      ],
      [asOp, "update funding_request_checks set comment = 'x'"],
      [asOp, "delete from funding_request_checks"],
    ] as const) {
      expect(await errorCodeOf(as((tx) => sql.raw(text).execute(tx as never))), text).toBe(
        "FORBIDDEN",
      );
    }
  });
});

describe("funding request documents: opening", () => {
  test("is one audit row per file in 15 minutes, and none for a file of another request", async () => {
    const ben = await approved();
    const [one, other] = [await submit(ben), await submit(ben)];
    const open = (requestId: string, documentId: string) =>
      asOp((tx) => openRequestDocument(tx, { requestId, documentId }));
    expect(await open(one.id, one.document)).toMatch(/^\/documents\//);
    await open(one.id, one.document);
    expect(await errorCodeOf(open(one.id, other.document))).toBe("DOCUMENT_NOT_FOUND");
    expect(await auditOf(one.id)).toEqual([
      { action: "funding_request.document_opened", after: { document: one.document } },
    ]);
  });

  test("is impossible for a file that was added after the submission, until the next", async () => {
    const ben = await approved();
    const { id, version } = await submit(ben);
    const changes = [{ field: "documents", comment: "Page 2 is missing." }] as const;
    const review = { id, version, now, decision: "changes-requested", changes } as const;
    await asOp((tx) => reviewFundingRequest(tx, review));
    const [kept, removed] = [fileOf(id), fileOf(id)];
    for (const file of [kept, removed]) await ben.as((tx) => addDocument(tx, file));
    await ben.as((tx) => removeDocument(tx, { requestId: id, id: removed.id, now }));
    const open = (documentId: string) =>
      errorCodeOf(asOp((tx) => openRequestDocument(tx, { requestId: id, documentId })));
    const seen = async () => (await asOp((tx) => findFundingRequest(tx, id))).documents.length;
    expect(await open(kept.id)).toBe("DOCUMENT_NOT_FOUND");
    expect(await seen()).toBe(1);
    await sign(ben, id, version + 1);
    expect(await seen()).toBe(2);
    expect(await open(kept.id)).toEqual({ resolved: kept.url });
    expect(await open(removed.id)).toBe("DOCUMENT_NOT_FOUND");
  });

  test("is impossible before the request was submitted, and so is any other reading", async () => {
    const ben = await approved();
    const id = randomUUID();
    await ben.as((tx) => createFundingRequest(tx, { id, draft: emptyDraft }));
    const file = fileOf(id);
    await ben.as((tx) => addDocument(tx, file));
    for (const table of [
      "funding_requests where id",
      "funding_request_history where request_id",
      "funding_request_documents where request_id",
    ]) {
      const text = `select * from ${table} = '${id}'`;
      const { rows } = await asOp((tx) => sql.raw(text).execute(tx));
      expect(rows, table).toEqual([]);
    }
    const open = asOp((tx) => openRequestDocument(tx, { requestId: id, documentId: file.id }));
    expect(await errorCodeOf(open)).toBe("DOCUMENT_NOT_FOUND");
    const read = asOp((tx) => findRequestForReview(tx, id));
    expect(await errorCodeOf(read)).toBe("FUNDING_REQUEST_NOT_FOUND");
  });
});

describe("list of funding requests", () => {
  test("is a queue for what is in review, newest first otherwise, in pages", async () => {
    const ben = await approved();
    const customerName = `Queue ${randomUUID()}`;
    const money = { amount: "800", faceValue: "1,000.00", dueDate: "2026-12-01" };
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1)
      ids.push((await submit(ben, { draft: { customerName, ...money } })).id);
    const page = (query: object) =>
      asOp((tx) => listFundingRequests(tx, { search: customerName, limit: 2, ...query }));
    const first = await page({ status: "submitted" });
    expect(first.requests.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.requests[0]).toMatchObject({
      customerName,
      status: "submitted",
      advancePercent: 80,
      dueDate: "2026-12-01",
      riskGrade: null,
    });
    const risk = `update funding_requests set risk = '{"grade":"medium"}' where id = $1`;
    await context.owner((o) => o.query(risk, [ids[0]]));
    expect((await page({ status: "submitted" })).requests[0]?.riskGrade).toBe("medium");
    const second = await page({ status: "submitted", after: first.next });
    expect(second).toMatchObject({ requests: [{ id: ids[2] }], next: null });
    const all = await page({});
    expect(all.requests.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect((await page({ status: "rejected" })).requests).toEqual([]);
  });

  test("finds a business by its name, and counts each status without drafts", async () => {
    const ben = await approved();
    const before = await asOp(countFundingRequests);
    const { id } = await submit(ben);
    await ben.as((tx) => createFundingRequest(tx, { id: randomUUID(), draft: emptyDraft }));
    const { rows } = await context.owner((o) =>
      o.query<{ name: string }>("select company_name as name from businesses where id = $1", [
        ben.id,
      ]),
    );
    const search = rows[0]?.name.slice(1).toUpperCase() ?? "";
    const { requests } = await asOp((tx) => listFundingRequests(tx, { search, limit: 200 }));
    expect(requests.map((request) => request.id)).toContain(id);
    const after = await asOp(countFundingRequests);
    expect(after).toEqual({ ...before, submitted: before.submitted + 1 });
  });
});
