// @module-tag S10
import { createServer } from "node:http";
import { type CiiProfile, ciiInvoice, ciiProfiles } from "@tenora/testing/e-invoices/cii-invoice";
import { hostileInvoices } from "@tenora/testing/e-invoices/hostile-invoices";
import { facturX, pdfWithAttachments } from "@tenora/testing/e-invoices/pdf-with-attachments";
import { ublInvoice } from "@tenora/testing/e-invoices/ubl-invoice";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EInvoiceReading } from "./e-invoice.ts";
import { readInvoice } from "./read-invoice.ts";
import { readInvoiceXml } from "./read-invoice-xml.ts";

const read = (content: string) => readInvoiceXml(Buffer.from(content));
const codeOf = (content: string) => outcomeOf(read(content));
const outcomeOf = (reading: EInvoiceReading) =>
  reading.outcome === "refused" ? reading.code : reading.outcome;

let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  response.end("<!ENTITY y 'canary'>");
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe("e-invoice: hostile files", () => {
  const named = hostileInvoices("http://127.0.0.1/");

  test("of at least 30 classes are tried", () => {
    expect(new Set(named.map(({ what }) => what)).size).toBeGreaterThanOrEqual(30);
  });

  test.each(named.map(({ what, code, bytes }) => [what, code, bytes] as const))(
    "%s is refused as %s",
    async (_what, code, bytes) => {
      expect(outcomeOf(await readInvoice(bytes))).toBe(`E_INVOICE_${code}`);
    },
  );

  test("open no connection to a server that they name", async () => {
    const { port } = server.address() as { port: number };
    const canary = `http://127.0.0.1:${port}/`;
    for (const { bytes } of hostileInvoices(canary)) await readInvoice(bytes);
    // Any connection that was opened arrives before this one is answered.
    await fetch(canary);
    expect(asked).toBe(1);
  });

  test("of any bytes end in a reading, never in an error", async () => {
    const seeds = [
      Buffer.from(ublInvoice),
      Buffer.from(ciiInvoice("EXTENDED")),
      facturX(ublInvoice),
    ];
    const damage = fc.record({
      seed: fc.constantFrom(...seeds),
      at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      bytes: fc.uint8Array({ maxLength: 12 }),
      cut: fc.nat(40),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ seed, at, bytes, cut }) => {
        const from = Math.floor(at * seed.length);
        const damaged = Buffer.concat([seed.subarray(0, from), bytes, seed.subarray(from + cut)]);
        const { outcome } = await readInvoice(damaged);
        expect(["read", "refused", "none"]).toContain(outcome);
      }),
      { numRuns: 400 },
    );
  });
});

