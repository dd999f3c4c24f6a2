/** Common reasons to choose from. The business reads them. */
export const rejectionReasons = [
  "The certificate can't be read. Please upload a clearer copy.",
  "The certificate is older than twelve months. Please upload a recent one.",
  "The company name doesn't match the certificate.",
  "The registration number doesn't match the certificate.",
  "The director is not named on the certificate.",
  "The business is not in a country that we serve yet.",
] as const;

export const suspensionReasons = [
  "We're checking a report about this business.",
  "The registration has expired or was struck off.",
  "A payment is long overdue.",
  "Approved by mistake.",
] as const;

export const reinstatementReasons = [
  "Our check is complete and found no problem with the business.",
  "We've received the missing document.",
  "Suspended by mistake.",
] as const;

export const tierReasons = [
  "Proven track record.",
  "Some invoice history.",
  "Too little history for the tier.",
] as const;

export const hiddenRatingReasons = [
  "It names a person or says how to reach one.",
  "It insults or threatens someone.",
  "It advertises something else.",
  "It isn't about how the receivable was repaid.",
] as const;

export const shownRatingReasons = ["It was hidden by mistake."] as const;
