import { refuse } from "../refuse.ts";
import { documentName } from "./document-names.ts";
import { required } from "./values.ts";

/** Codes of UNTDID 1001 for what a customer owes; EN 16931 has them in BT-3. */
const invoices = new Set([
  ...["380", "331", "326", "384", "385", "388"], // commercial, also with a packing list; partial to tax
  ...["82", "387", "394", "575", "623", "780"], // metered services, hire, lease, insurance, freight
  ...["875", "876"], // construction, but for the final one, which settles those that went before
]);
const selfBilled = new Set(["389", "471"]);
const factored = new Set(["393", "472", "473", "501"]);
const creditNotes = new Set("81 83 261 262 296 308 381 396 420 458 502 503 532".split(" "));

/** The types of MyInvois, Malaysia's system, as UNTDID 1001 has them. */
const myInvoisTypes: Readonly<Record<string, string>> = {
  "01": "380",
  "02": "381",
  "03": "383",
  "11": "389",
  "12": "261",
  "13": "527",
};
const myInvoisNames: Readonly<Record<string, string>> = {
  "04": "refund note",
  "14": "self-billed refund note",
};

/**
 * Whether the customer issued the invoice. @throws DomainError E_INVOICE_CREDIT_NOTE, E_INVOICE_FACTORED,
 * E_INVOICE_TYPE with the name of any other document; E_INVOICE_INCOMPLETE
 */
export function isSelfBilled(code: string | null, isMyInvois = false): boolean {
  const own = required(code, "the type");
  const type = (isMyInvois && myInvoisTypes[own]) || own;
  if (creditNotes.has(type)) throw refuse("E_INVOICE_CREDIT_NOTE");
  if (factored.has(type)) throw refuse("E_INVOICE_FACTORED");
  if (selfBilled.has(type)) return true;
  if (invoices.has(type)) return false;
  throw refuse("E_INVOICE_TYPE", {
    words: otherType(own, (isMyInvois && myInvoisNames[own]) || documentName(type)),
  });
}

function otherType(code: string, name: string | null): string | null {
  const next = "Add the invoice that your customer will pay.";
  if (name !== null) {
    return `This is a document of type ${code} (${name}), which we can’t take. ${next}`;
  }
  // Whatever else a file has there isn't repeated.
  const isCode = /^[0-9]{1,4}$/.test(code);
  return isCode ? `We don’t know documents of type ${code}. ${next}` : null;
}

const core = "urn:cen.eu:en16931:2017";
const withoutPrepaid = new Set([
  "urn:factur-x.eu:1p0:minimum",
  "urn:factur-x.eu:1p0:basicwl",
  "urn:zugferd.de:2p0:minimum",
  "urn:zugferd.de:2p0:basicwl",
]);

/** True for Factur-X without lines, whose invoices may leave out what was paid before (BT-113). */
export const mayOmitPrepaid = (profile: string | null): boolean =>
  profile !== null && withoutPrepaid.has(profile);

/** True for XRechnung's extension, in which claims of third parties are paid with an invoice (BG-DEX-09). */
export const isXRechnungExtension = (profile: string | null): boolean =>
  /#conformant#urn:[^#]+:extension:xrechnung_[\d.]+$/.test(profile ?? "");

/**
 * EN 16931 with what complies or conforms with it (Peppol BIS, XRechnung, Factur-X BASIC to EXTENDED),
 * Peppol's international model and the profiles of Factur-X without lines. @throws DomainError E_INVOICE_PROFILE
 */
export function rejectOtherProfile(profile: string): void {
  const isKnown =
    profile === core ||
    profile.startsWith(`${core}#compliant#`) ||
    profile.startsWith(`${core}#conformant#`) ||
    /^urn:peppol:pint:(billing|selfbilling|taxinvoice)-1(@|$)/.test(profile) ||
    withoutPrepaid.has(profile);
  if (!isKnown) throw refuse("E_INVOICE_PROFILE");
}
