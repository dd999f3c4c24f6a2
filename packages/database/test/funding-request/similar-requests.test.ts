import { createHash, randomUUID } from "node:crypto";
import { suspendBusiness } from "@tenora/database/business/manage-business";
import { addDocument } from "@tenora/database/funding-request/change-documents";
import {
  listRequestChecks,
  recordRequestCheck,
} from "@tenora/database/funding-request/check-funding-request";
import { countRequestChecks } from "@tenora/database/funding-request/review/count-request-checks";
import { findSimilarRequests } from "@tenora/database/funding-request/review/find-similar-requests";
import { storeMissingComparisons } from "@tenora/database/funding-request/store-comparisons";
import { submitFundingRequest } from "@tenora/database/funding-request/submit-funding-request";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { fileOf, hash, now, useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, draftOf, submission, submittedRequest, checked, attest } =
  useFundingRequests();
type Business = Awaited<ReturnType<typeof approved>>;

const similarTo = (id: string) => asOp((tx) => findSimilarRequests(tx, id));
const owner = async <Row>(text: string, values: unknown[] = []) =>
  (await context.owner((o) => o.query(text, values))).rows as Row[];

/** A customer and an invoice that no other test has. */
function invoice(): Partial<Draft> {
  const one = createHash("sha256").update(randomUUID()).digest("hex");
  return {
    customerName: `Cleo ${one.slice(0, 12)} Pte. Ltd.`,
    customerRegistryNumber: `2018${one.slice(12, 20)}K`,
    customerEmail: `ap@cleo-${one.slice(20, 32)}.example`,
    customerWallet: `0x${one.slice(0, 40)}`,
    invoiceNumber: `INV-00${BigInt(`0x${one.slice(32, 44)}`)}`,
    issueDate: one.slice(44, 54),
    dueDate: "2026-12-01",
    faceValue: "10,000.00",
    currency: "USD",
  };
}
const other = () => ({ ...invoice(), dueDate: "2027-03-03", faceValue: "77,123.45" });
const submit = (business: Business, draft: Partial<Draft>) => submittedRequest(business, { draft });

