import { writePdf } from "../pdf/write-pdf.ts";
import { ciiInvoice } from "./cii-invoice.ts";
import { facturX, pdfWithAttachments } from "./pdf-with-attachments.ts";
import { ublInvoice } from "./ubl-invoice.ts";

export interface HostileInvoice {
  readonly what: string;
  /** The code of the refusal without its prefix. */
  readonly code: string;
  readonly bytes: Buffer;
}

const megabyte = 1024 * 1024;
const en16931 = ciiInvoice("EN 16931");
const swap = (xml: string, from: string | RegExp, to: string) => {
  const changed = xml.replace(from, to);
  if (changed === xml) throw new Error(`Nothing to replace: ${from}`);
  return changed;
};
const ubl = (from: string | RegExp, to: string) => swap(ublInvoice, from, to);
const cii = (from: string | RegExp, to: string) => swap(en16931, from, to);
const withDoctype = (definition: string, text = "BT-2026-118") =>
  ubl("?>", `?><!DOCTYPE Invoice ${definition}>`).replace("BT-2026-118", text);
const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
const flate = "/Subtype /text#2Fxml /Filter /FlateDecode";
const notes = (text: string) => ubl("</cbc:Note>", `</cbc:Note>${text}`);

/** Files made to harm, to lie or to be misread; `canary` is an address that must never be asked. */
export function hostileInvoices(canary: string): readonly HostileInvoice[] {
  const xmls: readonly (readonly [what: string, code: string, content: string | Buffer])[] = [
    [
      "an external entity of a file",
      "UNSAFE",
      withDoctype('[<!ENTITY x SYSTEM "file:///etc/passwd">]', "&x;"),
    ],
    [
      "an external entity of a server",
      "UNSAFE",
      withDoctype(`[<!ENTITY x SYSTEM "${canary}">]`, "&x;"),
    ],
    [
      "an external parameter entity",
      "UNSAFE",
      withDoctype(`[<!ENTITY % x SYSTEM "${canary}"> %x;]`),
    ],
    ["an external document type", "UNSAFE", withDoctype(`SYSTEM "${canary}"`)],
    [
      "an entity bomb of ten levels",
      "UNSAFE",
      withDoctype(
        `[<!ENTITY a "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${"bcdefghij"[at]} "${`&${"abcdefghij"[at]};`.repeat(10)}">`).join("")}]`,
        "&j;",
      ),
    ],
    [
      "an entity bomb of one level",
      "UNSAFE",
      withDoctype(`[<!ENTITY a "${"a".repeat(100_000)}">]`, "&a;".repeat(10_000)),
    ],
    [
      "entities that name each other",
      "UNSAFE",
      withDoctype('[<!ENTITY a "&b;"><!ENTITY b "&a;">]', "&a;"),
    ],
    ["a harmless document type", "UNSAFE", withDoctype("")],
    ["a document type of 4 MB", "UNSAFE", withDoctype(`[<!--${"x".repeat(4 * megabyte)}-->]`)],
    ["an entity that nothing declares", "MALFORMED", ubl("BT-2026-118", "&number;")],
    [
      "two invoices in one list",
      "UNKNOWN",
      `<Invoices>${ublInvoice.replace(/<\?.*?\?>/, "").repeat(2)}</Invoices>`,
    ],
    [
      "two invoices one after the other",
      "SEVERAL",
      ublInvoice + ublInvoice.replace(/<\?.*?\?>/, ""),
    ],
    ["an invoice inside an invoice", "SEVERAL", notes(ublInvoice.replace(/<\?.*?\?>/, ""))],
    ["an invoice of the other syntax inside", "SEVERAL", notes(en16931.replace(/<\?.*?\?>/, ""))],
    ["two numbers", "SEVERAL", ubl("<cbc:IssueDate>", "<cbc:ID>BT-2</cbc:ID><cbc:IssueDate>")],
    [
      "two amounts due",
      "SEVERAL",
      cii(
        "<ram:DuePayableAmount>",
        "<ram:DuePayableAmount>5.00</ram:DuePayableAmount><ram:DuePayableAmount>",
      ),
    ],
    [
      "two transactions",
      "SEVERAL",
      cii(
        "</rsm:CrossIndustryInvoice>",
        "<rsm:SupplyChainTradeTransaction/></rsm:CrossIndustryInvoice>",
      ),
    ],
    [
      "a UBL credit note",
      "CREDIT_NOTE",
      ublInvoice
        .replaceAll("xsd:Invoice-2", "xsd:CreditNote-2")
        .replaceAll("<Invoice ", "<CreditNote ")
        .replaceAll("</Invoice>", "</CreditNote>"),
    ],
    ["a credit note by its type", "CREDIT_NOTE", ubl(">380<", ">381<")],
    ["a self-billed credit note", "CREDIT_NOTE", cii(">380<", ">261<")],
    ["an invoice that was sold before", "FACTORED", ubl(">380<", ">393<")],
    ["a pro forma", "TYPE", ubl(">380<", ">325<")],
    ["a type that is no code", "TYPE", cii(">380<", "><![CDATA[380<script>]]><")],
    [
      "ZUGFeRD 1",
      "ZUGFERD_1",
      '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
    ],
    [
      "an order's profile",
      "PROFILE",
      ubl(/urn:cen\.eu[^<]+/, "urn:fdc:peppol.eu:poacc:trns:order:3"),
    ],
    [
      "a profile that only begins like one",
      "PROFILE",
      cii("urn:cen.eu:en16931:2017<", "urn:cen.eu:en16931:2017.evil<"),
    ],
    [
      "no profile in a Cross Industry Invoice",
      "PROFILE",
      cii("<ram:ID>urn:cen.eu:en16931:2017</ram:ID>", ""),
    ],
    [
      "a negative amount due",
      "AMOUNT",
      ublInvoice.replace(">24000.00<", ">-24000.00<").replace(">300.00<", ">48300.00<"),
    ],
    ["an absurd amount", "AMOUNT", ubl(">24000.00<", `>${"9".repeat(39)}.00<`)],
    ["an exponent", "AMOUNT", ubl(">24000.00<", ">24e3<")],
    ["an amount in hexadecimal", "AMOUNT", ubl(">24000.00<", ">0x5DC0<")],
    [
      "an amount that is no number",
      "AMOUNT",
      cii(">1190.00</ram:DuePayableAmount>", ">NaN</ram:DuePayableAmount>"),
    ],
    ["an amount with a comma", "AMOUNT", ubl(">24000.00<", ">24.000,00<")],
    ["an amount of full-width digits", "AMOUNT", ubl(">24000.00<", ">２４０００<")],
    ["an amount finer than a cent", "AMOUNT", ublInvoice.replace(">24000.00<", ">24000.005<")],
    ["an amount of a megabyte", "AMOUNT", ubl(">24000.00<", `>${"1".repeat(megabyte)}<`)],
    ["an amount due in another currency", "VALUE", ubl('"USD">24000.00', '"JPY">24000.00')],
    [
      "nothing left to pay",
      "PAID",
      ublInvoice.replace(">24000.00<", ">0.00<").replace(">300.00<", ">24300.00<"),
    ],
    ["an amount due that isn't what is left", "TOTALS", ubl(">24000.00<", ">240000.00<")],
    ["lines that add up to something else", "TOTALS", ubl(">1000.00<", ">10000.00<")],
    [
      "a tax that isn't the sum of its parts",
      "TOTALS",
      cii(">190.00</ram:CalculatedAmount>", ">191.01</ram:CalculatedAmount>"),
    ],
    ["a currency that nobody has", "CURRENCY", ublInvoice.replaceAll("USD", "XXX")],
    ["a day that no calendar has", "VALUE", ubl("2026-03-02", "2026-02-30")],
    ["a date in words", "VALUE", cii("20260312", "today")],
    ["a year of long ago", "VALUE", ubl("2026-03-02", "0001-03-02")],
    ["a name of a megabyte", "VALUE", ubl("Cleo Retail GmbH", "C".repeat(megabyte))],
    ["a number of 65 characters", "VALUE", ubl("BT-2026-118", "9".repeat(65))],
    ["a number of nothing visible", "INCOMPLETE", ubl("BT-2026-118", "&#x202E;&#x2066; ")],
    ["no number", "INCOMPLETE", ubl("<cbc:ID>BT-2026-118</cbc:ID>", "")],
    [
      "no customer",
      "INCOMPLETE",
      ubl(/<cac:AccountingCustomerParty>[\s\S]*<\/cac:AccountingCustomerParty>/, ""),
    ],
    [
      "elements of another namespace",
      "INCOMPLETE",
      ubl("CommonBasicComponents-2", "CommonBasicComponents-9"),
    ],
    ["more than 5 MB", "SIZE", notes(`<!--${"x".repeat(5 * megabyte)}-->`)],
    [
      "80 tags with 5,000 attributes each",
      "SIZE",
      notes(
        filled(
          `<a ${Array.from({ length: 5_000 }, (_, at) => `a${at}=""`).join(" ")}/>`,
          4 * megabyte,
        ),
      ),
    ],
    ["half a million comments", "SIZE", notes(filled("<!---->", 4 * megabyte))],
    ["4 MB of brackets", "SIZE", notes(`<![CDATA[${"]".repeat(4 * megabyte)}`)],
    ["half a million sections of text", "SIZE", notes(filled("<![CDATA[]]>", 4 * megabyte))],
    ["a million references to a character", "SIZE", notes(filled("&#65;", 4 * megabyte))],
    [
      "30,000 lines",
      "SIZE",
      ubl(
        "</Invoice>",
        `${filled('<cac:InvoiceLine><cbc:LineExtensionAmount currencyID="USD">0.00</cbc:LineExtensionAmount></cac:InvoiceLine>', 3 * megabyte)}</Invoice>`,
      ),
    ],
    ["a million elements", "SIZE", notes(filled("<a/>", 4 * megabyte))],
    ["elements nested half a million deep", "SIZE", notes(filled("<a>", 2 * megabyte))],
    [
      "one tag with 300,000 attributes",
      "SIZE",
      notes(`<a ${Array.from({ length: 300_000 }, (_, at) => `a${at}="1"`).join(" ")}/>`),
    ],
    [
      "one tag with 300,000 namespaces",
      "SIZE",
      notes(`<a ${Array.from({ length: 200_000 }, (_, at) => `xmlns:a${at}="u"`).join(" ")}/>`),
    ],
    ["an attribute of 4 MB", "SIZE", notes(`<a b="${"x".repeat(4 * megabyte)}"/>`)],
    ["a tag's name of 4 MB", "MALFORMED", notes(`<${"a".repeat(4 * megabyte)}`)],
    ["UTF-16 that says it is UTF-8", "ENCODING", Buffer.from(`\ufeff${ublInvoice}`, "utf16le")],
    [
      "another encoding than it says",
      "ENCODING",
      Buffer.from(ublInvoice.replace("Cleo", "Cl\u00e9o"), "latin1"),
    ],
    ["an encoding that hides markup", "ENCODING", ubl("UTF-8", "UTF-7")],
    [
      "an overlong form of a character",
      "ENCODING",
      Buffer.concat([
        Buffer.from("<Invoice>"),
        Buffer.from([0xc0, 0xbc]),
        Buffer.from("</Invoice>"),
      ]),
    ],
    ["a file that breaks off", "MALFORMED", ublInvoice.slice(0, -40)],
    [
      "an attribute that stands twice",
      "MALFORMED",
      ubl('currencyID="USD"', 'currencyID="USD" currencyID="EUR"'),
    ],
    ["a prefix that nothing declares", "MALFORMED", ubl("<cbc:Note>", "<evil:x/><cbc:Note>")],
    ["NUL inside", "MALFORMED", ubl("Freight", "Fr\u0000ight")],
    ["a page of HTML", "UNKNOWN", "<html><script>alert(1)</script></html>"],
    [
      "an SVG with a script",
      "UNKNOWN",
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
    [
      "a stylesheet",
      "UNKNOWN",
      `<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:import href="${canary}"/></xsl:stylesheet>`,
    ],
    ["nothing", "MALFORMED", ""],
  ];
  const pdfs: readonly (readonly [what: string, code: string, bytes: Buffer])[] = [
    [
      "a PDF with an XML of external entities",
      "UNSAFE",
      facturX(withDoctype(`SYSTEM "${canary}"`)),
    ],
    [
      "a PDF with two invoices",
      "SEVERAL",
      pdfWithAttachments([
        { name: "factur-x.xml", content: Buffer.from(en16931) },
        { name: "xrechnung.xml", content: Buffer.from(ublInvoice) },
      ]),
    ],
    [
      "a PDF with two invoices of other names",
      "SEVERAL",
      pdfWithAttachments([
        { name: "a.xml", content: Buffer.from(en16931) },
        { name: "b.xml", content: Buffer.from(ublInvoice) },
      ]),
    ],
    [
      "a PDF with an attachment of broken bytes",
      "MALFORMED",
      pdfWithAttachments([
        { name: "factur-x.xml", content: Buffer.from("no zlib"), dictionary: flate },
      ]),
    ],
    [
      "a PDF with ZUGFeRD 1",
      "ZUGFERD_1",
      pdfWithAttachments([
        {
          name: "ZUGFeRD-invoice.xml",
          content: Buffer.from(
            '<a:CrossIndustryDocument xmlns:a="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
          ),
        },
      ]),
    ],
    [
      "a PDF whose attachment isn't there",
      "ATTACHMENT",
      writePdf({
        objects: [
          "<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(a) 3 0 R] >> >> >>",
          "<< /Type /Pages /Kids [] /Count 0 >>",
          "<< /F (factur-x.xml) /EF << /F 9 0 R >> >>",
        ],
      }),
    ],
  ];
  return [
    ...xmls.map(([what, code, content]) => ({ what, code, bytes: Buffer.from(content as string) })),
    ...pdfs.map(([what, code, bytes]) => ({ what, code, bytes })),
  ];
}
