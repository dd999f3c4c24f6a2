import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { ciiInvoice } from "@tenora/testing/e-invoices/cii-invoice";
import { facturX } from "@tenora/testing/e-invoices/pdf-with-attachments";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { complete, createFundingRequestContext } from "../support/funding-request.ts";
import { marketplace } from "../support/marketplace.ts";
import { onboardingForm, Person, pdfFile } from "../support/people/person.ts";

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());

const path = "/api/business/funding-requests";
const files = () => readdirSync(join(marketplace.documentsFolder, "business-documents"));

const context = createFundingRequestContext(marketplace, owner);
const { approvedBusiness, create, upload, find, submission } = context;

const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];

describe("funding requests: who may", () => {
  test("a visitor sees no requests and writes none", async () => {
    const visitor = new Person(marketplace);
    expect(await (await visitor.fetch(path)).json()).toEqual({
      wallet: null,
      seller: null,
      requests: [],
    });
    const id = crypto.randomUUID();
    for (const [method, at, body] of [
      ["POST", path, { id, draft: complete }],
      ["PUT", `${path}/${id}`, { version: 1, draft: complete }],
      ["POST", `${path}/${id}/signing`, { version: 1 }],
      ["POST", `${path}/${id}/submission`, {}],
      ["POST", `${path}/${id}/withdrawal`, { version: 1 }],
      ["POST", `${path}/${id}/listing`, {}],
      ["POST", `${path}/${id}/documents/${id}`, {}],
      ["PUT", `${path}/${id}/documents/${id}`, { remove: true }],
    ] as const) {
      expect(await codeOf(await visitor.post(at, body, method)), at).toEqual([
        401,
        "SESSION_MISSING",
      ]);
    }
    expect(await codeOf(await upload(visitor, id))).toEqual([401, "SESSION_MISSING"]);
  });

  test("a business that isn't approved, or is suspended, can't start one", async () => {
    const ben = new Person(marketplace);
    await ben.signInWithWallet();
    const start = () => ben.post(path, { id: crypto.randomUUID(), draft: complete });
    expect(await codeOf(await start())).toEqual([403, "BUSINESS_NOT_APPROVED"]);
    await ben.submit();
    expect(await codeOf(await start())).toEqual([403, "BUSINESS_NOT_APPROVED"]);
    const set = (change: string) =>
      owner.query(`update businesses set ${change} where wallet_address = $1`, [ben.wallet]);
    await set("status = 'approved'");
    const id = await create(ben);
    await set("suspended_at = now()");
    expect(await codeOf(await start())).toEqual([403, "BUSINESS_SUSPENDED"]);
    const before = files().length;
    expect(await codeOf(await upload(ben, id))).toEqual([403, "BUSINESS_SUSPENDED"]);
    expect(files()).toHaveLength(before);
    expect((await ben.post(`${path}/${id}/withdrawal`, { version: 1 })).status).toBe(200);
  });

  test("a business whose country nobody has confirmed saves its answers, and can't sign them", async () => {
    const ben = await approvedBusiness();
    const id = await create(ben, { sellerCountry: "DE" } as object);
    expect((await upload(ben, id)).status).toBe(200);
    await owner.query("update businesses set country_code = null where wallet_address = $1", [
      ben.wallet,
    ]);
    const { seller, request } = await find(ben, id);
    expect(seller.sellerCountry).toBeNull();
    expect(request.draft).not.toHaveProperty("sellerCountry");
    const signing = await ben.post(`${path}/${id}/signing`, { version: request.version });
    expect(await codeOf(signing)).toEqual([409, "SELLER_COUNTRY_MISSING"]);
  });

  test("another business sees, changes and opens nothing of it", async () => {
    const [ben, cy] = [await approvedBusiness(), await approvedBusiness()];
    const id = await create(ben);
    expect((await upload(ben, id)).status).toBe(200);
    const document = (await find(ben, id)).request.documents[0]?.id;
    expect((await find(cy, id)).request).toBeNull();
    for (const response of [
      await cy.post(`${path}/${id}`, { version: 1, draft: complete }, "PUT"),
      await cy.post(path, { id, draft: complete }),
      await cy.post(`${path}/${id}/signing`, { version: 1 }),
      await cy.post(`${path}/${id}/withdrawal`, { version: 1 }),
      await cy.post(`${path}/${id}/listing`, {}),
      await cy.post(`${path}/${id}/documents/${document}`, {}),
      await upload(cy, id),
    ]) {
      expect(await codeOf(response)).toEqual([404, "FUNDING_REQUEST_NOT_FOUND"]);
    }
    const removal = await cy.post(`${path}/${id}/documents/${document}`, { remove: true }, "PUT");
    expect(await codeOf(removal)).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  });
});

