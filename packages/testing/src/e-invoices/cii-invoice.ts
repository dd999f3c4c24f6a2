const line = (id: string, total: string) => `
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct><ram:Name>Oak planks</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${total}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`;

const terms = (date: string) =>
  `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${date}</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>`;

/** The profiles of Factur-X and what each of them has beside the obligatory values. */
export const ciiProfiles = {
  MINIMUM: { id: "urn:factur-x.eu:1p0:minimum", lines: false, addresses: false, terms: [] },
  "BASIC WL": {
    id: "urn:factur-x.eu:1p0:basicwl",
    lines: false,
    addresses: true,
    terms: ["20260411"],
  },
  BASIC: {
    id: "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic",
    lines: true,
    addresses: true,
    terms: ["20260411"],
  },
  "EN 16931": { id: "urn:cen.eu:en16931:2017", lines: true, addresses: true, terms: ["20260411"] },
  EXTENDED: {
    id: "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended",
    lines: true,
    addresses: true,
    terms: ["20260411", "20260511"],
  },
  XRechnung: {
    id: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
    lines: true,
    addresses: true,
    terms: ["20260411"],
  },
} as const;
export type CiiProfile = keyof typeof ciiProfiles;

/** A Cross Industry Invoice of 1,190.00 EUR from Holz Huber to Möbel Maier, written for these tests. */
export function ciiInvoice(profile: CiiProfile): string {
  const { id, lines, addresses, terms: dates } = ciiProfiles[profile];
  const address = (country: string) =>
    addresses
      ? `<ram:PostalTradeAddress><ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress>`
      : "";
  const withLines = lines || profile === "BASIC WL";
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext>
    <ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${id}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
  </rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>
    <ram:ID>R-77/2026</ram:ID>
    <ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20260312</udt:DateTimeString></ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${lines ? line("1", "600.00") + line("2", "400.00") : ""}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty>
        <ram:Name>Holz Huber KG</ram:Name>
        <ram:SpecifiedLegalOrganization><ram:ID>HRA 4711</ram:ID></ram:SpecifiedLegalOrganization>
        <ram:PostalTradeAddress><ram:CountryID>AT</ram:CountryID></ram:PostalTradeAddress>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">12/345</ram:ID></ram:SpecifiedTaxRegistration>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">ATU12345678</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty>
        <ram:Name>Möbel Maier AG</ram:Name>
        <ram:SpecifiedLegalOrganization><ram:ID>HRB 1234</ram:ID></ram:SpecifiedLegalOrganization>
        ${address("DE")}
      </ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      ${withLines ? "<ram:ApplicableTradeTax><ram:CalculatedAmount>190.00</ram:CalculatedAmount></ram:ApplicableTradeTax>" : ""}
      ${dates.map(terms).join("")}
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        ${withLines ? "<ram:LineTotalAmount>1000.00</ram:LineTotalAmount>" : ""}
        <ram:TaxBasisTotalAmount>1000.00</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="EUR">190.00</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>1190.00</ram:GrandTotalAmount>
        <ram:DuePayableAmount>1190.00</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`;
}
