import { currencies } from "@tenora/domain/funding-request/draft/currencies";
import { countryCode } from "@tenora/domain/receivable/country-code";
import { toSingleLine } from "@tenora/domain/text/single-line";
import type { EInvoiceParty } from "../e-invoice.ts";
import { refuse } from "../refuse.ts";
import type { InvoiceElement } from "../xml/invoice-element.ts";

/** Decimals of the amounts while they are summed. */
export const scale = 6;
export const oneUnit = 10n ** BigInt(scale);

/** Without surrounding spaces, which XML's schemas collapse; null when nothing is left. */
export function textOf(element: InvoiceElement | null, longest: number): string | null {
  if (element === null) return null;
  const text = toSingleLine(element.text);
  if (text.length > longest) throw refuse("E_INVOICE_VALUE", `${element.name} is too long`);
  return text === "" ? null : text;
}

/** @throws DomainError E_INVOICE_INCOMPLETE without the value */
export function required<Value>(value: Value | null, name: string): Value {
  if (value === null) throw refuse("E_INVOICE_INCOMPLETE", name);
  return value;
}

/**
 * An amount in millionths of its currency; null without one. Exponents, groups and more than 13 digits
 * before the point are no amounts. @throws DomainError E_INVOICE_AMOUNT; E_INVOICE_VALUE in another currency
 */
export function amountOf(element: InvoiceElement | null, currency: string): bigint | null {
  if (element === null) return null;
  const own = element.attributes.get("currencyID");
  if (own !== undefined && own !== currency) {
    throw refuse("E_INVOICE_VALUE", `${element.name} in another currency`);
  }
  const match = /^([+-]?)(\d{1,40})(?:\.(\d{0,40}))?$/.exec(element.text.trim());
  const whole = match?.[2]?.replace(/^0+(?=\d)/, "") ?? "";
  const fraction = (match?.[3] ?? "").replace(/0+$/, "");
  if (match === null || whole.length > 13 || fraction.length > scale) {
    throw refuse("E_INVOICE_AMOUNT", `${element.name} is no amount`);
  }
  const amount = BigInt(whole + fraction.padEnd(scale, "0"));
  return match[1] === "-" ? -amount : amount;
}

/** Those in the currency of the invoice; a payment in another one, or without an amount, explains no total. */
export const paymentsOf = (
  elements: readonly InvoiceElement[],
  currency: string,
): readonly bigint[] =>
  elements
    .filter(({ attributes, text }) => {
      return (attributes.get("currencyID") ?? currency) === currency && text.trim() !== "";
    })
    .map((element) => amountOf(element, currency) ?? 0n);

/** @throws DomainError E_INVOICE_CURRENCY for one that no funding request takes */
export function currencyOf(element: InvoiceElement | null): string {
  const currency = required(textOf(element, 40), "currency");
  if (!currencies.includes(currency)) throw refuse("E_INVOICE_CURRENCY");
  return currency;
}

interface PartyElements {
  readonly name: InvoiceElement | null;
  readonly registryNumber: InvoiceElement | null;
  readonly vatId: InvoiceElement | null;
  readonly country: InvoiceElement | null;
}

export function toParty({ name, registryNumber, vatId, country }: PartyElements): EInvoiceParty {
  return {
    name: required(textOf(name, 200), "the name of a party"),
    registryNumber: textOf(registryNumber, 64),
    vatId: textOf(vatId, 64),
    country: countryCode(textOf(country, 40) ?? ""),
  };
}