describe("funding requests: drafts", () => {
  test("are stored as typed, and a second window is told", async () => {
    const ben = await approvedBusiness();
    const id = await create(ben, { amount: "about 5", customerEmail: "not yet" });
    const save = (version: number, amount: string) =>
      ben.post(`${path}/${id}`, { version, draft: { ...complete, amount } }, "PUT");
    expect(await (await save(1, "6")).json()).toEqual({ version: 2 });
    const late = await save(1, "7");
    expect(await late.json()).toMatchObject({
      code: "FUNDING_REQUEST_CHANGED",
      message: expect.stringMatching(/changed in another window/),
    });
    expect((await find(ben, id)).request).toMatchObject({ version: 2, draft: { amount: "6" } });
    const listed = (await (await ben.fetch(path)).json()) as { requests: object[] };
    expect(listed.requests).toMatchObject([{ id, status: "draft", version: 2 }]);
  });

  test.each([
    ["no uuid", { id: "1", draft: complete }],
    ["no draft", { id: "4b1e5ba1-1f6c-4c3f-9a35-5c6f0f9f0a01" }],
    ["a number for a text", { id: "4b1e5ba1-1f6c-4c3f-9a35-5c6f0f9f0a01", draft: { amount: 5 } }],
    [
      "a name of 201 characters",
      {
        id: "4b1e5ba1-1f6c-4c3f-9a35-5c6f0f9f0a01",
        draft: { ...complete, customerName: "a".repeat(201) },
      },
    ],
  ])("reject %s", async (_case, body) => {
    const ben = await approvedBusiness();
    expect(await codeOf(await ben.post(path, body))).toEqual([400, "INVALID_INPUT"]);
  });

  test("that don't exist are null or not found, whatever the id looks like", async () => {
    const ben = await approvedBusiness();
    for (const id of [crypto.randomUUID(), "1", "%27"]) {
      expect((await find(ben, id)).request).toBeNull();
      const save = await ben.post(`${path}/${id}`, { version: 1, draft: complete }, "PUT");
      expect(await codeOf(save)).toEqual([404, "FUNDING_REQUEST_NOT_FOUND"]);
    }
  });
});

