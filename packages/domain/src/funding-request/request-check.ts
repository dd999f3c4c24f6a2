/** What a reviewer checks before an attestation: the customer's contact, and that the debt exists. */
export const checkSubjects = ["contact", "debt"] as const;
export type CheckSubject = (typeof checkSubjects)[number];

/** How it was checked. */
export const checkMethods = [
  "register",
  "website",
  "phone",
  "email",
  "written-order",
  "meeting",
  "other",
] as const;
export type CheckMethod = (typeof checkMethods)[number];