describe("similar requests", () => {
  const mine = { ...invoice(), issueDate: "2026-10-01" };
  const { customerName = "", customerRegistryNumber = "", invoiceNumber = "" } = mine;
  const { customerEmail = "", customerWallet = "" } = mine;
  const [due, near] = [{ dueDate: "2026-12-01" }, { faceValue: "9,900.00" }];
  const copy = { invoiceNumber: `${invoiceNumber.replace("INV-00", "Invoice no. ")} (copy)` };

  test.each<[string, Partial<Draft>, string[]]>([
    [
      "the name and the due date",
      { customerName: customerName.toUpperCase(), ...due },
      ["due", "name"],
    ],
    ["the name and 1 % less", { customerName, ...near }, ["amount", "name"]],
    ["the name and 1 % more", { customerName, faceValue: "10101.01" }, ["amount", "name"]],
    [
      "the mail domain",
      { customerEmail: customerEmail.replace("ap@", "CFO@"), ...due },
      ["domain", "due"],
    ],
    [
      "the wallet",
      { customerWallet: customerWallet.toUpperCase().replace("X", "x"), ...due },
      ["due", "wallet"],
    ],
    [
      "the registry number",
      { customerRegistryNumber: ` 00${customerRegistryNumber} `, ...near },
      ["amount", "registry"],
    ],
    ["the number and the customer", { ...copy, customerName }, ["name", "number"]],
    ["the number and the due date", { ...copy, ...due }, ["due", "number"]],
    [
      "both dates and the amount",
      { ...due, issueDate: "2026-10-01", faceValue: "10000" },
      ["amount", "due", "figures"],
    ],
  ])("are those of any business with %s", async (_what, same, matches) => {
    const { id } = await submit(await approved(), mine);
    const found = await submit(await approved(), { ...other(), ...same });
    const { requests, count } = await similarTo(id);
    const its = requests.find((request) => request.id === found.id);
    expect(its).toMatchObject({
      sameFingerprint: false,
      sameFile: false,
      sameSeller: false,
      matches,
    });
    expect(count).toBe(requests.length);
    // The first is similar to the second as well.
    expect((await similarTo(found.id)).requests.map((request) => request.id)).toContain(id);
  });

  test.each<[string, Partial<Draft>]>([
    ["the customer alone", { customerName, customerRegistryNumber }],
    ["an amount more than 1 % less", { customerName, faceValue: "9,899.99" }],
    ["an amount more than 1 % more", { customerName, faceValue: "10,101.02" }],
    ["an amount in another currency", { customerName, faceValue: "10,000.00", currency: "EUR" }],
    ["the number alone", copy],
    [
      "the due date and the amount alone",
      { ...due, faceValue: "10,000.00", issueDate: "2026-10-02" },
    ],
  ])("are not those with %s", async (_what, same) => {
    const { id } = await submit(await approved(), mine);
    const found = await submit(await approved(), { ...other(), ...same });
    expect((await similarTo(id)).requests.map((request) => request.id)).not.toContain(found.id);
  });

  test("are not those at the same free email provider, or of a draft that was never submitted", async () => {
    const draft = { ...invoice(), customerEmail: "cleo@gmail.com" };
    const { id } = await submit(await approved(), draft);
    await submit(await approved(), { ...other(), customerEmail: "cy@gmail.com", ...due });
    await draftOf(await approved(), draft);
    expect(await similarTo(id)).toMatchObject({ requests: [], count: 0 });
  });

  test("are those of the same business with the same number, and by fingerprint or file whatever else they say", async () => {
    const [ben, cy] = [await approved(), await approved()];
    const draft = invoice();
    const [fingerprint, id, twin] = [hash(), await draftOf(ben, draft), await draftOf(cy, other())];
    const sha256 = createHash("sha256").update(id).digest();
    for (const [business, its] of [
      [ben, id],
      [cy, twin],
    ] as const) {
      await business.as((tx) => addDocument(tx, fileOf(its, { sha256 })));
      const form = await submission(business, its, its === id ? { fingerprint } : {});
      await business.as((tx) => submitFundingRequest(tx, form));
    }
    const again = await submit(ben, { ...other(), invoiceNumber: `${draft.invoiceNumber}-copy` });
    const same = await submittedRequest(cy, { fingerprint, draft: other() });
    const { requests } = await similarTo(id);
    expect(requests.map((request) => request.id)).toEqual([same.id, again.id, twin]);
    expect(requests).toMatchObject([
      { sameFingerprint: true, sameFile: false, matches: [] },
      { sameSeller: true, sameFile: false, matches: ["number"] },
      { sameFile: true, sameFingerprint: false, matches: [] },
    ]);
  });

  test("are compared by what was submitted last", async () => {
    const ben = await approved();
    const [draft, changed] = [invoice(), invoice()];
    const { id } = await submit(ben, draft);
    const both = [await submit(await approved(), draft), await submit(await approved(), changed)];
    await owner(
      "update funding_requests set status = 'changes-requested', draft = draft || $2 where id = $1",
      [id, changed],
    );
    const form = await submission(ben, id);
    await ben.as((tx) => submitFundingRequest(tx, form));
    const found = (await similarTo(id)).requests.map((request) => request.id);
    expect(found).toContain(both[1]?.id);
    expect(found).not.toContain(both[0]?.id);
  });

  test("20 are shown, and all are counted", async () => {
    const draft = invoice();
    const { id } = await submit(await approved(), draft);
    const ben = await approved();
    for (let at = 0; at < 21; at += 1)
      await submit(ben, { ...draft, invoiceNumber: `A-${at + 1}` });
    const { requests, count } = await similarTo(id);
    expect([requests.length, count]).toEqual([20, 21]);
  }, 30_000);

  test("from before there were keys are found after the next start", async () => {
    const draft = invoice();
    const { id } = await submit(await approved(), draft);
    const twin = await submit(await approved(), { ...draft, invoiceNumber: "9" });
    await owner("delete from funding_request_keys where request_id = any ($1)", [[id, twin.id]]);
    expect((await similarTo(id)).count).toBe(0);
    await storeMissingComparisons(context.test.ownerUrl);
    expect((await similarTo(id)).requests).toMatchObject([{ id: twin.id }]);
  });

  test("of a business that is erased leave nothing of their customers", async () => {
    const ben = await approved();
    const { id } = await submit(ben, invoice());
    const keys = () => owner("select key from funding_request_keys where request_id = $1", [id]);
    expect(await keys()).toHaveLength(6);
    await asOp((tx) => suspendBusiness(tx, { businessId: ben.id, suspend: true, reason: "x" }));
    await erasePerson(context.test.ownerUrl, ben.wallet);
    expect(await keys()).toEqual([]);
  });

  test("are found by indexes", async () => {
    const plan = await context.owner(async (o) => {
      const [source] = (
        await o.query<{ body: string }>(
          "select prosrc as body from pg_proc where oid = 'app.similar_requests(uuid)'::regprocedure",
        )
      ).rows;
      await o.query("begin; set local enable_seqscan = off");
      const { rows } = await o.query(
        `explain ${source?.body.replaceAll("p_id", `'${randomUUID()}'::uuid`)}`,
      );
      await o.query("rollback");
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).not.toContain("Seq Scan");
    for (const index of [/keys_(due|amount)/, /requests_fingerprint/, /documents_sha256/])
      expect(plan).toMatch(index);
  });
});

describe("check that no other request is the same invoice", () => {
  const record = (
    id: string,
    version: number,
    seen: { readonly digest: string; readonly comment?: string | null },
  ) =>
    asOp((tx) =>
      recordRequestCheck(tx, {
        id,
        version,
        now,
        subject: "duplicates",
        comment: "Another delivery.",
        ...seen,
      }),
    );
  const current = async (id: string) =>
    (await asOp((tx) => listRequestChecks(tx, id)))
      .filter(({ subject }) => subject === "duplicates")
      .map(({ isCurrent, isBeforeSimilar }) => ({ isCurrent, isBeforeSimilar }));

  test("names the similar requests that were seen, and says why none is it", async () => {
    const draft = invoice();
    const { id, version } = await submit(await approved(), draft);
    const { digest } = await similarTo(id);
    await submit(await approved(), draft);
    expect(await errorCodeOf(record(id, version, { digest }))).toBe("SIMILAR_REQUEST_UNSEEN");
    const seen = await similarTo(id);
    expect(await errorCodeOf(record(id, version, { ...seen, comment: null }))).toBe(
      "INVALID_INPUT",
    );
    await record(id, version, seen);
    expect(await current(id)).toEqual([{ isCurrent: true, isBeforeSimilar: false }]);
    const alone = await submit(await approved(), invoice());
    await record(alone.id, alone.version, { ...(await similarTo(alone.id)), comment: null });
  });

  test("counts no longer once a similar request is submitted, or submitted again", async () => {
    const draft = invoice();
    const form = await submit(await approved(), draft);
    const { id, version } = await checked(form);
    const done = async () => (await asOp((tx) => countRequestChecks(tx, [id])))[id];
    expect(await done()).toBe(3);
    const twin = await submit(await approved(), draft);
    expect(await current(id)).toEqual([{ isCurrent: false, isBeforeSimilar: true }]);
    expect(await done()).toBe(2);
    expect(await errorCodeOf(attest({ id, version }))).toBe("SIMILAR_REQUEST_UNSEEN");
    await record(id, version, await similarTo(id));
    await owner(
      "update funding_requests set submitted_at = submitted_at + interval '1 second' where id = $1",
      [twin.id],
    );
    expect(await errorCodeOf(attest({ id, version: version + 1 }))).toBe("SIMILAR_REQUEST_UNSEEN");
    await record(id, version + 1, await similarTo(id));
    await attest({ id, version: version + 2 });
  });

  test("is recorded by admins alone, who alone may compare", async () => {
    const ben = await approved();
    const { id, version } = await submit(ben, invoice());
    for (const text of [
      "select * from funding_request_keys",
      `select * from app.similar_requests('${id}')`,
      `select app.similar_submissions('${id}')`,
      `select public.record_funding_request_check('${id}', ${version}, 'duplicates', 'comparison', null, '')`,
      `select app.store_comparison('${id}', '{"keys": {}}')`,
    ])
      expect(await errorCodeOf(ben.as((tx) => sql.raw(text).execute(tx as never))), text).toBe(
        "FORBIDDEN",
      );
    const keys = asOp((tx) => sql.raw("select * from funding_request_keys").execute(tx));
    expect(await errorCodeOf(keys)).toBe("FORBIDDEN");
  });
});