describe("funding requests: documents", () => {
  test("are inspected, stored once per upload, and opened by a link that expires", async () => {
    const ben = await approvedBusiness();
    const id = await create(ben);
    const before = files().length;
    const documentId = crypto.randomUUID();
    const answers = [1, 2].map(() => upload(ben, id, pdfFile(), documentId));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(files()).toHaveLength(before + 1);
    const { documents } = (await find(ben, id)).request;
    expect(documents).toMatchObject([{ id: documentId, fileName: "certificate.pdf" }]);
    const link = await ben.post(`${path}/${id}/documents/${documentId}`, {});
    const { url } = (await link.json()) as { url: string };
    expect((await ben.fetch(url)).status).toBe(200);
    expect((await ben.fetch(url.split("?")[0] ?? "")).status).toBe(403);
    const rejected = await upload(ben, id, pdfFile(new TextEncoder().encode("MZ"), "a.pdf"));
    expect(await codeOf(rejected)).toEqual([415, "CERTIFICATE_TYPE"]);
    const unnamed = await upload(ben, id, pdfFile(), "not a uuid" as never);
    expect(await codeOf(unnamed)).toEqual([400, "INVALID_INPUT"]);
    expect(files()).toHaveLength(before + 1);
  });

  const debitNoteWords =
    "This is a document of type 383 (debit note), which we can’t take. Add the invoice that your customer will pay.";
  const xmlFile = (xml: string, name = "invoice.xml") =>
    new File([xml], name, { type: "text/xml" });

  test("of XML are e-invoices: read, stored as they came, and only ever downloaded as text", async () => {
    const ben = await approvedBusiness();
    const id = await create(ben);
    const answer = await upload(ben, id, xmlFile(ublInvoice));
    const reading = {
      outcome: "read",
      answers: { invoiceNumber: "BT-2026-118", faceValue: "24,000.00", customerCountry: "DE" },
      isSelfBilled: false,
    };
    expect(await answer.json()).toMatchObject({ reading });
    const [document] = (await find(ben, id)).request.documents;
    expect(document).toMatchObject({ fileName: "invoice.xml", reading });
    const link = await ben.post(`${path}/${id}/documents/${document?.id}`, {});
    const download = await ben.fetch(((await link.json()) as { url: string }).url);
    expect(await download.text()).toBe(ublInvoice);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": expect.stringMatching(/^attachment; /),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
  });

  test("of XML that can't be read are refused in words, and not stored", async () => {
    const ben = await approvedBusiness();
    const id = await create(ben);
    const before = files().length;
    for (const [xml, status, code] of [
      [ublInvoice.replace(">380<", ">381<"), 422, "E_INVOICE_CREDIT_NOTE"],
      [
        ublInvoice.replace("?>", '?><!DOCTYPE a SYSTEM "file:///etc/passwd">'),
        422,
        "E_INVOICE_UNSAFE",
      ],
      ["<html/>", 415, "E_INVOICE_UNKNOWN"],
      [ublInvoice.replace("Freight", "x".repeat(5 * 1024 * 1024)), 413, "E_INVOICE_SIZE"],
    ] as const) {
      const refused = await upload(ben, id, xmlFile(xml));
      expect(refused.status).toBe(status);
      expect(await refused.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    }
    const debitNote = await upload(ben, id, xmlFile(ublInvoice.replace(">380<", ">383<")));
    expect(await debitNote.json()).toMatchObject({
      code: "E_INVOICE_TYPE",
      message: debitNoteWords,
    });
    expect(files()).toHaveLength(before);
    expect((await find(ben, id)).request.documents).toEqual([]);
  });

  test("of PDF are stored with what the e-invoice inside says, or why it can't be read", async () => {
    const ben = await approvedBusiness();
    const id = await create(ben);
    const read = await upload(ben, id, pdfFile(facturX(ciiInvoice("MINIMUM")), "a.pdf"));
    expect(await read.json()).toMatchObject({
      reading: { outcome: "read", answers: { faceValue: "1,190.00", currency: "EUR" } },
    });
    const credit = ciiInvoice("BASIC").replace(">380<", ">381<");
    const refused = await upload(ben, id, pdfFile(facturX(credit), "b.pdf"));
    const reading = {
      outcome: "refused",
      message:
        "This is a credit note, not an invoice. Add the invoice that your customer will pay.",
    };
    expect(await refused.json()).toEqual({ reading });
    const debitNote = facturX(ciiInvoice("BASIC").replace(">380<", ">383<"));
    const named = await upload(ben, id, pdfFile(debitNote, "c.pdf"));
    expect(await named.json()).toEqual({
      reading: { outcome: "refused", message: debitNoteWords },
    });
    expect(await (await upload(ben, id, pdfFile())).json()).toEqual({ reading: null });
    const { documents } = (await find(ben, id)).request;
    expect(documents.map((one) => (one as { reading?: unknown }).reading)).toMatchObject([
      { outcome: "read" },
      reading,
      { outcome: "refused", message: debitNoteWords },
      null,
    ]);
  });

  test("of XML are no certificate of a business", async () => {
    const ada = new Person(marketplace);
    await ada.signInWithWallet();
    const before = files().length;
    const refused = await ada.submit(
      onboardingForm(ada.wallet, { registrationCertificate: xmlFile(ublInvoice) }),
    );
    expect(await codeOf(refused)).toEqual([415, "CERTIFICATE_TYPE"]);
    expect(files()).toHaveLength(before);
  });

  test("can be shown to investors and removed while the request is open", async () => {
    const ben = await approvedBusiness();
    const id = await create(ben);
    await upload(ben, id);
    const document = (await find(ben, id)).request.documents[0]?.id;
    const change = (body: object) => ben.post(`${path}/${id}/documents/${document}`, body, "PUT");
    expect((await change({ forInvestors: true })).status).toBe(200);
    expect((await find(ben, id)).request.documents).toMatchObject([{ forInvestors: true }]);
    expect(await codeOf(await change({ forInvestors: true, remove: true }))).toEqual([
      400,
      "INVALID_INPUT",
    ]);
    expect((await change({ remove: true })).status).toBe(200);
    expect((await find(ben, id)).request.documents).toEqual([]);
    expect(await codeOf(await change({ remove: true }))).toEqual([404, "DOCUMENT_NOT_FOUND"]);
  });
});

describe("funding requests: submission", () => {
  test("takes the seller's signature under exactly the stored answers, once", async () => {
    const ben = await approvedBusiness();
    const id = await create(ben);
    await upload(ben, id);
    const submit = async (body: object) => ben.post(`${path}/${id}/submission`, body);
    const good = await submission(ben, id);

    const stranger = await submission(ben, id, new Person(marketplace));
    expect(await codeOf(await submit(stranger))).toEqual([400, "TERMS_SIGNATURE_INVALID"]);
    const cheaper = await submission(ben, id, ben, { maxFeeBps: 0 });
    expect(await codeOf(await submit(cheaper))).toEqual([400, "TERMS_SIGNATURE_INVALID"]);
    const follower = { ...(await submission(ben, id, ben, { previous: 7 })), previous: 7 };
    expect(await codeOf(await submit(follower))).toEqual([409, "TERMS_OUTDATED"]);
    const early = { ...good, signedAt: good.signedAt - 1_000 };
    expect(await codeOf(await submit(early))).toEqual([409, "TERMS_OUTDATED"]);
    expect(await codeOf(await submit({ ...good, signature: "0x1" }))).toEqual([
      400,
      "INVALID_INPUT",
    ]);
    expect(await codeOf(await submit({ ...good, version: 9 }))).toEqual([
      409,
      "FUNDING_REQUEST_CHANGED",
    ]);
    expect((await find(ben, id)).request.status).toBe("draft");

    expect(await (await submit(good)).json()).toEqual({ version: 2 });
    expect((await find(ben, id)).request.status).toBe("submitted");
    expect(await codeOf(await submit(good))).toEqual([409, "FUNDING_REQUEST_CLOSED"]);
    expect(await codeOf(await upload(ben, id))).toEqual([409, "FUNDING_REQUEST_CLOSED"]);
    expect(await codeOf(await ben.post(`${path}/${id}/listing`, {}))).toEqual([
      409,
      "FUNDING_REQUEST_CLOSED",
    ]);
  });

  test("rejects a file that was added after the signature, and the same invoice again", async () => {
    const ben = await approvedBusiness();
    const invoiceNumber = `INV-${crypto.randomUUID()}`;
    const first = await create(ben, { invoiceNumber });
    await upload(ben, first);
    const signed = await submission(ben, first);
    await upload(ben, first, pdfFile(undefined, "delivery.pdf"));
    const changed = await ben.post(`${path}/${first}/submission`, signed);
    expect(await codeOf(changed)).toEqual([400, "TERMS_SIGNATURE_INVALID"]);
    const again = await ben.post(`${path}/${first}/submission`, await submission(ben, first));
    expect(again.status).toBe(200);

    const second = await create(ben, { invoiceNumber: ` ${invoiceNumber.toLowerCase()} ` });
    await upload(ben, second);
    const twice = await ben.post(`${path}/${second}/submission`, await submission(ben, second));
    expect(await codeOf(twice)).toEqual([409, "INVOICE_ALREADY_REQUESTED"]);
  });

  test.each<[string, Partial<Draft>, number]>([
    ["a missing answer", { amount: "" }, 1],
    ["a free-mail customer", { customerEmail: "ap@gmail.com" }, 1],
    ["the business's own domain", { customerEmail: "ap@example.com" }, 1],
    [
      "an audience beyond its tier",
      { audience: "eligible", amount: "5,000.00", minimumRaise: "1" },
      3,
    ],
    ["a repayment beyond its tier", { audience: "invited" }, 3],
  ])("is not offered for %s", async (_case, changes, tier) => {
    const ben = await approvedBusiness(tier);
    const id = await create(ben, changes);
    await upload(ben, id);
    const signing = await ben.post(`${path}/${id}/signing`, { version: 1 });
    expect(await codeOf(signing)).toEqual([400, "FUNDING_REQUEST_INCOMPLETE"]);
  });

  test("an amount that may mean two is refused with its question, and stays a draft as it was typed", async () => {
    const ben = await approvedBusiness();
    const id = await create(ben, { amount: "24.000" });
    await upload(ben, id);
    const refusal = {
      code: "FUNDING_REQUEST_INCOMPLETE",
      message: "Amount to raise: Do you mean 24,000 or 24.00?",
    };
    const signing = await ben.post(`${path}/${id}/signing`, { version: 1 });
    expect(signing.status).toBe(400);
    expect(await signing.json()).toMatchObject(refusal);
    const signedAt = Math.floor(Date.now() / 1000);
    const signature = `0x${"1".repeat(130)}`;
    const body = { version: 1, signedAt, counter: 0, previous: 0, signature };
    const submitted = await ben.post(`${path}/${id}/submission`, body);
    expect(await submitted.json()).toMatchObject(refusal);
    const { request } = await find(ben, id);
    expect(request).toMatchObject({ status: "draft", version: 1, draft: { amount: "24.000" } });
  });

  test("is not offered without a document", async () => {
    const ben = await approvedBusiness();
    const id = await create(ben);
    const signing = await ben.post(`${path}/${id}/signing`, { version: 1 });
    expect(await codeOf(signing)).toEqual([400, "FUNDING_REQUEST_INCOMPLETE"]);
  });
});