describe("e-invoice: real files", () => {
  test("a Peppol BIS invoice is read as it is printed", () => {
    expect(read(ublInvoice)).toEqual({
      outcome: "read",
      invoice: {
        syntax: "ubl",
        profile: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
        number: "BT-2026-118",
        issueDate: "2026-03-02",
        dueDate: "2026-05-01",
        currency: "USD",
        payable: 2_400_000n,
        seller: {
          name: "Ben Trading Pte. Ltd.",
          registryNumber: "201812345K",
          vatId: "SG-201812345K",
          country: "SG",
        },
        buyer: {
          name: "Cleo Retail GmbH",
          registryNumber: "HRB 86891",
          vatId: "DE811907980",
          country: "DE",
        },
        isSelfBilled: false,
        totalsDifference: 0n,
        warnings: [],
      },
    });
  });

  test.each(Object.keys(ciiProfiles) as CiiProfile[])(
    "a Cross Industry Invoice of profile %s is read as it is printed, also inside a PDF",
    async (profile) => {
      const isMinimum = profile === "MINIMUM";
      const expected = {
        outcome: "read",
        invoice: {
          syntax: "cii",
          profile: ciiProfiles[profile].id,
          number: "R-77/2026",
          issueDate: "2026-03-12",
          // EXTENDED has two of them.
          dueDate: isMinimum || profile === "EXTENDED" ? null : "2026-04-11",
          currency: "EUR",
          payable: 119_000n,
          seller: {
            name: "Holz Huber KG",
            registryNumber: "HRA 4711",
            vatId: "ATU12345678",
            country: "AT",
          },
          buyer: {
            name: "Möbel Maier AG",
            registryNumber: "HRB 1234",
            vatId: null,
            country: isMinimum ? null : "DE",
          },
          isSelfBilled: false,
          totalsDifference: 0n,
          warnings: profile === "EXTENDED" ? ["DUE_DATES_DIFFER"] : [],
        },
      };
      expect(read(ciiInvoice(profile))).toEqual(expected);
      expect(await readInvoice(facturX(ciiInvoice(profile)))).toEqual(expected);
    },
  );

  test.each([
    ["with object streams", facturX(ublInvoice, { compress: true })],
    [
      "under another name",
      pdfWithAttachments([{ name: "invoice 118.XML", content: Buffer.from(ublInvoice) }]),
    ],
    [
      "unpacked, beside another attachment",
      pdfWithAttachments([
        { name: "terms.txt", content: Buffer.from("30 days") },
        { name: "xrechnung.xml", content: Buffer.from(ublInvoice), dictionary: "" },
      ]),
    ],
    [
      "beside an XML that is no invoice",
      pdfWithAttachments([
        { name: "order.xml", content: Buffer.from("<order/>") },
        { name: "invoice.xml", content: Buffer.from(ublInvoice) },
      ]),
    ],
  ])("an attachment %s is found", async (_how, bytes) => {
    const invoice = { number: "BT-2026-118" };
    expect(await readInvoice(bytes)).toMatchObject({ outcome: "read", invoice });
  });

  test.each([
    ["without attachments", samplePdf("Invoice")],
    ["with a text attached", pdfWithAttachments([{ name: "a.txt", content: Buffer.from("a") }])],
    ["with a password", facturX(ublInvoice, { compress: true, userPassword: "secret" })],
  ])("a PDF %s has no e-invoice", async (_how, bytes) => {
    expect(await readInvoice(bytes)).toEqual({ outcome: "none" });
  });

  const withBrokenTable = (pdf: Buffer) =>
    Buffer.from(
      pdf.toString("latin1").replace(/startxref\n\d+\n%%EOF\n$/, "startxref\n7\n%%EOF\n"),
      "latin1",
    );
  const withNumber = (number: string) => ublInvoice.replace("BT-2026-118", number);
  const xml = (name: string, content: string | Uint8Array) => ({
    name,
    content: Buffer.from(content as string),
  });

  test("a changed PDF counts as it was saved last", async () => {
    const first = facturX(withNumber("BT-1"));
    const place = first.length;
    const changed = withNumber("BT-2");
    const update = [
      `5 0 obj\n<< /Type /EmbeddedFile /Length ${changed.length} >>\nstream\n${changed}\nendstream\nendobj\n`,
      `xref\n5 1\n${String(place).padStart(10, "0")} 00000 n \n`,
      `trailer\n<< /Size 6 /Root 1 0 R /Prev ${/startxref\n(\d+)/.exec(first.toString("latin1"))?.[1]} >>\n`,
    ];
    const end = `startxref\n${place + (update[0]?.length ?? 0)}\n%%EOF\n`;
    expect(
      await readInvoice(Buffer.concat([first, Buffer.from(update.join("") + end)])),
    ).toMatchObject({
      invoice: { number: "BT-2" },
    });
  });

  test.each([
    ["that has none", samplePdf("Timesheet"), "BT-OUTER"],
    ["that has another", facturX(withNumber("BT-INNER")), "BT-OUTER"],
  ])(
    "beside an attached PDF %s, the document's own invoice counts",
    async (_what, inner, number) => {
      // Unpacked, so that the objects of both lie in the file as they are.
      const attached = { ...xml("old.pdf", inner), dictionary: "" };
      for (const files of [
        [xml("factur-x.xml", withNumber("BT-OUTER")), attached],
        [attached, xml("factur-x.xml", withNumber("BT-OUTER"))],
      ]) {
        expect(await readInvoice(pdfWithAttachments(files))).toMatchObject({ invoice: { number } });
      }
    },
  );

  test("of a PDF whose table is broken no attachment's attachment is read", async () => {
    const outer = [
      xml("factur-x.xml", ublInvoice),
      { ...xml("a.pdf", facturX(ublInvoice)), dictionary: "" },
    ];
    const code = "E_INVOICE_ATTACHMENT";
    expect(await readInvoice(withBrokenTable(pdfWithAttachments(outer)))).toEqual({
      outcome: "refused",
      code,
    });
    expect(await readInvoice(withBrokenTable(facturX(ublInvoice)))).toMatchObject({
      outcome: "read",
    });
  });

  test("the invoice of an attached PDF is none of the document", async () => {
    const attached = { ...xml("invoice.pdf", facturX(ublInvoice)), dictionary: "" };
    expect(await readInvoice(pdfWithAttachments([attached]))).toEqual({ outcome: "none" });
  });

  const zugferd1 =
    '<a:CrossIndustryDocument xmlns:a="urn:ferd:CrossIndustryDocument:invoice:1p0"/>';

  test.each([
    [
      "ZUGFeRD 1 and 2.0",
      ["ZUGFeRD-invoice.xml", zugferd1],
      ["zugferd-invoice.xml", withNumber("2")],
    ],
    [
      "ZUGFeRD 1 and Factur-X",
      ["ZUGFeRD-invoice.xml", zugferd1],
      ["factur-x.xml", withNumber("2")],
    ],
    [
      "ZUGFeRD 2.0 and 2.1",
      ["zugferd-invoice.xml", withNumber("1")],
      ["factur-x.xml", withNumber("2")],
    ],
    ["ZUGFeRD 1 by another name", ["a.xml", zugferd1], ["b.xml", withNumber("2")]],
  ] as const)("of two generations the newer counts: %s", async (_what, older, newer) => {
    for (const files of [
      [older, newer],
      [newer, older],
    ]) {
      // Two files of one name are two entries of the tree.
      const pdf = pdfWithAttachments(files.map(([name, content]) => xml(name, content)));
      expect(await readInvoice(pdf)).toMatchObject({ invoice: { number: "2" } });
    }
  });

  test.each(["utf-16le", "utf-16be"] as const)(
    "an invoice in %s is read, with and without a byte order mark, also inside a PDF",
    async (encoding) => {
      const written = (text: string) => {
        const bytes = Buffer.from(
          text.replace("UTF-8", "UTF-16").replace("Cleo", "Cléo"),
          "utf16le",
        );
        return encoding === "utf-16le" ? bytes : bytes.swap16();
      };
      const expected = { outcome: "read", invoice: { buyer: { name: "Cléo Retail GmbH" } } };
      for (const bytes of [written(ublInvoice), written(`\ufeff${ublInvoice}`)]) {
        expect(await readInvoice(bytes)).toMatchObject(expected);
        const pdf = pdfWithAttachments([xml("factur-x.xml", bytes)]);
        expect(await readInvoice(pdf)).toMatchObject(expected);
      }
    },
  );

  test("a self-billed invoice is accepted and marked", () => {
    expect(read(ublInvoice.replace(">380<", ">389<"))).toMatchObject({
      invoice: { isSelfBilled: true },
    });
  });

  test("totals that differ by 1.00 are told, by a cent more refused", () => {
    const differing = (cents: string) => ublInvoice.replace(">24000.00<", `>${cents}<`);
    expect(read(differing("24001.00"))).toMatchObject({
      invoice: { payable: 2_400_100n, totalsDifference: 1_000_000n },
    });
    expect(read(differing("23999.99"))).toMatchObject({ invoice: { totalsDifference: 10_000n } });
    expect(codeOf(differing("24001.01"))).toBe("E_INVOICE_TOTALS");
  });

  test("plain UBL without a profile, a byte order mark and comments are read", () => {
    const plain = ublInvoice
      .replace(/<cbc:CustomizationID>.*<\/cbc:CustomizationID>/, "<!-- plain -->")
      .replace(/<cbc:ProfileID>.*<\/cbc:ProfileID>/, "");
    expect(read(`\ufeff${plain}`)).toMatchObject({ invoice: { profile: null } });
  });

  test("an invoice in yen has no decimals, one in dinars three", () => {
    const yen = ublInvoice.replaceAll("USD", "JPY");
    expect(read(yen)).toMatchObject({ invoice: { currency: "JPY", payable: 24_000n } });
    const dinars = ublInvoice.replaceAll("USD", "KWD");
    expect(read(dinars)).toMatchObject({ invoice: { payable: 24_000_000n } });
  });

  test("1,500 lines are summed", () => {
    const line =
      '<cac:InvoiceLine><cbc:LineExtensionAmount currencyID="USD">0.00</cbc:LineExtensionAmount></cac:InvoiceLine>';
    const long = ublInvoice.replace("</Invoice>", `${line.repeat(1_498)}</Invoice>`);
    expect(read(long)).toMatchObject({ outcome: "read" });
  });

  test("any amount and any number come out as they were written", () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 15n - 1n });
    const number = fc.stringMatching(/^[A-Z0-9][A-Z0-9/-]{0,62}$/);
    fc.assert(
      fc.property(cents, number, (amount, id) => {
        const digits = amount.toString().padStart(3, "0");
        const written = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const xml = ublInvoice
          .replace(/<cac:TaxTotal>[\s\S]*<\/cac:TaxTotal>/, "")
          .replace(/<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/, "")
          .replace(
            /<cac:LegalMonetaryTotal>[\s\S]*<\/cac:LegalMonetaryTotal>/,
            `<cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="USD">${written}</cbc:PayableAmount></cac:LegalMonetaryTotal>`,
          )
          .replace("BT-2026-118", id);
        expect(read(xml)).toMatchObject({ invoice: { payable: amount, number: id } });
      }),
      { numRuns: 200 },
    );
  });
});
