export const ublInvoice = "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2";
export const ublCreditNote = "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2";
export const ciiInvoice = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100";
export const zugferd1 = "urn:ferd:CrossIndustryDocument:invoice:1p0";

const namespaces = new Set([
  ublInvoice,
  "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  ciiInvoice,
  "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
]);

const names = new Set(
  // UBL 2.1
  (
    "Invoice CustomizationID ID IssueDate DueDate InvoiceTypeCode DocumentCurrencyCode " +
    "AccountingSupplierParty AccountingCustomerParty Party PartyName Name PostalAddress Country " +
    "IdentificationCode PartyTaxScheme CompanyID TaxScheme PartyLegalEntity RegistrationName " +
    "PaymentMeans PaymentDueDate TaxTotal TaxAmount TaxSubtotal LegalMonetaryTotal " +
    "LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount " +
    "ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount InvoiceLine " +
    "PaymentTerms InstallmentDueDate PrepaidPayment PaidAmount " +
    // Cross Industry Invoice D16B
    "ExchangedDocumentContext GuidelineSpecifiedDocumentContextParameter ExchangedDocument TypeCode " +
    "IssueDateTime DateTimeString SupplyChainTradeTransaction ApplicableHeaderTradeAgreement " +
    "SellerTradeParty BuyerTradeParty SpecifiedLegalOrganization SpecifiedTaxRegistration " +
    "PostalTradeAddress CountryID ApplicableHeaderTradeSettlement InvoiceCurrencyCode " +
    "ApplicableTradeTax CalculatedAmount SpecifiedTradePaymentTerms DueDateDateTime " +
    "SpecifiedTradeSettlementHeaderMonetarySummation LineTotalAmount ChargeTotalAmount " +
    "AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount RoundingAmount GrandTotalAmount " +
    "TotalPrepaidAmount DuePayableAmount IncludedSupplyChainTradeLineItem " +
    "SpecifiedLineTradeSettlement SpecifiedTradeSettlementLineMonetarySummation " +
    "AssociatedDocumentLineDocument ParentLineID LineStatusReasonCode DateTime SpecifiedAdvancePayment"
  ).split(" "),
);

/** True for what a funding request reads, or what leads to it; the rest of a file is only checked. */
export const isKept = (namespace: string, name: string): boolean =>
  namespaces.has(namespace) && names.has(name);

/** The roots that begin a document of their own, wherever they are. */
export const isDocument = (namespace: string): boolean =>
  namespace === ublInvoice || namespace === ublCreditNote || namespace === ciiInvoice;
