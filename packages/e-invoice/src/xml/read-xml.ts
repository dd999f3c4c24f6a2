import { type XmlEncoding, xmlEncodingOf } from "@tenora/domain/certificate/xml-encoding";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { refuse } from "../refuse.ts";
import type { InvoiceElement } from "./invoice-element.ts";
import {
  ciiInvoice,
  isDocument,
  isKept,
  ublCreditNote,
  ublInvoice,
  zugferd1,
} from "./kept-elements.ts";

/** In bytes. */
const maxXmlBytes = 5 * 1024 * 1024;
/** Some 2,000 lines; more take longer than an upload may. */
const maxElements = 65_000;
const maxDepth = 32;
/** Elements that are read; 2,000 lines have up to 22,000. */
const maxKept = 24_000;
/** Marks are `<`, `&`, `=` and `]`, where a parser stops: no other markup takes longer than elements. */
const maxMarks = 200_000;
const [less, and, equals, bracket] = [0x3c, 0x26, 0x3d, 0x5d];
/** Parsed at once, in characters; a single tag as long as that is no invoice's. */
const chunk = 64 * 1024;

/**
 * The root of an e-invoice, with what is read of it, and its namespace. Nothing outside the file is ever
 * opened: a document type definition, by which entities and other files come in, ends the reading.
 * @throws DomainError E_INVOICE_… as soon as the file is refused
 */
export function readXml(bytes: Uint8Array): {
  readonly root: InvoiceElement;
  readonly namespace: string;
} {
  if (bytes.length > maxXmlBytes) throw refuse("E_INVOICE_SIZE", "more than 5 MB");
  const encoding = xmlEncodingOf(bytes) ?? "utf-8";
  const text = decode(bytes, encoding);
  if (marksIn(text) > maxMarks) throw refuse("E_INVOICE_SIZE", "too much markup");
  return new XmlReader(encoding).read(text);
}

function decode(bytes: Uint8Array, encoding: XmlEncoding): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refuse("E_INVOICE_ENCODING");
  }
}

function marksIn(text: string): number {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === less || code === and || code === equals || code === bracket) found += 1;
  }
  return found;
}

/** The names by which a file may declare how it is encoded. */
const declared: Readonly<Record<XmlEncoding, RegExp>> = {
  "utf-8": /^(utf-?8|us-ascii)$/i,
  "utf-16le": /^utf-?16(le)?$/i,
  "utf-16be": /^utf-?16(be)?$/i,
};

/** Keeps only what is read of an e-invoice. */
class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: true, position: false });
  readonly #open: (InvoiceElement | null)[] = [];
  #root: InvoiceElement | null = null;
  #namespace = "";
  #elements = 0;
  #kept = 0;
  #documents = 0;
  #isInTag = false;

  constructor(encoding: XmlEncoding) {
    const parser = this.#parser;
    parser.on("error", ({ message }) => {
      const isSecond = /only one root/.test(message);
      throw refuse(isSecond && this.#root ? "E_INVOICE_SEVERAL" : "E_INVOICE_MALFORMED", message);
    });
    parser.on("xmldecl", ({ encoding: name }) => {
      if (name && !declared[encoding].test(name)) throw refuse("E_INVOICE_ENCODING");
    });
    parser.on("doctype", () => {
      throw refuse("E_INVOICE_UNSAFE", "a document type definition");
    });
    parser.on("opentagstart", () => this.#startTag());
    parser.on("opentag", (tag) => this.#openTag(tag));
    parser.on("text", (text) => this.#addText(text));
    parser.on("cdata", (text) => this.#addText(text));
    parser.on("closetag", () => {
      this.#open.pop();
    });
  }

  read(text: string): { readonly root: InvoiceElement; readonly namespace: string } {
    this.#parse(text);
    this.#parser.close();
    if (this.#root === null) throw refuse("E_INVOICE_MALFORMED", "no element");
    return { root: this.#root, namespace: this.#namespace };
  }

  #parse(text: string): void {
    for (let at = 0; at < text.length; at += chunk) {
      const piece = text.slice(at, at + chunk);
      // Before the parser has looked through a definition of megabytes.
      if (/<!DOCTYPE/i.test(piece) && this.#root === null) throw refuse("E_INVOICE_UNSAFE");
      const elements = this.#elements;
      const wasInTag = this.#isInTag;
      this.#parser.write(piece);
      if (wasInTag && this.#isInTag && elements === this.#elements) {
        throw refuse("E_INVOICE_SIZE", "an endless tag");
      }
    }
  }

  #startTag(): void {
    this.#isInTag = true;
    this.#elements += 1;
    if (this.#elements > maxElements) throw refuse("E_INVOICE_SIZE", "too many elements");
    if (this.#open.length >= maxDepth) throw refuse("E_INVOICE_SIZE", "nested too deeply");
  }

  #openTag({ uri, local, attributes }: SaxesTagNS): void {
    this.#isInTag = false;
    if (isDocument(uri) && (this.#open.length === 0 || isRootName(local))) this.#documents += 1;
    if (this.#documents > 1) throw refuse("E_INVOICE_SEVERAL", "two documents");
    const parent = this.#open.at(-1);
    if (parent === undefined) {
      if (this.#root !== null) throw refuse("E_INVOICE_SEVERAL", "two roots");
      this.#namespace = uri;
      rejectOtherRoot(uri, local);
    }
    const isRead = parent === undefined || (parent !== null && isKept(uri, local));
    if (isRead) this.#kept += 1;
    if (this.#kept > maxKept) throw refuse("E_INVOICE_SIZE", "too many lines");
    const element = isRead ? toElement(local, attributes) : null;
    if (parent === undefined) this.#root = element;
    else if (parent && element) {
      const siblings = parent.children.get(local);
      if (siblings) siblings.push(element);
      else parent.children.set(local, [element]);
    }
    this.#open.push(element);
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    // Longer than any value that is read; what stands between elements is of no interest.
    if (element && element.text.length <= 1_000) element.text += text.slice(0, 2_000);
  }
}

const isRootName = (name: string) =>
  name === "Invoice" || name === "CreditNote" || name === "CrossIndustryInvoice";

function rejectOtherRoot(namespace: string, name: string): void {
  if (namespace === ublCreditNote) throw refuse("E_INVOICE_CREDIT_NOTE");
  if (namespace === zugferd1) throw refuse("E_INVOICE_ZUGFERD_1");
  const isInvoice =
    (namespace === ublInvoice && name === "Invoice") ||
    (namespace === ciiInvoice && name === "CrossIndustryInvoice");
  if (!isInvoice) throw refuse("E_INVOICE_UNKNOWN", "another root");
}

function toElement(name: string, attributes: SaxesTagNS["attributes"]): InvoiceElement {
  const known = new Map<string, string>();
  for (const key of ["currencyID", "schemeID", "format", "listVersionID"]) {
    const value = attributes[key]?.value;
    if (value !== undefined) known.set(key, value);
  }
  return { name, text: "", attributes: known, children: new Map() };
}
