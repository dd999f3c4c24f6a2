import { createHash, randomUUID } from "node:crypto";
import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import {
  addDocument,
  removeDocument,
  replaceAssignmentDeed,
  showDocumentToInvestors,
} from "@tenora/database/funding-request/change-documents";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { reviewFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { submitFundingRequest } from "@tenora/database/funding-request/submit-funding-request";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { fileOf, now, useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, draftOf, submission } = useFundingRequests();
type Business = Awaited<ReturnType<typeof approved>>;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const deedOf = (text: string) => ({
  id: randomUUID(),
  url: `/documents/business-documents/${randomUUID()}.pdf`,
  bytes: 4_321,
  sha256: sha256(text),
});

const replace = (
  { as }: Business,
  id: string,
  deed: ReturnType<typeof deedOf> | null,
  version = 1,
) => as((tx) => replaceAssignmentDeed(tx, { id, version, now }, deed));
const find = ({ as }: Business, id: string) => as((tx) => findFundingRequest(tx, id));
const deedsOf = async (business: Business, id: string) =>
  (await find(business, id)).documents.filter(({ kind }) => kind === "deed");

test("assignment deed: is one of the hashes in the terms, beside a file, and never of a campaign", async () => {
  const ben = await approved();
  const id = await draftOf(ben);
  const deed = deedOf("the deed");
  await replace(ben, id, deed);
  expect((await find(ben, id)).papers).toBeNull();
  const file = fileOf(id);
  await ben.as((tx) => addDocument(tx, file));
  const hashes = [deed.sha256, file.sha256].toSorted(Buffer.compare);
  const papers = `0x${sha256(Buffer.concat(hashes)).toString("hex")}`;
  expect((await find(ben, id)).papers).toBe(papers);
  const form = await submission(ben, id);
  const without = { ...form.terms, papers: `0x${sha256(file.sha256).toString("hex")}` };
  const submit = (terms: object) =>
    ben.as((tx) => submitFundingRequest(tx, { ...form, terms: { ...terms } }));
  expect(await errorCodeOf(submit(without))).toBe("DOCUMENTS_CHANGED");
  expect(await submit(form.terms)).toBe(2);

  const campaign = await draftOf(ben, { kind: "community" });
  const alone = fileOf(campaign);
  await ben.as((tx) => addDocument(tx, alone));
  await replace(ben, campaign, deedOf("from when it was an invoice"));
  const promised = await submission(ben, campaign);
  expect(promised.terms.papers).toBe(`0x${sha256(alone.sha256).toString("hex")}`);
  expect(await ben.as((tx) => submitFundingRequest(tx, promised))).toBe(2);
});

test("assignment deed: is none of the ten files, and its business can't add, show or remove it", async () => {
  const ben = await approved();
  const id = await draftOf(ben);
  const deed = deedOf("the deed");
  await replace(ben, id, deed);
  for (let at = 0; at < 10; at += 1) await ben.as((tx) => addDocument(tx, fileOf(id)));
  const reference = { requestId: id, id: deed.id, now };
  for (const change of [
    ben.as((tx) => showDocumentToInvestors(tx, reference, true)),
    ben.as((tx) => removeDocument(tx, reference)),
  ])
    expect(await errorCodeOf(change)).toBe("DOCUMENT_NOT_FOUND");
  const { documents } = await find(ben, id);
  expect(documents.map(({ kind }) => kind)).toEqual([...Array(10).fill("file"), "deed"]);
  expect(documents.at(-1)).toMatchObject({
    id: deed.id,
    fileName: "deed-of-assignment.pdf",
    forInvestors: false,
    sha256: deed.sha256.toString("hex"),
  });
});

test("assignment deed: can't be shown to investors by any statement", async () => {
  const ben = await approved();
  const id = await draftOf(ben);
  await replace(ben, id, deedOf("the deed"));
  const shown = context.owner((o) =>
    o.query("update funding_request_documents set for_investors = true where request_id = $1", [
      id,
    ]),
  );
  await expect(shown).rejects.toMatchObject({ constraint: "funding_request_documents_deed" });
});

test("assignment deed: the same one again keeps the first file, another one replaces it, none takes it out", async () => {
  const ben = await approved();
  const id = await draftOf(ben);
  const [first, same, other] = [deedOf("one"), deedOf("one"), deedOf("two")];
  await replace(ben, id, first);
  await replace(ben, id, same);
  expect(await deedsOf(ben, id)).toMatchObject([{ id: first.id }]);
  await replace(ben, id, other);
  expect(await deedsOf(ben, id)).toMatchObject([{ id: other.id }]);
  await replace(ben, id, null);
  expect(await deedsOf(ben, id)).toEqual([]);
  const urls = [first.url, same.url, other.url];
  const orphans = await asWorker(context.jobs, (tx) => findOrphanedDocuments(tx, urls));
  expect(orphans.toSorted()).toEqual(urls.toSorted());
});

test("assignment deed: one that was submitted is kept as evidence, and reviewers see the newest", async () => {
  const ben = await approved();
  const id = await draftOf(ben);
  await ben.as((tx) => addDocument(tx, fileOf(id)));
  const [signed, unsigned, resigned] = [deedOf("one"), deedOf("two"), deedOf("three")];
  await replace(ben, id, signed);
  const form = await submission(ben, id);
  const version = await ben.as((tx) => submitFundingRequest(tx, form));
  expect(await errorCodeOf(replace(ben, id, unsigned, version))).toBe("FUNDING_REQUEST_CLOSED");
  const changes = [{ field: "amount", comment: "Less, please." }] as const;
  await asOp((tx) =>
    reviewFundingRequest(tx, { id, version, now, decision: "changes-requested", changes }),
  );
  await replace(ben, id, unsigned, version + 1);
  await replace(ben, id, resigned, version + 1);
  const again = await submission(ben, id);
  await ben.as((tx) => submitFundingRequest(tx, again));
  const urls = [signed.url, unsigned.url, resigned.url];
  expect(await asWorker(context.jobs, (tx) => findOrphanedDocuments(tx, urls))).toEqual([
    unsigned.url,
  ]);
  const { documents } = await asOp((tx) => findFundingRequest(tx, id));
  expect(documents.filter(({ kind }) => kind === "deed")).toMatchObject([{ id: resigned.id }]);
});

test("assignment deed: is set by its own business alone, for the version that it was written from", async () => {
  const [ben, cy] = [await approved(), await approved()];
  const id = await draftOf(ben);
  expect(await errorCodeOf(replace(cy, id, deedOf("theirs")))).toBe("FUNDING_REQUEST_NOT_FOUND");
  expect(await errorCodeOf(replace(ben, id, deedOf("old"), 7))).toBe("FUNDING_REQUEST_CHANGED");
  const { rows } = await context.owner((o) =>
    o.query<{ url: string }>("select certificate_url as url from businesses where id = $1", [
      cy.id,
    ]),
  );
  const stolen = { ...deedOf("stolen"), url: rows[0]?.url ?? "" };
  expect(await errorCodeOf(replace(ben, id, stolen))).toBe("INVALID_INPUT");
  expect(await deedsOf(ben, id)).toEqual([]);
});
