import { createHash } from "node:crypto";
import { recourseStatements } from "@tenora/domain/funding-request/recourse";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaign, complete, createFundingRequestContext } from "../support/funding-request.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person, pdfFile } from "../support/people/person.ts";

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());
const { approvedBusiness, create, upload, find, submission } = createFundingRequestContext(
  marketplace,
  owner,
);
const op = new Person(marketplace);
beforeAll(() => op.signInAsAdmin());

const path = "/api/business/funding-requests";
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();

interface Signing {
  readonly deed: string | null;
  readonly papers: string;
}

const prepare = async (person: Person, id: string, version = 1) =>
  (await (await person.post(`${path}/${id}/signing`, { version })).json()) as Signing;

async function bytesOf(person: Person, link: string): Promise<Uint8Array> {
  const answer = await person.post(link, {});
  expect(answer.status).toBe(200);
  const { url } = (await answer.json()) as { url: string };
  return new Uint8Array(await (await person.fetch(url)).arrayBuffer());
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_page, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.flatMap((item) => ("str" in item ? [item.str] : [])).join(" ");
    }),
  );
  return pages.join(" ").replaceAll(/\s+/g, " ");
}

/** A draft with one file, whose terms were prepared. */
async function prepared(ben: Person) {
  const id = await create(ben);
  await upload(ben, id);
  const { deed, papers } = await prepare(ben, id);
  if (deed === null) throw new Error("no deed");
  return { id, deed, papers, link: `${path}/${id}/documents/${deed}` };
}

test("assignment deed: is written before the signature, opened by its business, and hashed into the terms", async () => {
  const ben = await approvedBusiness();
  const { id, deed, papers, link } = await prepared(ben);
  const bytes = await bytesOf(ben, link);
  const text = await textOf(bytes);
  for (const words of [
    `${complete.customerName}, ${complete.customerRegistryNumber}, Singapore`,
    `INV-${id}`,
    "24,900.00 USDC",
    "1.00 USDC for each of 24,000 units, 24,000.00 USDC for all of them",
    "12,000 units (12,000.00 USDC)",
    marketplace.web.publicConfig.contracts.exchange ?? "no exchange",
    recourseStatements.with,
  ])
    expect(text).toContain(words);
  const file = (await find(ben, id)).request.documents;
  expect(file).toHaveLength(1);
  const hashes = [
    sha256(await bytesOf(ben, `${path}/${id}/documents/${file[0]?.id}`)),
    sha256(bytes),
    sha256(recourseStatements.with),
  ].toSorted(Buffer.compare);
  expect(papers).toBe(`0x${sha256(Buffer.concat(hashes)).toString("hex")}`);
  expect(await prepare(ben, id)).toMatchObject({ deed, papers });
  const submitted = await ben.post(`${path}/${id}/submission`, await submission(ben, id));
  expect(submitted.status).toBe(200);
  expect((await find(ben, id)).request).toMatchObject({ status: "submitted", deed });
});

test("assignment deed: another business, a visitor and a reviewer before the submission can't open it", async () => {
  const [ben, cy] = [await approvedBusiness(), await approvedBusiness()];
  const { id, deed, link } = await prepared(ben);
  const forReview = `/api/admin/funding-requests/${id}/documents/${deed}`;
  expect(await codeOf(await cy.post(link, {}))).toEqual([404, "FUNDING_REQUEST_NOT_FOUND"]);
  const visitor = await new Person(marketplace).post(link, {});
  expect(await codeOf(visitor)).toEqual([401, "SESSION_MISSING"]);
  expect(await codeOf(await op.post(forReview, {}))).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  await ben.post(`${path}/${id}/submission`, await submission(ben, id));
  expect(await bytesOf(op, forReview)).toEqual(await bytesOf(ben, link));
});

test("assignment deed: its business can't show it to investors, remove it, or send another one", async () => {
  const ben = await approvedBusiness();
  const { id, deed, link } = await prepared(ben);
  for (const change of [{ forInvestors: true }, { remove: true }])
    expect(await codeOf(await ben.post(link, change, "PUT"))).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  const before = await bytesOf(ben, link);
  const named = pdfFile(undefined, "deed-of-assignment.pdf");
  expect((await upload(ben, id, named, deed as never)).status).toBe(200);
  expect(await bytesOf(ben, link)).toEqual(before);
  expect((await upload(ben, id, named)).status).toBe(200);
  expect((await find(ben, id)).request.documents).toHaveLength(2);
  expect((await prepare(ben, id)).deed).toBe(deed);
});

test("assignment deed: a submission whose stored deed says other terms, or that has none, is refused in words", async () => {
  const ben = await approvedBusiness();
  const { id, deed } = await prepared(ben);
  const submit = async () => {
    const body = await submission(ben, id);
    return { sent: () => ben.post(`${path}/${id}/submission`, body) };
  };
  for (const harm of [
    "update funding_request_documents set sha256 = sha256('another deed') where id = $1",
    "delete from funding_request_documents where id = $1",
  ]) {
    const { sent } = await submit();
    const current = (await find(ben, id)).request as { readonly deed?: string };
    await owner.query(harm, [current.deed]);
    const refused = await sent();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "DEED_OUTDATED",
      message:
        "The deed of assignment doesn't match your terms any more, so we've written it again. Read it and sign again.",
    });
  }
  const again = await submit();
  expect((await again.sent()).status).toBe(200);
  expect(((await find(ben, id)).request as { deed?: string }).deed).not.toBe(deed);
});

test("assignment deed: follows the terms when an answer changes, and a campaign has none", async () => {
  const ben = await approvedBusiness();
  const { id, deed, link } = await prepared(ben);
  const save = (version: number, draft: object) =>
    ben.post(`${path}/${id}`, { version, draft: { ...complete, ...draft } }, "PUT");
  await save(1, { invoiceNumber: "INV-OTHER", recourse: "without" });
  const other = await prepare(ben, id, 2);
  expect(other.deed).not.toBe(deed);
  expect(await codeOf(await ben.post(link, {}))).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  const text = await textOf(await bytesOf(ben, `${path}/${id}/documents/${other.deed}`));
  expect(text).toContain("INV-OTHER");
  expect(text).toContain(recourseStatements.without);
  await save(2, { ...campaign(), audience: "eligible" });
  expect((await prepare(ben, id, 3)).deed).toBeNull();
  expect((await find(ben, id)).request).toMatchObject({ deed: null });
});
