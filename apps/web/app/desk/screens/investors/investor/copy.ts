/** Common reasons to choose from. The investor reads them. */
export const investorRejectionReasons = [
  "The name doesn't match the government ID.",
  "The government ID number isn't valid.",
  "We don't serve investors in this country yet.",
] as const;

export const investorSuspensionReasons = [
  "We're checking a report about this wallet.",
  "The government ID has expired.",
  "Approved by mistake.",
] as const;

export const investorReinstatementReasons = [
  "Our check is complete and found no problem with the registration.",
  "We've received the missing document.",
  "Suspended by mistake.",
] as const;
