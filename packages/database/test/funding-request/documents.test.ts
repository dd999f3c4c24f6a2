import { createHash, randomUUID } from "node:crypto";
import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import {
  addDocument,
  removeDocument,
  showDocumentToInvestors,
} from "@tenora/database/funding-request/change-documents";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { reviewFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { submitFundingRequest } from "@tenora/database/funding-request/submit-funding-request";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { fileOf, now, useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, draftOf, submission } = useFundingRequests();

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

  test("keep what their e-invoice says, for the business and its reviewer", async () => {
    const ben = await approved();
    const id = await draftOf(ben);
    const reading = { outcome: "refused", code: "E_INVOICE_TOTALS" } as const;
    const url = `/documents/business-documents/${randomUUID()}.xml`;
    await ben.as((tx) => addDocument(tx, fileOf(id, { url, reading })));
    await ben.as((tx) => addDocument(tx, fileOf(id)));
    const seen = async (find: Promise<{ documents: readonly { reading: unknown }[] }>) =>
      (await find).documents.map((one) => one.reading);
    expect(await seen(ben.as((tx) => findFundingRequest(tx, id)))).toEqual([reading, null]);
    const form = await submission(ben, id);
    await ben.as((tx) => submitFundingRequest(tx, form));
    expect(await seen(asOp((tx) => findFundingRequest(tx, id)))).toEqual([reading, null]);
  });

  test("have no other type than a PDF, a picture or an XML", async () => {
    const ben = await approved();
    const id = await draftOf(ben);
    for (const end of ["html", "svg", "xmlx"]) {
      const url = `/documents/business-documents/${randomUUID()}.${end}`;
      const added = ben.as((tx) => addDocument(tx, fileOf(id, { url })));
      expect(await errorCodeOf(added)).toBe("INVALID_INPUT");
    }
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
