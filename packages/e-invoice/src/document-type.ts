import { refuse } from "./refuse.ts";
import { required } from "./values.ts";

// Codes of UNTDID 1001, as EN 16931 uses them for BT-3.
/** Commercial, partial, corrected, consolidated and tax invoices, for metered services and construction. */
const invoices = new Set(["380", "326", "384", "385", "388", "82", "875", "876", "877"]);
const selfBilled = "389";
const factored = "393";
const creditNotes = new Set([
  "81",
  "83",
  "261",
  "262",
  "296",
  "308",
  "381",
  "396",
  "420",
  "458",
  "532",
]);

/**
 * Whether the customer issued the invoice. @throws DomainError E_INVOICE_CREDIT_NOTE, E_INVOICE_FACTORED,
 * E_INVOICE_TYPE for a pro forma, a prepayment, a reminder; E_INVOICE_INCOMPLETE
 */
export function isSelfBilled(code: string | null): boolean {
  const type = required(code, "the type");
  if (creditNotes.has(type)) throw refuse("E_INVOICE_CREDIT_NOTE");
  if (type === factored) throw refuse("E_INVOICE_FACTORED");
  if (type !== selfBilled && !invoices.has(type)) throw refuse("E_INVOICE_TYPE");
  return type === selfBilled;
}

const core = "urn:cen.eu:en16931:2017";
const others = new Set([
  "urn:factur-x.eu:1p0:minimum",
  "urn:factur-x.eu:1p0:basicwl",
  "urn:zugferd.de:2p0:minimum",
  "urn:zugferd.de:2p0:basicwl",
]);

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
    others.has(profile);
  if (!isKnown) throw refuse("E_INVOICE_PROFILE");
}
