import { randomUUID } from "node:crypto";
import { setBusinessCountry } from "@tenora/database/business/manage-business";
import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import { addDocument } from "@tenora/database/funding-request/change-documents";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { listOwnFundingRequests } from "@tenora/database/funding-request/list-own-funding-requests";
import { saveFundingRequest } from "@tenora/database/funding-request/save-funding-request";
import {
  submitFundingRequest,
  withdrawFundingRequest,
} from "@tenora/database/funding-request/submit-funding-request";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { fileOf, hash, now, useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, draftOf, submission, submittedRequest, checkedRequest, attest } =
  useFundingRequests();

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

  test("takes the seller's country from the business, whatever its answers say, and not without one", async () => {
    const ben = await approved();
    const typed = { draft: { sellerCountry: "DE" } as object };
    const form = await submittedRequest(ben, typed);
    const sellerCountry = async (id: string) =>
      (
        await context.owner((o) =>
          o.query("select seller_country from funding_requests where id = $1", [id]),
        )
      ).rows[0].seller_country;
    expect(await sellerCountry(form.id)).toBe("SG");
    await context.owner((o) =>
      o.query("update businesses set country_code = null where id = $1", [ben.id]),
    );
    expect(await errorCodeOf(submittedRequest(ben, typed))).toBe("SELLER_COUNTRY_MISSING");
  });

  test("can't be attested once its business has another country", async () => {
    const ben = await approved();
    const form = await checkedRequest(ben);
    const set = (country: string, seen: string) =>
      asOp((tx) => setBusinessCountry(tx, { businessId: ben.id, country, seen }));
    await set("MY", "SG");
    expect(await errorCodeOf(attest(form))).toBe("SELLER_COUNTRY_CHANGED");
    await set("SG", "MY");
    await attest(form);
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
