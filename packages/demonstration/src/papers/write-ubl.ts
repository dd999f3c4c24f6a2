import { type Invoice, type InvoiceParty, totalOf } from "./invoice.ts";
import { decimal, escapeXml } from "./xml-text.ts";

/** A UBL 2.1 invoice of profile Peppol BIS Billing 3.0. */
export function writeUbl(invoice: Invoice): string {
  const { number, issued, due, currency, seller, customer, lines } = invoice;
  const money = (name: string, cents: bigint) =>
    `<cbc:${name} currencyID="${currency}">${decimal(cents)}</cbc:${name}>`;
  const total = totalOf(invoice);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>${escapeXml(number)}</cbc:ID>
  <cbc:IssueDate>${issued}</cbc:IssueDate>
  <cbc:DueDate>${due}</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty>${party(seller)}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party(customer)}</cac:AccountingCustomerParty>
  <cac:TaxTotal>
    ${money("TaxAmount", 0n)}
    <cac:TaxSubtotal>
      ${money("TaxableAmount", total)}
      ${money("TaxAmount", 0n)}
      <cac:TaxCategory><cbc:ID>Z</cbc:ID><cbc:Percent>0</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>
    </cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    ${money("LineExtensionAmount", total)}
    ${money("TaxExclusiveAmount", total)}
    ${money("TaxInclusiveAmount", total)}
    ${money("PayableAmount", total)}
  </cac:LegalMonetaryTotal>
${lines
  .map(
    ({ text, cents }, at) => `  <cac:InvoiceLine>
    <cbc:ID>${at + 1}</cbc:ID>
    <cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>
    ${money("LineExtensionAmount", cents)}
    <cac:Item><cbc:Name>${escapeXml(text)}</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>Z</cbc:ID><cbc:Percent>0</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item>
    <cac:Price>${money("PriceAmount", cents)}</cac:Price>
  </cac:InvoiceLine>`,
  )
  .join("\n")}
</Invoice>
`;
}

const party = ({ name, registryNumber, country }: InvoiceParty): string => `
    <cac:Party>
      <cac:PostalAddress><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
      <cac:PartyLegalEntity>
        <cbc:RegistrationName>${escapeXml(name)}</cbc:RegistrationName>
        <cbc:CompanyID>${escapeXml(registryNumber)}</cbc:CompanyID>
      </cac:PartyLegalEntity>
    </cac:Party>
  `;
