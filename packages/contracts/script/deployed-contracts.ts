/** What is deployed or linked, with the interfaces that callers read. */
export const deployedContracts = [
  "ListingRules",
  "ResaleRules",
  "SignedPayments",
  "ExchangeRegistry",
  "ReceivableExchange",
  "ExchangeLens",
  "NoteDescriptor",
  "RewardNFT",
  "OpenGate",
  "EligibleGate",
  "InviteGate",
  "LinkGate",
  "TestUSDC",
  "TestUSDT",
];
